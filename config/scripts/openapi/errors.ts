import type { Endpoint } from '../../../src/contract/endpoint';
import { Envelope, FieldErrors } from '../../../src/contract/envelope';
import { RetryAfter } from '../../../src/contract/session';
import type { Components, JsonSchema } from './components';

type ErrorResponse = {
  status: number;
  name: string;
  description: string;
  /** Calls that can be answered so. */
  when: (endpoint: Endpoint) => boolean;
  data?: (components: Components) => JsonSchema;
  headers?: Record<string, unknown>;
};

const always = () => true;
export const isWrite = ({ method }: Endpoint) => method !== 'GET';

/** The errors that all calls share (docs/api.md). */
const errors: readonly ErrorResponse[] = [
  { status: 400, name: 'BadRequest', description: 'The body is no JSON', when: ({ body }) => Boolean(body) },
  { status: 401, name: 'Unauthorized', description: 'Nobody is signed in, or the sign-in is refused', when: always },
  { status: 403, name: 'Forged', description: 'A write without X-Requested-With', when: isWrite },
  {
    status: 404,
    name: 'NotFound',
    description: 'There is nothing under this id',
    when: ({ path }) => path.includes(':'),
  },
  {
    status: 409,
    name: 'Conflict',
    description: 'The version sent is not the newest any more; `current` is what the server holds. Means nothing else',
    when: isWrite,
    data: () => ({ type: 'object', properties: { current: {} }, required: ['current'] }),
  },
  {
    status: 422,
    name: 'Invalid',
    description: 'A field is refused, uniqueness included',
    when: ({ body, query }) => Boolean(body ?? query),
    data: (components) => components.of(FieldErrors, 'output'),
  },
  {
    status: 429,
    name: 'TooManyRequests',
    description: 'Try again after the wait',
    when: always,
    data: (components) => components.of(RetryAfter, 'output'),
    headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds' } },
  },
  { status: 500, name: 'ServerError', description: 'The server failed', when: always },
];

/** Schemas that the error responses refer to. */
export const errorSchemas = [Envelope, FieldErrors, RetryAfter];

/** An answer in the envelope of src/contract/envelope.ts. */
export const enveloped = (components: Components, success: boolean, data?: JsonSchema): JsonSchema => ({
  allOf: [
    components.of(Envelope, 'output'),
    {
      type: 'object',
      properties: { success: { const: success }, ...(data && { data }) },
      ...(data && { required: ['data'] }),
    },
  ],
});

/** `components.responses` of the document. */
export const errorResponses = (components: Components) =>
  Object.fromEntries(
    errors.map(({ name, description, data, headers }) => [
      name,
      {
        description,
        ...(headers && { headers }),
        content: { 'application/json': { schema: enveloped(components, false, data?.(components)) } },
      },
    ]),
  );

/** References to the errors that `endpoint` can be answered with, by status. */
export const errorsOf = (endpoint: Endpoint) =>
  Object.fromEntries(
    errors
      .filter(({ when }) => when(endpoint))
      .map(({ status, name }) => [String(status), { $ref: `#/components/responses/${name}` }]),
  );
