/** Small things this browser remembers. A browser that keeps nothing still plays. */

const PREFIX = 'branchline.';

export const storage = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(PREFIX + name);
    } catch {
      return null;
    }
  },

  set(name: string, value: string): void {
    try {
      localStorage.setItem(PREFIX + name, value);
    } catch {
      // private windows may refuse; then it is forgotten with the page
    }
  },
};
