/**
 * A view after one event of a move. The server tells only the view after the whole move; the way there is told by
 * its events. `end` is the view after the move: what an event does not say comes from there.
 */
import type { TableEvent } from '../../../table/types';
import type { Area, AreaLetter, Dig, Good, Goods, Seat, SnowdoniaView, Station, Track, Weather } from '../view';

type Params = Record<string, unknown>;
type Change = (view: SnowdoniaView, params: Params, end: SnowdoniaView) => Partial<SnowdoniaView>;

const LABOURERS = 2;

function seatOf(
  view: SnowdoniaView,
  params: Params,
  change: (seat: Seat) => Partial<Seat>,
): Pick<SnowdoniaView, 'seats'> {
  return { seats: view.seats.map((seat, i) => (i === params['seat'] ? { ...seat, ...change(seat) } : seat)) };
}

function sum<T extends Goods>(goods: T, more: Goods, sign = 1): T {
  const out: Goods = { ...goods };
  for (const [good, n] of Object.entries(more)) out[good as Good] = (out[good as Good] ?? 0) + sign * n;
  return out as T;
}

const gets = (view: SnowdoniaView, params: Params, goods: Goods, sign = 1): Pick<SnowdoniaView, 'seats'> =>
  seatOf(view, params, (seat) => ({ goods: sum(seat.goods, goods, sign) }));

/** The line with one track or excavation site changed. */
function placeOf(
  view: SnowdoniaView,
  params: Params,
  change: (place: Track | Dig) => Partial<Track>,
): Pick<SnowdoniaView, 'line'> {
  const id = params['place'];
  const changed = <T extends Track | Dig>(place: T): T => (place.place === id ? { ...place, ...change(place) } : place);
  return {
    line: view.line.map((station) =>
      String(id).startsWith(`${station.station}.`)
        ? { ...station, tracks: station.tracks.map(changed), excavation: station.excavation.map(changed) }
        : station,
    ),
  };
}

function stationOf(
  view: SnowdoniaView,
  id: unknown,
  change: (station: Station) => Partial<Station>,
): Pick<SnowdoniaView, 'line'> {
  return { line: view.line.map((station) => (station.station === id ? { ...station, ...change(station) } : station)) };
}

/** Somebody, or nobody, on a space; area G is a row without numbers. */
function stand(areas: SnowdoniaView['areas'], space: unknown, seat: number, there: boolean): SnowdoniaView['areas'] {
  const letter = String(space).slice(0, 1) as AreaLetter;
  const area = areas[letter];
  const labourers = [...area.labourers];
  if (letter !== 'G') labourers[Number(String(space).slice(1)) - 1] = there ? seat : null;
  else if (there) labourers.push(seat);
  else labourers.splice(labourers.lastIndexOf(seat), 1);
  return { ...areas, [letter]: { ...area, labourers } };
}

const rubbleDown = (n: number) => (place: Track | Dig) => ({ rubble: Math.max(0, place.rubble - n) });
const without = (seat: Seat, contract: unknown) => ({
  contracts: seat.contracts.filter((held) => held.contract !== contract),
});
/** A train goes back; alone one has no shed. */
const backToShed = (view: SnowdoniaView, params: Params): SnowdoniaView['shed'] => ({
  ...view.shed,
  trains:
    view.players === 1
      ? view.shed.trains
      : [...view.shed.trains, { train: Number(params['train']), coal: 0 }].sort((a, b) => a.train - b.train),
});

function withContract(view: SnowdoniaView, params: Params): Partial<SnowdoniaView> {
  const contract = Number(params['contract']);
  return seatOf(view, params, (seat) => ({
    contracts: [...seat.contracts, { contract, used: false, active: false, worth: 0 }],
  }));
}

/** Cards move up to the left; an empty place is at the end. */
function office(view: SnowdoniaView, gone: unknown = null): (number | null)[] {
  const left = view.office.filter((contract) => contract !== null && contract !== gone);
  return view.office.map((_, i) => left[i] ?? null);
}

function field(
  view: SnowdoniaView,
  end: SnowdoniaView,
  which: 'excavation' | 'lay_track',
  rate: unknown,
): SnowdoniaView['rates']['excavation'] {
  const { values } = view.rates[which];
  const last = end.rates[which].field;
  return { values, field: values[last] === rate ? last : values.indexOf(Number(rate)) };
}

/** Everybody goes home; whoever was hired goes back to the pub. */
function home(view: SnowdoniaView, end: SnowdoniaView): Pick<SnowdoniaView, 'areas' | 'seats'> {
  const areas = Object.fromEntries(
    Object.entries(view.areas).map(([letter, area]: [string, Area]) => [
      letter,
      {
        ...area,
        open: end.areas[letter as AreaLetter].open,
        labourers: letter === 'G' ? [] : area.labourers.map(() => null),
      },
    ]),
  ) as SnowdoniaView['areas'];
  return { areas, seats: view.seats.map((seat) => ({ ...seat, labourers: LABOURERS, pub: 1 })) };
}

