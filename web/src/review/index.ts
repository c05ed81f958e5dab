/** Looking back and learning; each part is loaded when it is first needed. */

async function the<T>(module: Promise<{ default: T }>): Promise<T> {
  return (await module).default;
}

/** The log in words: `title, log, say, names, current?, onjump?`. */
export const loadLogPanel = () => the(import('./LogPanel.svelte'));
/** If the game ended now: `state, say, onjump?`. */
export const loadScoreNow = () => the(import('./ScoreNow.svelte'));
/** The end of a game: `state, tableId, say, commitment, secret, onrematch?, onboard?`. */
export const loadEndScreen = () => the(import('./EndScreen.svelte'));
/** The rules: `title, rule?, say`; with `onclose` a drawer of its own, `bare` inside another one. */
export const loadRules = () => the(import('./Rules.svelte'));
