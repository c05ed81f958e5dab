import type { Family } from '..';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import { loadMap } from './logic/maps';
import { turnLine } from './logic/turn';

export const family: Family = { Board, Emblem, turnLine, prepare: loadMap, texts: ['core', 'web', 'tickets/game', 'tickets/web'] };
