import { smuggler } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { Drill, type Setting } from './testing.ts';

const PEOPLE = ['ann', 'bob', 'cid', 'dan'];

/** Ann goes first; everybody has chosen a hideout. */
function playing(seats = 2, setting: Setting = {}): Drill {
  const drill = new Drill(smuggler, PEOPLE.slice(0, seats), { draws: [0], ...setting });
  for (const person of PEOPLE.slice(0, seats)) drill.answer(person, 'hide perla');
  return drill;
}

const [demand, ...otherHails] = smuggler.phases.hail.moves;
if (demand === undefined) throw new Error('nobody demands anything');

function notOne(sum: number) {
  return sum === 1 ? 'too-greedy' : undefined;
}

/** Nobody demands a single coin. */
const generous: typeof smuggler = {
  ...smuggler,
  phases: {
    ...smuggler.phases,
    hail: {
      ...smuggler.phases.hail,
      moves: [
        {
          ...demand,
          offers(_, menu) {
            menu.dial({ type: 'demand', rival: 1, sum: 1 }, 'sum' as never, {
              min: 1,
              max: 2,
              step: 1,
              no: notOne,
            });
          },
        },
        ...otherHails,
      ],
    },
  },
};

describe('an answer is refused', () => {
  test('before the match, after it, and from those who do not sit at the table', () => {
    const drill = new Drill(smuggler, ['ann', '']);
    expect(drill.answer('ann', 'hide coral')).toBe('not-begun');
    drill.say('bob', { do: 'sit' });
    expect(drill.answer('eve', 'hide coral')).toBe('not-seated');
    drill.say('bob', { do: 'resign' });
    expect(drill.answer('ann', 'hide coral')).toBe('game-over');
  });

  test('out of turn, if it is not offered, or if the game says why not', () => {
    const drill = playing();
    const before = drill.table.snapshot();
    expect(drill.answer('bob', 'dig')).toBe('not-your-turn');
    expect(drill.answer('ann', 'sail atlantis')).toBe('not-offered');
    expect(drill.answer('ann', 'x'.repeat(300))).toBe('malformed');
    expect(drill.answer('ann', 'sail niebla')).toBe('storm');
    expect(drill.table.snapshot()).toBe(before);
  });

  test('whether the offers were shown before or not', () => {
    const drill = playing();
    const { offers } = drill.sight(0).question ?? { offers: [] };
    expect(offers.map(({ line, no }) => [line, no])).toContainEqual(['sail niebla', 'storm']);
    expect(drill.answer('ann', 'sail niebla')).toBe('storm');
    expect(drill.answer('ann', 'sail atlantis')).toBe('not-offered');
    expect(drill.answer('ann', 'sail gaviota')).toBe('ok');
  });

  test('if a dial is left where it may not stand', () => {
    const drill = new Drill(generous, ['ann', 'bob'], { draws: [0] });
    drill.answer('ann', 'hide perla');
    drill.answer('bob', 'hide perla');
    drill.answer('ann', 'sail calavera');
    expect(drill.sight(0).question?.offers[0]?.line).toBe('demand of 2: 1');
    expect(drill.answer('ann', 'demand of 2: 1')).toBe('too-greedy');
    expect(drill.answer('ann', 'demand of 2: 2')).toBe('ok');
  });

  test('if it answers what was asked before, or what nobody has asked yet', () => {
    const drill = playing();
    const { seq } = drill.table;
    expect(drill.answer('ann', 'sail gaviota', seq - 1)).toBe('stale');
    expect(drill.answer('ann', 'sail gaviota', seq + 1)).toBe('malformed');
    expect(drill.answer('ann', 'sail gaviota', seq)).toBe('ok');
  });

  test('if it comes twice', () => {
    const drill = playing();
    const { seq } = drill.table;
    expect(drill.answer('ann', 'sail gaviota', seq)).toBe('ok');
    expect(drill.answer('ann', 'sail gaviota', seq)).toBe('stale');
    // Not even when it is her turn again.
    drill.answer('bob', 'sail coral');
    expect(drill.sight().asked).toEqual([0]);
    expect(drill.answer('ann', 'dig', seq)).toBe('stale');
  });

  test('from a seat of somebody else', () => {
    const drill = playing();
    const { seq } = drill.table;
    expect(drill.say('bob', { do: 'answer', seq, move: 'dig', seat: 0 })).toBe('not-seated');
  });
});

test('a question says which record one must know to answer it', () => {
  const drill = playing();
  const { since } = drill.sight(0).question ?? { since: -1 };
  expect(drill.answer('ann', 'sail gaviota', since - 1)).toBe('stale');
  expect(drill.answer('ann', 'sail gaviota', since)).toBe('ok');
});

test('talk, proposals and refusals make no answer stale', () => {
  const drill = playing(2);
  const { seq } = drill.table;
  drill.say('bob', { do: 'chat', text: 'hurry up' });
  drill.say('eve', { do: 'chat', text: 'who wins?' });
  drill.say('bob', { do: 'propose', what: 'undo', count: 1 });
  drill.say('ann', { do: 'decline' });
  expect(drill.table.seq).toBe(seq + 4);
  expect(drill.answer('ann', 'sail gaviota', seq)).toBe('ok');
});

