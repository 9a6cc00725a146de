/** Descriptions of routes, from the schemas that check what they take. */

import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type * as v from 'valibot';
import { jsonSchema, refusalSchema } from '../wire/schema.ts';

export interface Takes {
  readonly body?: v.GenericSchema;
  readonly params?: v.GenericSchema;
  readonly querystring?: v.GenericSchema;
}

/** A route in the description of the API. */
export function described(tag: string, summary: string, gives: v.GenericSchema, takes: Takes = {}) {
  const taken = Object.entries(takes).map(([part, schema]) => [part, jsonSchema(schema)] as const);
  return {
    tags: [tag],
    summary,
    ...Object.fromEntries(taken),
    response: { 200: jsonSchema(gives), '4xx': jsonSchema(refusalSchema) },
  };
}

export const DESCRIPTION: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
  openapi: '3.1.0',
  info: {
    title: 'Tortuga',
    version: '1',
    description: 'Everything one can do at a table. Programs send a token: `Authorization: Bearer …`.',
  },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  security: [{ token: [] }],
};
