/** Lets the pieces of a beat fly over the page. */
import { mount, unmount } from 'svelte';
import { fly, placeOf, type Place } from '../../../motion/flight';
import { duration, play } from '../../../motion/pace.svelte';
import type { Beat } from './beats';
import { piecesOf, soundOf, type Piece } from './flights';
import Thing from './Thing.svelte';
import type { View } from '../schema.gen';

const FLIGHT = 460;
const STAGGER = 70;
const LONGEST_ROW = 480;
const SIZE = 18;

/** The first of some places that is on the page and inside the board. */
function find(root: HTMLElement, names: string[]): Place | null {
  const frame = root.getBoundingClientRect();
  for (const name of names) {
    const selector = name.startsWith('space-')
      ? `[data-space="${name.slice('space-'.length)}"]`
      : `[data-at="${name}"]`;
    for (const element of root.querySelectorAll(selector)) {
      const place = placeOf(element);
      if (
        place &&
        place.x + place.width > frame.left &&
        place.x < frame.right &&
        place.y + place.height > frame.top &&
        place.y < frame.bottom
      ) {
        return place;
      }
    }
  }
  return null;
}

/** A box of the piece's own size in the middle of a place. */
function middle({ x, y, width, height }: Place, size: number): Place {
  return { x: x + width / 2 - size / 2, y: y + height / 2 - size / 2, width: size, height: size };
}

/** Look where the pieces of a beat are; what is returned lets them go once the table has changed. */
export function performIn(root: HTMLElement, beat: Beat, view: View): () => void {
  const pieces = piecesOf(beat, view);
  const before = pieces.map((piece) => (piece.leaves ? find(root, piece.from) : null));
  const sound = soundOf(beat);
  if (sound) play(sound);
  return () => {
    // all places first: a look after every start would lay out the page every time
    const found = new Map<string, Place | null>();
    const at = (names: string[]): Place | null => {
      const key = names.join();
      if (!found.has(key)) found.set(key, find(root, names));
      return found.get(key) ?? null;
    };
    const ways = pieces.map((piece, i) => ({ piece, start: before[i] ?? at(piece.from), target: at(piece.to) }));
    const zoom = root.getBoundingClientRect().width / root.offsetWidth || 1;
    const stagger = Math.min(STAGGER, LONGEST_ROW / Math.max(1, pieces.length));
    ways.forEach(({ piece, start, target }, i) => {
      if (start && target) launch(piece, start, target, i * stagger, zoom);
    });
  };
}

function launch(piece: Piece, start: Place, target: Place, wait: number, zoom: number): void {
  const size = (piece.size ?? SIZE) * zoom;
  fly({
    from: middle(start, size),
    to: middle(target, size),
    wait: duration(wait),
    last: duration(FLIGHT),
    fade: piece.fades ?? false,
    draw: (box) => {
      const thing = mount(Thing, { target: box, props: { sign: piece.sign, seat: piece.seat, size } });
      return () => void unmount(thing);
    },
  });
}