describe('sealed answers never cost each other a move', () => {
  const orders = [
    ['ann', 'bob', 'cid'],
    ['ann', 'cid', 'bob'],
    ['bob', 'ann', 'cid'],
    ['bob', 'cid', 'ann'],
    ['cid', 'ann', 'bob'],
    ['cid', 'bob', 'ann'],
  ];

  test.each(orders)('%s, %s, %s know only the question', (...order) => {
    const drill = new Drill(smuggler, PEOPLE.slice(0, 3));
    const { seq } = drill.table;
    for (const person of order) {
      expect(drill.answer(person, 'hide coral', seq)).toBe('ok');
      drill.say(person, { do: 'chat', text: 'done' });
      expect(drill.answer(person, 'hide coral', seq)).toBe('stale');
    }
    expect(drill.sight().entries).toBe(3);
    expect(drill.sight().asked).toHaveLength(1);
  });

  test('whoever has answered is asked no more', () => {
    const drill = new Drill(smuggler, PEOPLE.slice(0, 3));
    drill.answer('bob', 'hide coral');
    expect(drill.sight().asked).toEqual([0, 2]);
    expect(drill.answer('bob', 'hide perla')).toBe('not-your-turn');
    expect(drill.sight(1)).not.toHaveProperty('question');
  });

  test('taking one back costs the others nothing either, and its own old answer is stale', () => {
    const drill = new Drill(smuggler, PEOPLE.slice(0, 3));
    const { seq } = drill.table;
    drill.answer('bob', 'hide coral', seq);
    expect(drill.say('bob', { do: 'undo', seq: drill.table.seq })).toBe('ok');
    expect(drill.answer('cid', 'hide perla', seq)).toBe('ok');
    expect(drill.answer('bob', 'hide coral', seq)).toBe('stale');
    expect(drill.answer('bob', 'hide palma')).toBe('ok');
    expect(drill.answer('ann', 'hide perla', seq)).toBe('ok');
    expect(drill.sight().entries).toBe(3);
  });

  test('but the last one raises a new question for all', () => {
    const drill = new Drill(smuggler, ['ann', 'bob'], { draws: [0] });
    const { seq } = drill.table;
    drill.answer('ann', 'hide coral', seq);
    const known = drill.table.seq;
    drill.answer('bob', 'hide coral', seq);
    expect(drill.answer('ann', 'dig', known)).toBe('stale');
    expect(drill.answer('ann', 'dig')).toBe('ok');
  });
});

test('of several seats at one device the named one answers, or else the first that is asked', () => {
  const drill = new Drill(smuggler, ['ann', 'ann', 'bob'], { draws: [0] });
  const { seq } = drill.table;
  expect(drill.say('ann', { do: 'answer', seq, move: 'hide coral', seat: 0 })).toBe('ok');
  expect(drill.sight().asked).toEqual([1, 2]);
  expect(drill.answer('ann', 'hide perla')).toBe('ok');
  expect(drill.sight().asked).toEqual([2]);
});

/** One captain alone chooses under seal, and is asked again as soon as that is done. */
const fickle: typeof smuggler = {
  ...smuggler,
  phases: {
    ...smuggler.phases,
    hide: {
      ...smuggler.phases.hide,
      seats: () => [0],
      unseal({ state: { stack } }) {
        stack.pop();
        stack.push({ kind: 'hide', answers: [] });
      },
    },
  },
};

test('a sealed question that follows another of its kind is a new one', () => {
  const drill = new Drill(fickle, ['ann', 'bob']);
  const { seq } = drill.table;
  expect(drill.answer('ann', 'hide coral', seq)).toBe('ok');
  expect(drill.sight().asked).toEqual([0]);
  expect(drill.answer('ann', 'hide perla', seq)).toBe('stale');
  expect(drill.answer('ann', 'hide perla')).toBe('ok');
});

describe('bots', () => {
  test('owe answers like people, from what their seat sees', () => {
    const drill = new Drill(smuggler, ['ann', ':bosun', ':sailor']);
    expect(drill.table.botTurns()).toMatchObject([
      { seat: 1, level: 'bosun', seq: drill.table.seq },
      { seat: 2, level: 'sailor' },
    ]);
    drill.answer('ann', 'hide perla');
    expect(JSON.stringify(drill.table.botTurns())).not.toContain('perla');
    expect(drill.bot(1, 'hide coral')).toBe('ok');
    expect(drill.table.botTurns().map(({ seat }) => seat)).toEqual([2]);
    expect(drill.table.items(0).at(-1)).toMatchObject({ type: 'answered', seat: 1, bot: 'bosun' });
  });

  test('have the same question as long as it is the same', () => {
    const drill = new Drill(smuggler, ['ann', ':bosun', 'bob'], { draws: [1] });
    const [before] = drill.table.botTurns();
    drill.say('ann', { do: 'chat', text: 'hm' });
    drill.answer('ann', 'hide coral');
    expect(drill.table.botTurns()[0]?.since).toBe(before?.since);
    drill.bot(1, 'hide perla');
    drill.answer('bob', 'hide perla');
    expect(drill.table.botTurns()[0]?.since).toBeGreaterThan(before?.since ?? 0);
  });

  test('answer for nobody but themselves', () => {
    const drill = new Drill(smuggler, ['ann', ':bosun']);
    const move = { type: 'hide', at: 'coral' };
    const { seq } = drill.table;
    const judge = (seat: number, level: 'bosun' | 'sailor') =>
      drill.take(drill.table.judgeBot({ seat, level, seq }, move, drill.now));
    expect(judge(0, 'bosun')).toBe('stale');
    expect(judge(1, 'sailor')).toBe('stale');
    expect(judge(1, 'bosun')).toBe('ok');
  });
});
