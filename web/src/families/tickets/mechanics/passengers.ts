/** Passengers wait on the map, and come along with whoever claims a track there. */

import Passengers from '../map/Passengers.svelte';
import PassengerTray from '../trays/PassengerTray.svelte';
import type { Mechanic } from './mechanic';

export const passengers: Mechanic = {
  inPlay: (view) => view.passengers !== undefined,
  Under: Passengers,
  choice: { due: (view) => view.phase === 'passenger', Tray: PassengerTray },
  sources: { passengers: 'passenger' },
};