/** A surveyor stands at another station. */
function surveyor(view: SnowdoniaView, params: Params, end: SnowdoniaView): Pick<SnowdoniaView, 'line' | 'seats'> {
  const { seat, station: there } = params as { seat: number; station: string };
  const last = end.seats[seat];
  return {
    line: view.line.map((station) => {
      const others = station.surveyors.filter((each) => each !== seat);
      if (station.station === there) return { ...station, surveyors: [...others, seat].sort((a, b) => a - b) };
      return others.length === station.surveyors.length ? station : { ...station, surveyors: others };
    }),
    ...seatOf(view, params, (each) => ({
      surveyor: there,
      surveyor_points:
        last?.surveyor === there
          ? last.surveyor_points
          : (view.line.find((station) => station.station === there)?.surveyor_points ?? each.surveyor_points),
    })),
  };
}

/** Cubes go back into the bag from the spaces that the last one names. */
function cubesBack(view: SnowdoniaView): number[] {
  const named = view.events.cubes.flatMap((cube) => view.events.returns[String(cube)] ?? []);
  return view.events.cubes.filter((cube) => !named.includes(cube));
}

const CHANGES: Record<string, Change> = {
  placed: (view, params) => ({
    areas: stand(view.areas, params['space'], Number(params['seat']), true),
    ...seatOf(view, params, (seat) => ({ labourers: seat.labourers - 1 })),
  }),
  moved: (view, params) => {
    const seat = Number(params['seat']);
    return { areas: stand(stand(view.areas, params['space'], seat, false), params['to'], seat, true) };
  },
  hired: (view, params) =>
    seatOf(view, params, (seat) => ({
      labourers: seat.labourers + 1,
      pub: seat.pub - 1,
      goods: sum(seat.goods, { coal: Number(params['n']) }, -1),
    })),
  played: (view, params) =>
    seatOf(view, params, (seat) => ({
      contracts: seat.contracts.map((held) => (held.contract === params['contract'] ? { ...held, used: true } : held)),
    })),
  took: (view, params) => ({
    yard: sum(view.yard, params['cubes'] as Goods, -1),
    ...gets(view, params, params['cubes'] as Goods),
  }),
  'drew-cubes': (view, params) => gets(view, params, params['cubes'] as Goods),
  'free-cubes': (view, params) => gets(view, params, params['cubes'] as Goods),
  dug: (view, params) => ({
    ...placeOf(view, params, rubbleDown(Number(params['n']))),
    ...gets(view, params, { rubble: Number(params['n']) }),
  }),
  cleared: (view, params) => ({
    ...placeOf(view, params, () => ({ owner: Number(params['seat']) })),
    ...seatOf(view, params, (seat) => ({ markers: seat.markers - 1 })),
  }),
  worked: (view, params) => {
    const paid = gets(view, params, params['paid'] as Goods, -1);
    return gets({ ...view, ...paid }, params, params['got'] as Goods);
  },
  laid: (view, params) => ({
    ...placeOf(view, params, () => ({ laid: true, owner: Number(params['seat']) })),
    ...seatOf(view, params, (seat) => ({ markers: seat.markers - 1, goods: sum(seat.goods, { steel: 1 }, -1) })),
  }),
  built: (view, params) => ({
    ...stationOf(view, String(params['site']).split('.')[0], (station) => ({
      sites: station.sites.map((site) =>
        site.site === params['site'] ? { ...site, owner: Number(params['seat']) } : site,
      ),
    })),
    ...seatOf(view, params, (seat) => ({
      markers: seat.markers - 1,
      goods: sum(seat.goods, params['paid'] as Goods, -1),
    })),
  }),
  bought: (view, params) => ({
    shed: { ...view.shed, trains: view.shed.trains.filter((each) => each.train !== params['train']) },
    ...seatOf(view, params, (seat) => ({
      train: Number(params['train']),
      goods: sum(sum(seat.goods, params['paid'] as Goods, -1), { coal: Number(params['n']) }),
    })),
  }),
  returned: (view, params) => ({ shed: backToShed(view, params), ...seatOf(view, params, () => ({ train: null })) }),
  'gave-up': (view, params) => ({ shed: backToShed(view, params), ...seatOf(view, params, () => ({ train: null })) }),
  coaled: (view, params) => ({
    shed: {
      ...view.shed,
      trains: view.shed.trains.map((each) =>
        each.train === params['train'] ? { ...each, coal: Number(params['n']) } : each,
      ),
    },
  }),
  'took-contract': (view, params) => ({
    office: view.office.map((contract) => (contract === params['contract'] ? null : contract)),
    ...withContract(view, params),
  }),
  kept: (view, params) => {
    const gone = params['discarded'] as number[];
    const kept = Number(params['contract']);
    const left = seatOf(view, params, (seat) => ({
      contracts: seat.contracts.filter((held) => !gone.includes(held.contract)),
    }));
    const has = left.seats[Number(params['seat'])]?.contracts.some((held) => held.contract === kept);
    return has ? left : withContract({ ...view, ...left }, params);
  },
  'maintained-card': (view, params) => seatOf(view, params, (seat) => without(seat, params['contract'])),
  maintained: (view, params) => gets(view, params, { steel: 1 }, -1),
  surveyed: surveyor,
  'chose-start': (view, params, end) => {
    const stands = surveyor(view, params, end);
    return { ...stands, ...seatOf({ ...view, ...stands }, params, () => ({ home: String(params['station']) })) };
  },
  'chose-marker': (view, params) => ({ events: { ...view.events, from: String(params['station']) } }),
  'left-start': (view, params) => seatOf(view, params, (seat) => ({ marker_at_home: true, markers: seat.markers - 1 })),
  swapped: (view, params) => ({ weather: { ...view.weather, next: params['new'] as Weather } }),
  'starts-next': (_view, params) => ({ start: Number(params['seat']) }),
  'starts-next-locked': (_view, params) => ({ start: Number(params['seat']) }),
  discarded: (view, params) => ({ office: office(view, params['contract']) }),
  'turned-up': (view, params) => {
    const cards = office(view);
    cards[Number(params['n']) - 1] = Number(params['contract']);
    return { office: cards, deck: view.deck - 1 };
  },
  reshuffled: (_view, params) => ({ deck: Number(params['n']) }),
  weather: (view, params, end) => ({
    ...home(view, end),
    weather: { ...view.weather, now: params['weather'] as Weather, next: view.weather.last, last: null },
  }),
  disc: (view, params) => ({
    weather: { ...view.weather, [params['n'] === 2 ? 'next' : 'last']: params['weather'] as Weather },
  }),
  rates: (view, params, end) => ({
    rates: {
      excavation: field(view, end, 'excavation', params['excavation']),
      lay_track: field(view, end, 'lay_track', params['lay_track']),
    },
  }),
  restocked: (view, params) => ({
    yard: sum(view.yard, params['cubes'] as Goods),
    unseen_cubes: sum(sum(view.unseen_cubes, params['cubes'] as Goods, -1), { event: Number(params['n']) }, -1),
  }),
  'event-cube': (view, params) => ({
    events: { ...view.events, cubes: [...view.events.cubes, Number(params['n'])].sort((a, b) => a - b) },
  }),
  'event-dug': (view, params) => placeOf(view, params, rubbleDown(Number(params['n']))),
  'event-laid': (view, params) => placeOf(view, params, () => ({ laid: true, owner: null, rubble: 0 })),
  completed: (view, params) =>
    stationOf(view, params['station'], (station) => ({
      closed: true,
      excavation: station.excavation.map((dig) => ({ ...dig, rubble: 0 })),
    })),
  'trains-open': (view) => ({ shed: { ...view.shed, open: true } }),
  'cubes-returned': (view) => ({ events: { ...view.events, cubes: cubesBack(view) } }),
  'extra-build-space': (view, _params, end) => ({
    areas: {
      ...view.areas,
      B: { ...end.areas.B, labourers: end.areas.B.labourers.map((_, i) => view.areas.B.labourers[i] ?? null) },
    },
  }),
  'weather-none': (view, _params, end) => home(view, end),
  round: (view, params, end) => ({ ...home(view, end), round: Number(params['n']), start: end.start }),
};

