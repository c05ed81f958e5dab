/** Who I am to the server. Nobody is asked before it matters. */

import { ask, Refused } from './ask';
import { storage } from './storage';
import { settings } from './settings.svelte';

export interface Me {
  id: string;
  name: string;
  language: string;
}

class Guest {
  me = $state.raw<Me | null>(null);
  /** Set while the server's access code is asked for; answered by the dialog of the page. */
  asking = $state.raw<{ wrong: boolean; answer: (code: string | null) => void } | null>(null);
  #known: Promise<void> | null = null;

  /** The name this browser used last. */
  get lastName(): string {
    return this.me?.name ?? storage.get('name') ?? '';
  }

  /** Ask once who I am, if this browser was ever somebody. A cookie that the server knows no more is replaced. */
  known(): Promise<void> {
    this.#known ??= this.#look();
    return this.#known;
  }

  /** Be somebody: as before, or under this name. False if the access code was not given. */
  async be(name: string): Promise<boolean> {
    await this.known();
    if (this.me) {
      if (this.lastName !== name) await this.rename(name);
      return true;
    }
    return this.#become(name);
  }

  async rename(name: string): Promise<void> {
    this.#is(await ask<Me>('PUT', '/me', { name, language: settings.language }));
  }

  async arrive(token: string): Promise<void> {
    this.#is(await ask<Me>('POST', '/me/arrive', { token }));
    this.#known = Promise.resolve();
  }

  async leave(): Promise<void> {
    await ask('POST', '/me/leave');
    this.me = null;
  }

  async #look(): Promise<void> {
    if (storage.get('name') === null) return;
    try {
      this.#is(await ask<Me>('GET', '/me'));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.refusal.key === 'bad-token') await this.#become(storage.get('name') ?? '?');
    }
  }

  async #become(name: string): Promise<boolean> {
    let code: string | null = storage.get('code') ?? '';
    for (let tries = 0; ; tries += 1) {
      try {
        this.#is(await ask<Me>('POST', '/me', { name, language: settings.language, access_code: code }));
        storage.set('code', code);
        return true;
      } catch (error) {
        if (!(error instanceof Refused) || error.refusal.key !== 'access-code') throw error;
        code = await this.#code(tries > 0);
        if (code === null) return false;
      }
    }
  }

  #code(wrong: boolean): Promise<string | null> {
    return new Promise((resolve) => {
      this.asking = {
        wrong,
        answer: (code) => {
          this.asking = null;
          resolve(code);
        },
      };
    });
  }

  #is(me: Me): void {
    this.me = me;
    storage.set('name', me.name);
  }
}

export const guest = new Guest();
