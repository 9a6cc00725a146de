import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Job, readBatch, writeJob } from './job.ts';

const append = fc.tuple(
  fc.stringMatching(/^[A-Za-z0-9]{1,20}$/),
  fc.nat(),
  fc.array(fc.json(), { minLength: 1, maxLength: 4 }),
);
const query = fc.tuple(fc.string(), fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null))));
const job: fc.Arbitrary<Job> = fc.oneof(append, fc.array(query, { maxLength: 3 }));

test('a batch of jobs is read as it was written, whatever stands in records and queries', () => {
  fc.assert(
    fc.property(fc.array(job, { minLength: 1 }), (batch) => {
      expect(readBatch(batch.map(writeJob).join('\n'))).toEqual(batch);
    }),
  );
});

test('ends of lines and tabs in what people say stay theirs', () => {
  const said = JSON.stringify({ type: 'said', text: 'one\ntwo\tthree' });
  expect(readBatch(writeJob(['t', 7, [said, said]]))).toEqual([['t', 7, [said, said]]]);
});
