import type { Family } from '..';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import { turnLine } from './logic/turn';

export const family: Family = { Board, Emblem, turnLine, texts: ['core', 'tickets', 'web'] };
