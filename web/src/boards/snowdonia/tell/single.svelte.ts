/** Whether single keys do anything here; kept on this device. */
const NAME = 'branchline-single-keys';

class SingleKeys {
  #on = $state(localStorage.getItem(NAME) !== 'off');

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    localStorage.setItem(NAME, on ? 'on' : 'off');
  }
}

export const singleKeys = new SingleKeys();
