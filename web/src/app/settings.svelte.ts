/** Language and appearance: `early.js` has set both on the page already. */

import { type Language, LANGUAGES } from '../texts/fluent';
import { storage } from './storage';

export const LOOKS = ['auto', 'light', 'dark'] as const;
export type Look = (typeof LOOKS)[number];

class Settings {
  #language = $state<Language>(one(LANGUAGES, document.documentElement.lang, 'en'));
  #look = $state<Look>(one(LOOKS, storage.get('look'), 'auto'));

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    storage.set('language', language);
    document.documentElement.lang = language;
  }

  get look(): Look {
    return this.#look;
  }
  set look(look: Look) {
    this.#look = look;
    storage.set('look', look);
    if (look === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = look;
  }
}

function one<T extends string>(known: readonly T[], wished: string | null, usual: T): T {
  return known.find((each) => each === wished) ?? usual;
}

export const settings = new Settings();
