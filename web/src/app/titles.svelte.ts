/** The titles on the server's shelf, in the language of the page. */

import type { TitleTold } from '../table/schema.gen';
import { ask } from './ask';
import { ownTitle, plainTitle } from './ownTitles';
import { settings } from './settings.svelte';

class Titles {
  all = $state.raw<TitleTold[]>([]);
  #language = '';
  #asked: Promise<void> = Promise.resolve();

  /** Ask for them, once per language. */
  known(): Promise<void> {
    if (this.#language !== settings.language) {
      this.#language = settings.language;
      this.#asked = this.#load(settings.language);
    }
    return this.#asked;
  }

  /** What a title is called; nothing until it is known. */
  name(id: string): string {
    void this.known().catch(() => undefined);
    const own = ownTitle(id)?.name;
    return own || (this.all.find((title) => title.id === plainTitle(id))?.name ?? '');
  }

  /** Whether a title has rules to look up; until it is known, no. */
  hasRules(id: string): boolean {
    void this.known().catch(() => undefined);
    return this.all.find((title) => title.id === plainTitle(id))?.rules ?? ownTitle(id) !== undefined;
  }

  async #load(language: string): Promise<void> {
    try {
      const told = await ask<TitleTold[]>('GET', '/titles');
      if (language === this.#language) this.all = told;
    } catch (error) {
      this.#language = '';
      throw error;
    }
  }
}

export const titles = new Titles();
