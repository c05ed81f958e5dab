/** What the things of the table tell of themselves. */
import { contractOf, trainOf } from '../cards';
import type { StationStop, TrackStop } from '../line';
import { standingText } from '../people/contract';
import { digText, siteText, trackLabel } from '../route/labels';
import { bonusText, contractName, effectText, placeName, trainName, type Say } from '../words';
import type { Subject } from './why.svelte';
import type { Dig, HeldContract, Site } from '../schema.gen';
import type { SnowdoniaState } from '../state';

const isLegal = (table: SnowdoniaState, text: string): boolean => table.legal.some((move) => move.text === text);
const asked = (table: SnowdoniaState, question: string): boolean =>
  table.legal.length > 0 && table.view.question === question;

/** A contract of mine, or one in the office. */
export function contractSubject(say: Say, table: SnowdoniaState, id: number, held: HeldContract | undefined): Subject {
  const { points } = contractOf(id);
  const bonus = bonusText(say, id);
  const worth = points ? `${bonus}: ${say('web-snowdonia-points', { n: points })}` : bonus;
  const move = `${held ? 'play' : 'contract'} ${id}`;
  return {
    title: contractName(say, id),
    text: [
      effectText(say, id),
      say('web-snowdonia-at-end', { bonus: worth }),
      standingText(say, table.facts.mine?.contracts[id], held),
    ].join(' '),
    may: isLegal(table, move),
    move,
    now: asked(table, held ? 'play' : 'contract'),
  };
}

/** A train of the shed. */
export function trainSubject(say: Say, table: SnowdoniaState, id: number): Subject {
  const card = trainOf(id);
  const inShed = table.view.shed.trains.find((each) => each.train === id);
  const price = inShed ? say('web-snowdonia-train-costs', { steel: card.steel, coal: inShed.coal }) : '';
  const parts = [
    say(`snowdonia-power-${card.power}`, { n: card.number }),
    price,
    say('web-snowdonia-train-hires', { n: card.hire }),
  ];
  return {
    title: trainName(say, id),
    text: parts.filter(Boolean).join(' '),
    may: table.legal.some((each) => each.group === 'train' && each.params.train === id),
    move: `train ${id}`,
    now: asked(table, 'build'),
  };
}

/** A building site of a station. */
export function siteSubject(say: Say, table: SnowdoniaState, stop: StationStop, site: Site): Subject {
  return {
    title: placeName(say, site.site),
    text: siteText(say, table, site),
    may: table.legal.some((each) => each.group === 'build' && each.params.site === site.site),
    move: `build ${stop.station.station} ${site.site.split('.')[1]}`,
    now: asked(table, 'build'),
  };
}

/** An excavation site: it is dug in its turn, nobody chooses it. */
export function digSubject(say: Say, table: SnowdoniaState, dig: Dig): Subject {
  return { title: placeName(say, dig.place), text: digText(say, table, dig), may: false, move: null, now: false };
}

/** A track of the line. */
export function trackSubject(say: Say, table: SnowdoniaState, stop: TrackStop, all: number): Subject {
  return {
    title: placeName(say, stop.id),
    text: trackLabel(say, table, stop, all),
    may: false,
    move: null,
    now: false,
  };
}
