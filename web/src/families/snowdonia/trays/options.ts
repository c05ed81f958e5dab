/** Legal moves as answers to read: a title, a line below it, and what the button says. */
import type { LegalMove, TableState } from '../../../table/types';
import { rateAfter, stationName, trainOf } from '../cards';
import { fromBothEnds } from '../line';
import { viewOf, type Goods, type SnowdoniaView, type Weather } from '../view';
import { bonusText, contractName, effectText, goodsText, placeName, trainName, type Say } from '../words';

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

const answer = (move: LegalMove, title: string, detail = '', sign: string | null = null): Answer => ({
  text: move.text,
  title,
  detail,
  sign,
  site: null,
  declines: false,
});

/** What a price comes to once ore stands for bars and rubble for stone. */
export function priceText(say: Say, cost: Goods, move: LegalMove): string {
  const bars = Number(move.params['bars_as_ore'] ?? 0);
  const stones = Number(move.params['stones_as_rubble'] ?? 0);
  const parts = [goodsText(say, cost)];
  if (bars > 0) parts.push(say('web-snowdonia-bars-as-ore', { n: bars }));
  if (stones > 0) parts.push(say('web-snowdonia-stones-as-rubble', { n: stones }));
  return parts.join(', ');
}

function build(say: Say, view: SnowdoniaView, move: LegalMove): Answer {
  const id = String(move.params['site']);
  const station = view.line.find((each) => id.startsWith(`${each.station}.`));
  const site = station?.sites.find((each) => each.site === id);
  const title = say('web-snowdonia-build-at', {
    station: stationName(station?.station ?? ''),
    n: site?.points ?? 0,
  });
  const free =
    station && Object.keys(station.free).length > 0
      ? say('web-snowdonia-build-free', { goods: goodsText(say, station.free) })
      : '';
  const price = say('web-snowdonia-build-price', { price: priceText(say, site?.cost ?? {}, move) });
  return {
    ...answer(move, title, [price, free].filter(Boolean).join(' ')),
    site: id,
    sign: Object.keys(site?.cost ?? {})[0] ?? null,
  };
}

function train(say: Say, view: SnowdoniaView, move: LegalMove): Answer {
  const id = Number(move.params['train']);
  const card = trainOf(id);
  const coal = view.shed.trains.find((each) => each.train === id)?.coal ?? 0;
  const price = say('web-snowdonia-build-price', { price: priceText(say, { steel: card.steel }, move) });
  const power = `${say(`web-snowdonia-power-${card.power}`, { n: card.number })}.`;
  const load = coal > 0 ? say('web-snowdonia-train-coal', { n: coal }) : '';
  return answer(move, trainName(id), [price, power, load].filter(Boolean).join(' '), 'loco');
}

function maintain(say: Say, move: LegalMove): Answer {
  const voucher = move.params['contract'];
  if (voucher === undefined)
    return answer(move, say('web-snowdonia-maintain-steel'), say('web-snowdonia-maintain-keep'), 'steel');
  const name = contractName(say, Number(voucher));
  return answer(
    move,
    say('web-snowdonia-maintain-card', { contract: name }),
    say('web-snowdonia-maintain-keep'),
    'scroll',
  );
}

function giveUp(say: Say, table: TableState, move: LegalMove): Answer {
  const mine = viewOf(table).seats[table.seat ?? 0]?.train;
  return answer(
    move,
    say('web-snowdonia-give-up', { train: mine ? trainName(mine) : '' }),
    say('web-snowdonia-give-up-about'),
    'loco',
  );
}

function forecast(say: Say, view: SnowdoniaView, move: LegalMove): Answer {
  const weather = move.params['weather'] as Weather;
  const fog = say(view.rules['light_fog'] === true ? 'web-snowdonia-fog-light' : 'web-snowdonia-fog-shut');
  const rates = say('web-snowdonia-rates', {
    dig: rateAfter(view, 'excavation', [weather]),
    lay: rateAfter(view, 'lay_track', [weather]),
  });
  const title = say('web-snowdonia-forecast-choose', { weather: say(`snowdonia-weather-${weather}`) });
  return answer(move, title, weather === 'fog' ? fog : rates, weather);
}

/** The next place with rubble, seen from a seat's start. */
function nextRubble(view: SnowdoniaView, seat: number): { place: string; rubble: number } | undefined {
  const places = view.line.flatMap((station) => [...station.tracks, ...station.excavation]);
  const last = view.line[view.line.length - 1]?.station;
  const fromEnd = fromBothEnds(view) && view.seats[seat]?.home === last;
  return (fromEnd ? places.reverse() : places).find((place) => place.rubble > 0);
}

/** A legal move as an answer to the question that is asked. */
export function answerOf(say: Say, table: TableState, move: LegalMove): Answer {
  const view = viewOf(table);
  const question = view.question ?? '';
  if (move.text === 'give up') return giveUp(say, table, move);
  switch (move.group) {
    case 'build':
      return build(say, view, move);
    case 'train':
      return train(say, view, move);
    case 'maintain':
      return maintain(say, move);
    case 'forecast':
      return forecast(say, view, move);
    case 'start':
    case 'marker': {
      const station = stationName(String(move.params['station']));
      return answer(
        move,
        say(`web-snowdonia-${move.group}-at`, { station }),
        say(`web-snowdonia-${move.group}-about`),
        'surveyor',
      );
    }
    case 'play':
    case 'contract':
    case 'keep': {
      const id = Number(move.params['contract']);
      return answer(move, contractName(say, id), `${bonusText(say, id)}. ${effectText(say, id)}`);
    }
    case 'dig': {
      const next = nextRubble(view, table.seat ?? 0);
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
export function answersOf(say: Say, table: TableState): Answer[] {
  const answers = table.legal.map((move) => answerOf(say, table, move));
  return [...answers.filter((each) => !each.declines), ...answers.filter((each) => each.declines)];
}
