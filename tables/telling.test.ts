import type { Viewer } from '@tortuga/kernel';
import { smuggler } from '@tortuga/testkit';
import { expect, test } from 'vitest';
import type { Telling } from './telling.ts';
import { Drill, Scroll, viewersOf } from './testing.ts';

function told(telling: Telling, viewer: Viewer): string {
  const scroll = new Scroll();
  telling.write(viewer, scroll);
  return scroll.text;
}

/** Every viewer must be told in words what they are shown. */
function compare(drill: Drill, since: number): void {
  const telling = drill.table.telling(since, drill.now);
  for (const viewer of viewersOf(drill)) {
    const shown = { items: drill.table.items(viewer, since), sight: drill.sight(viewer) };
    expect(JSON.parse(`{${told(telling, viewer)}}`)).toEqual(JSON.parse(JSON.stringify(shown)));
  }
}

test('what is said and done beside the match is told as it is shown', () => {
  const drill = new Drill(smuggler, ['ann', 'bob'], { clock: { kind: 'live', base: 60, increment: 5 } });
  const steps = [
    () => drill.say('ann', { do: 'chat', text: 'Ahoy "Bob" – ça va?' }),
    () => drill.say('eve', { do: 'chat', text: 'watchers only' }),
    () => drill.answer('ann', 'hide perla'),
    () => drill.say('bob', { do: 'propose', what: 'rematch' }),
    () => drill.say('bob', { do: 'resign' }),
  ];
  for (const step of steps) {
    const since = drill.table.seq;
    drill.wait(1500);
    step();
    compare(drill, since);
  }
  compare(drill, 0);
});

test('news of which some may know more than others is told to each in their own words', () => {
  const drill = new Drill(smuggler, ['ann', 'bob']);
  const since = drill.table.seq;
  drill.say('ann', { do: 'chat', text: 'between us' });
  const telling = drill.table.telling(since, drill.now);
  expect(told(telling, 'watcher')).toContain('"items":[],');
  expect(told(telling, 0)).toContain('between us');
  expect(told(telling, 'watcher')).toContain('"items":[],');
});
