/** Legal moves as answers to read: a title, a line below it, and what the button says. */
import { stationName, trainOf } from '../cards';
import { contractName, effectText, goodsText, placeName, trainName, type Say } from '../words';
import type { Move } from '../schema.gen';
import type { SnowdoniaState } from '../state';

type Of<Group extends Move['group']> = Extract<Move, { group: Group }>;

export interface Answer {
  /** The move this answer makes. */
  text: string;
  title: string;
  detail: string;
  /** A drawing beside the words. */
  sign: string | null;
  /** The site of the mountain this answer builds. */
  site: string | null;
  /** Declines what is offered. */
  declines: boolean;
}

const answer = (move: Move, title: string, detail = '', sign: string | null = null): Answer => ({
  text: move.text,
  title,
  detail,
  sign,
  site: null,
  declines: false,
});

/** What a move costs, in words. */
function price(say: Say, { facts }: SnowdoniaState, move: Move): string {
  return say('web-snowdonia-build-price', { price: goodsText(say, facts.mine?.pays[move.text] ?? {}) });
}

function build(say: Say, table: SnowdoniaState, move: Of<'build'>): Answer {
  const id = move.params.site;
  const station = table.view.line.find((each) => id.startsWith(`${each.station}.`));
  const site = station?.sites.find((each) => each.site === id);
  const title = say('web-snowdonia-build-at', {
    station: stationName(station?.station ?? ''),
    n: site?.points ?? 0,
  });
  const free =
    station && Object.keys(station.free).length > 0
      ? say('web-snowdonia-build-free', { goods: goodsText(say, station.free) })
      : '';
  return {
    ...answer(move, title, [price(say, table, move), free].filter(Boolean).join(' ')),
    site: id,
    sign: Object.keys(site?.cost ?? {})[0] ?? null,
  };
}

function train(say: Say, table: SnowdoniaState, move: Of<'train'>): Answer {
  const id = move.params.train;
  const card = trainOf(id);
  const coal = table.view.shed.trains.find((each) => each.train === id)?.coal ?? 0;
  const power = `${say(`web-snowdonia-power-${card.power}`, { n: card.number })}.`;
  const load = coal > 0 ? say('web-snowdonia-train-coal', { n: coal }) : '';
  return answer(move, trainName(say, id), [price(say, table, move), power, load].filter(Boolean).join(' '), 'loco');
}

function maintain(say: Say, move: Of<'maintain'>): Answer {
  const voucher = move.params.contract;
  if (voucher === undefined)
    return answer(move, say('web-snowdonia-maintain-steel'), say('web-snowdonia-maintain-keep'), 'steel');
  const name = contractName(say, voucher);
  return answer(
    move,
    say('web-snowdonia-maintain-card', { contract: name }),
    say('web-snowdonia-maintain-keep'),
    'scroll',
  );
}

function giveUp(say: Say, table: SnowdoniaState, move: Move): Answer {
  const mine = table.view.seats[table.seat ?? 0]?.train;
  return answer(
    move,
    say('web-snowdonia-give-up', { train: mine ? trainName(say, mine) : '' }),
    say('web-snowdonia-give-up-about'),
    'loco',
  );
}

function forecast(say: Say, { view, facts }: SnowdoniaState, move: Of<'forecast'>): Answer {
  const { weather } = move.params;
  const title = say('web-snowdonia-forecast-choose', { weather: say(`snowdonia-weather-${weather}`) });
  if (weather === 'fog') {
    return answer(
      move,
      title,
      say(view.rules.light_fog ? 'web-snowdonia-fog-light' : 'web-snowdonia-fog-shut'),
      weather,
    );
  }
  const { excavation: dig, lay_track: lay } = facts.rates[weather];
  return answer(move, title, say('web-snowdonia-rates', { dig, lay }), weather);
}

/** Where the seat digs next, and how much lies there. */
function nextDig({ view, facts }: SnowdoniaState): { place: string; rubble: number } | undefined {
  const places = view.line.flatMap((station) => [...station.tracks, ...station.excavation]);
  return places.find(({ place }) => place === facts.mine?.next_dig);
}

/** A legal move as an answer to the question that is asked. */
export function answerOf(say: Say, table: SnowdoniaState, move: Move): Answer {
  const question = table.view.question ?? '';
  if (move.text === 'give up') return giveUp(say, table, move);
  switch (move.group) {
    case 'build':
      return build(say, table, move);
    case 'train':
      return train(say, table, move);
    case 'maintain':
      return maintain(say, move);
    case 'forecast':
      return forecast(say, table, move);
    case 'start':
    case 'marker': {
      const station = stationName(move.params.station);
      return answer(
        move,
        say(`web-snowdonia-${move.group}-at`, { station }),
        say(`web-snowdonia-${move.group}-about`),
        'surveyor',
      );
    }
    case 'play': {
      const id = move.params.contract;
      return answer(move, contractName(say, id), effectText(say, id));
    }
    case 'dig': {
      const next = nextDig(table);
      const about = next ? say('web-snowdonia-dig-about', { place: placeName(say, next.place), n: next.rubble }) : '';
      return answer(move, say('snowdonia-group-dig'), about, 'shovel');
    }
    case 'lay':
      return answer(move, say('snowdonia-group-lay'), say('web-snowdonia-track-price'), 'rails');
    case 'pass':
      return { ...answer(move, say(`web-snowdonia-pass-${question}`)), declines: true };
    default:
      return answer(move, say(`snowdonia-group-${move.group}`));
  }
}

/** Every answer to the question that is asked, in the order of the moves; declining comes last. */
export function answersOf(say: Say, table: SnowdoniaState): Answer[] {
  const answers = table.legal.map((move) => answerOf(say, table, move));
  return [...answers.filter((each) => !each.declines), ...answers.filter((each) => each.declines)];
}
