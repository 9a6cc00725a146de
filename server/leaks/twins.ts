/**
 * Two matches that look the same to one viewer although they are not: another hand was dealt, somebody else chose
 * something else under seal. Whatever the server tells that viewer must be the same in both.
 */

import {
  type AnyGame,
  askedSeats,
  equalPlain,
  type Fate,
  type GameTypes,
  isDiscreet,
  isOver,
  type Logged,
  legalFor,
  Match,
  offersFor,
  promptFor,
  type Seat,
  type Step,
  scriptedFate,
  seededFate,
  type TableSetup,
  type Viewer,
} from '@tortuga/kernel';

/** One answer in both worlds, by the same seat. */
interface TwinStep {
  readonly seat: Seat;
  readonly lines: readonly [string, string];
}

export interface Twins {
  readonly steps: readonly TwinStep[];
  /** All luck of each world, in order. */
  readonly luck: readonly [readonly number[], readonly number[]];
  /** In how many steps, the setup included, the worlds went different ways. */
  readonly differences: number;
}

/** So often another way is tried that looks the same. */
const TRIES = 12;

/** Everything a viewer may know of a match after a step. */
function looks(game: AnyGame, { state, events }: Step<GameTypes>, viewer: Viewer): unknown {
  const asked = askedSeats(game, state);
  const isAsked = viewer !== 'watcher' && asked.includes(viewer);
  return {
    view: game.view(state, viewer),
    asked: isDiscreet(game, state) ? isAsked : asked,
    outcome: game.outcome(state),
    question: isAsked ? [promptFor(game, state, viewer), plainOffers(game, state, viewer)] : [],
    events: events.filter((logged) => isFor(logged, viewer)).map(({ event }) => event),
  };
}

function plainOffers(game: AnyGame, state: GameTypes['state'], seat: Seat): unknown {
  return JSON.parse(JSON.stringify(offersFor(game, state, seat)));
}

function isFor({ to }: Logged<GameTypes>, viewer: Viewer): boolean {
  return to === undefined || (viewer !== 'watcher' && to.includes(viewer));
}

interface World {
  match: Match<GameTypes>;
  readonly luck: number[];
}

/** A way to go on: in the first world any, in the second one that looks the same. */
interface Way {
  readonly line: string;
  readonly step: Step<GameTypes>;
  take(): void;
}

function way({ match, luck }: World, seat: Seat, move: GameTypes['move'], fate: Fate): Way | undefined {
  const prepared = match.prepare(seat, move, fate);
  if (!prepared.ok) return undefined;
  const { entry, step } = prepared.value;
  const take = () => {
    match.take(prepared.value);
    luck.push(...step.draws);
  };
  return { line: entry.move, step, take };
}

export class TwinMaker {
  readonly #game: AnyGame;
  readonly #viewer: Viewer;
  readonly #fate: Fate;

  constructor(game: AnyGame, viewer: Viewer, seed: number) {
    this.#game = game;
    this.#viewer = viewer;
    this.#fate = seededFate(seed);
  }

  /** Plays two worlds as far as they look the same, at most so many answers. */
  make(setup: TableSetup, longest: number): Twins {
    const { worlds, isDifferent } = this.#setUp(setup);
    const steps: TwinStep[] = [];
    let differences = isDifferent ? 1 : 0;
    while (steps.length < longest && !isOver(worlds[0].match.state)) {
      const ways = this.#goOn(worlds);
      if (ways === undefined) break;
      const { seat, first, second } = ways;
      const isSame = first.line === second.line && equalPlain(first.step.draws, second.step.draws);
      differences += isSame ? 0 : 1;
      steps.push({ seat, lines: [first.line, second.line] });
      first.take();
      second.take();
    }
    return { steps, luck: [worlds[0].luck, worlds[1].luck], differences };
  }

  #setUp(setup: TableSetup): { worlds: readonly [World, World]; isDifferent: boolean } {
    const first = this.#begin(setup, this.#luck());
    const look = looks(this.#game, first.step, this.#viewer);
    for (let tries = 0; tries < TRIES * TRIES; tries++) {
      const second = this.#begin(setup, tries % 2 === 0 ? this.#luck() : this.#nearly(first.luck));
      if (equalPlain(first.luck, second.luck)) continue;
      if (!equalPlain(looks(this.#game, second.step, this.#viewer), look)) continue;
      return { worlds: [first, second], isDifferent: true };
    }
    return { worlds: [first, this.#begin(setup, scriptedFate(first.luck))], isDifferent: false };
  }

  #begin(setup: TableSetup, fate: Fate): World & { readonly step: Step<GameTypes> } {
    const steps: Step<GameTypes>[] = [];
    const match = Match.begin(this.#game, setup, fate, (step) => steps.push(step));
    const [step] = steps;
    if (step === undefined) throw new Error('a match begins with a step');
    return { match, luck: [...step.draws], step };
  }

  #luck(): Fate {
    return seededFate(this.#fate.draw(2 ** 32));
  }

  /** The same luck but for one draw: of whole new deals hardly any leaves a viewer's own hand as it is. */
  #nearly(draws: readonly number[]): Fate {
    const changed = this.#fate.draw(Math.max(1, draws.length));
    let next = 0;
    return {
      draw: (n) => {
        const drawn = draws[next] ?? n;
        return next++ === changed || drawn >= n ? this.#fate.draw(n) : drawn;
      },
    };
  }

  #goOn(worlds: readonly [World, World]): { seat: Seat; first: Way; second: Way } | undefined {
    const { state } = worlds[0].match;
    const asked = askedSeats(this.#game, state);
    const seat = asked[this.#fate.draw(asked.length)] ?? 0;
    const move = legalFor(this.#game, state, seat).pick(this.#fate);
    const first = way(worlds[0], seat, move, this.#luck());
    if (first === undefined) throw new Error('a legal move was refused');
    const second = this.#elsewhere(worlds[1], seat, move, first);
    return second === undefined ? undefined : { seat, first, second };
  }

  /** Another way that looks the same; or the same way. */
  #elsewhere(world: World, seat: Seat, move: GameTypes['move'], first: Way): Way | undefined {
    const look = looks(this.#game, first.step, this.#viewer);
    const isMine = seat === this.#viewer;
    for (let tries = 0; tries < TRIES; tries++) {
      const other = isMine ? move : legalFor(this.#game, world.match.state, seat).pick(this.#fate);
      const found = way(world, seat, other, this.#luck());
      if (found !== undefined && equalPlain(looks(this.#game, found.step, this.#viewer), look)) return found;
    }
    const same = way(world, seat, move, seededFate(1));
    const again = same && way(world, seat, move, replaying(first.step.draws, this.#luck()));
    return again !== undefined && equalPlain(looks(this.#game, again.step, this.#viewer), look)
      ? again
      : undefined;
  }
}

/** The same luck as far as it goes, then other luck: rules that draw again and again must come to an end. */
function replaying(draws: readonly number[], further: Fate): Fate {
  let next = 0;
  return {
    draw(n) {
      const drawn = draws[next++];
      return drawn === undefined ? further.draw(n) : drawn % n;
    },
  };
}
