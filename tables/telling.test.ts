import { smuggler } from '@tortuga/testkit';
import { expect, test } from 'vitest';
import { Drill, viewersOf } from './testing.ts';

/** Every viewer must be told in words what they are shown. */
function compare(drill: Drill, since: number): void {
  const telling = drill.table.telling(since, drill.now);
  for (const viewer of viewersOf(drill)) {
    const told = { items: telling.items(viewer), sight: telling.sight(viewer) };
    const shown = { items: drill.table.items(viewer, since), sight: drill.sight(viewer) };
    expect(JSON.parse(`{"items":${told.items},"sight":${told.sight}}`)).toEqual(
      JSON.parse(JSON.stringify(shown)),
    );
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
  expect(telling.items('watcher')).toBe('[]');
  expect(telling.items(0)).toContain('between us');
  expect(telling.items('watcher')).toBe('[]');
});
