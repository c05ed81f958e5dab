import type { Family } from '..';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import { keyLines } from './keys';
import { loadMap } from './logic/maps';
import { turnLine } from './logic/turn';

export const family: Family = { Board, Emblem, turnLine, prepare: loadMap, keys: keyLines, texts: ['core', 'tickets', 'web'] };
