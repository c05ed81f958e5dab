/** Everything that only some maps have. */

import type { Mechanic } from './mechanic';
import { passengers } from './passengers';
import { stations } from './stations';

export const MECHANICS: readonly Mechanic[] = [stations, passengers];
