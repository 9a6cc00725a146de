import fastify from 'fastify';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeOnly, jsonSchema, parsed } from './schema.ts';

const Wish = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.maxLength(5)),
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2))),
});

test('what fits is granted, transformed as the schema says', () => {
  expect(parsed(Wish, { name: ' Anne ' })).toEqual({ ok: true, value: { name: 'Anne' } });
});

test.each([
  ['a wrong type', { name: 5 }, 'name: expected string'],
  ['a bound', { name: 'Anne', seats: 1 }, 'seats: expected >=2'],
  ['an unknown key', { name: 'Anne', key: 'secret' }, 'key is not known here'],
  ['nothing', undefined, 'the whole: expected Object'],
])('%s is malformed, and the detail says where', (_, value, detail) => {
  expect(parsed(Wish, value)).toEqual({ ok: false, code: 'malformed', detail });
});

test('a refusal never repeats what was sent', () => {
  const refused = parsed(v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]+$/)) }), { code: 'hush-hush' });
  expect(JSON.stringify(refused)).not.toContain('hush');
});

test('the same schema describes the request', () => {
  expect(jsonSchema(Wish)).toEqual({
    type: 'object',
    properties: { name: { type: 'string', maxLength: 5 }, seats: { type: 'integer', minimum: 2 } },
    required: ['name'],
    additionalProperties: false,
  });
});

test('a described route gets the body as it was sent, and sends its answer whole', async () => {
  const app = fastify();
  describeOnly(app);
  const schema = { body: jsonSchema(Wish), response: { 200: jsonSchema(v.object({ a: v.number() })) } };
  app.route({ method: 'POST', url: '/', schema, handler: async ({ body }) => ({ a: 1, got: body }) });
  const answer = await app.inject({ method: 'POST', url: '/', payload: { name: 5, extra: '1' } });
  expect(answer.json()).toEqual({ a: 1, got: { name: 5, extra: '1' } });
  await app.close();
});
