import type { Language } from '@tortuga/kernel';
import type { Quedah } from '../../rules/quedah/state.ts';
import { SPACES } from '../deck/en.ts';
import { spaceIn } from '../deck/spaces.ts';

const space = spaceIn(SPACES);

function way({ from, to, back }: { from: number; to: number; back: number }): string {
  const last = back === from ? '' : `, coming from ${space(back)}`;
  return `from ${space(from)} to ${space(to)}${last}`;
}

export const en: Language<Quedah> = {
  title: 'Quedah Merchant',
  summary: 'Roll the die, creep up from behind and take them captive.',
  messages: {
    'setup.ask': 'Place your first pirate on a start space.',
    'turn.ask': ({ roll }, { plural }) =>
      `You rolled a ${roll}: walk one pirate exactly ${roll} ${plural(roll, { one: 'space', other: 'spaces' })}.`,
    'exit.ask': ({ from }) => `Your pirate on ${space(from)} is free: choose where he goes.`,
    'exitsClosed.ask': ({ from, owner }, { who }) =>
      `The freed pirate of ${who(owner)} finds no way out of ${space(from)}: set him on a start space.`,
    'reinforcement.ask': 'Your pirate has left a start space: place a new one.',
    'place.label': ({ at }) => `Place a pirate on ${space(at)}`,
    'walk.label': (walk) => `Walk ${way(walk)}`,
    'capture.label': (walk) => `Walk ${way(walk)}, and take a captive`,
    'liberate.label': (walk) => `Walk ${way(walk)}, and free a comrade`,
    'exit.label': ({ to }) => `To ${space(to)}`,
    'exit.capture': ({ to }) => `To ${space(to)}, and take a captive`,
    'exit.liberate': ({ to }) => `To ${space(to)}, and free a comrade`,
    'free.label': ({ at }) => `Set him on ${space(at)}`,
    'won.captives': ({ winner, more, less }, { who }) =>
      `${who(winner)} wins: seven pirates are captive, and ${who(winner)} holds ${more} of them against ${less}.`,
    'won.blocked': ({ winner, loser }, { who }) =>
      `${who(winner)} wins: ${who(loser)} is blocked and can play no roll at all.`,
    'won.stuck': ({ winner, loser, roll }, { who }) =>
      `${who(winner)} wins: ${who(loser)} cannot play the ${roll} that was rolled.`,
    'drawn.idle': ({ turns }, { plural }) =>
      `A draw: ${turns} ${plural(turns, { one: 'turn', other: 'turns' })} without a capture, a liberation or a new pirate.`,
    'drawn.endless': ({ turns }) => `A draw: nobody has won in ${turns} turns.`,
  },
  events: {
    began: ({ seat }, { who }) => `${who(seat)} begins.`,
    placed: ({ seat, at }, { who }) => `${who(seat)} places a pirate on ${space(at)}.`,
    rolled: ({ seat, roll }, { who }) => `${who(seat)} rolls a ${roll}.`,
    moved: ({ seat, route }, { who, list }) => {
      const [from = 0, ...over] = route;
      const to = over.pop() ?? from;
      const by = over.length === 0 ? '' : ` by way of ${list(over.map(space))}`;
      return `${who(seat)} walks from ${space(from)}${by} to ${space(to)}.`;
    },
    turnLapsed: ({ seat, roll }, { who }) => `${who(seat)} cannot play the ${roll} and loses the turn.`,
    captiveTaken: ({ seat, at }, { who }) => `${who(seat)} takes a captive on ${space(at)}.`,
    liberated: ({ seat, at }, { who }) =>
      `${who(seat)} frees a comrade on ${space(at)} and takes the guard captive.`,
    freedTo: ({ from, at }) => `The freed pirate goes from ${space(from)} to ${space(at)}.`,
    freedCaptured: ({ from, at }) =>
      `The freed pirate goes from ${space(from)} to ${space(at)} and takes a captive there.`,
    exitsClosed: ({ at }) => `The freed pirate finds no way out of ${space(at)}.`,
    freedToStart: ({ seat, at, by }, { who }) =>
      `${who(by)} sets the freed pirate of ${who(seat)} on ${space(at)}.`,
    freedToReserve: ({ seat }, { who }) =>
      `No start space is free: the freed pirate goes back to the reserve of ${who(seat)}.`,
    captiveCount: ({ held: [first, second] }, { who }) =>
      `Captives: ${who(0)} holds ${first}, ${who(1)} holds ${second}.`,
    reinforcement: ({ seat, at }, { who }) => `${who(seat)} brings a new pirate in on ${space(at)}.`,
    noStartFree: ({ seat }, { who }) => `No start space is free: ${who(seat)} brings nobody in.`,
    blocked: ({ seat }, { who }) => `${who(seat)} is blocked.`,
    idling: ({ turnsLeft }, { plural }) =>
      `${turnsLeft} more ${plural(turnsLeft, { one: 'turn', other: 'turns' })} without a capture, a liberation or a new pirate and the game is drawn.`,
    ended: ({ winner }, { who }) => `${who(winner)} wins.`,
    drawn: () => 'The game is drawn.',
  },
  reasons: {
    occupied: 'Somebody stands there.',
    'own-pirate': 'Your own pirate stands there.',
    'not-from-behind': 'You can take that one only from behind.',
    'holds-captive': 'This pirate holds a captive already and can take no other.',
  },
  options: {
    firstPlayer: { label: 'First player', values: { random: 'drawn by lot', seat1: 'the first seat' } },
    stuck: {
      label: 'A roll that cannot be played',
      values: { mild: 'costs the turn', strict: 'loses the game' },
    },
    idleLimit: { label: 'Quiet turns in a row until the game is drawn (0: only after 20,000)' },
  },
};
