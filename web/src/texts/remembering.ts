import type { Say } from './fluent';

const MOST = 3000;

/** A speaker that remembers what it said: for pages that say much the same again and again. */
export function remembering(say: Say): Say {
  const said = new Map<string, string>();
  return (key, params) => {
    const name = params ? `${key} ${Object.values(params).join('\u{1F}')}` : key;
    let text = said.get(name);
    if (text === undefined) {
      if (said.size >= MOST) said.clear();
      text = say(key, params);
      said.set(name, text);
    }
    return text;
  };
}