type Stage = Pick<SnowdoniaView, 'phase' | 'area'>;
const inArea = (area: AreaLetter): Stage => ({ phase: 'actions', area });
const STAGES: Record<string, Stage> = {
  took: inArea('A'),
  dug: inArea('B'),
  cleared: inArea('B'),
  worked: inArea('C'),
  laid: inArea('D'),
  built: inArea('E'),
  bought: inArea('E'),
  'took-contract': inArea('F'),
  surveyed: inArea('G'),
  discarded: { phase: 'closing', area: null },
  'turned-up': { phase: 'closing', area: null },
  weather: { phase: 'weather', area: null },
  'weather-none': { phase: 'weather', area: null },
  restocked: { phase: 'events', area: null },
  'event-cube': { phase: 'events', area: null },
  round: { phase: 'assign', area: null },
};

/** Where in the round an event happens; what a contract does happens where the round is. */
function stageOf({ key, params }: TableEvent): Partial<Stage> {
  if (key === 'idle') return inArea(params['area'] as AreaLetter);
  return STAGES[key] ?? {};
}

/** The view after one more event. */
export function step(view: SnowdoniaView, event: TableEvent, end: SnowdoniaView): SnowdoniaView {
  const change = CHANGES[event.key]?.(view, event.params, end) ?? {};
  return { ...view, ...stageOf(event), ...change };
}
