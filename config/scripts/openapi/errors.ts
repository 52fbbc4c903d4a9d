import type { Endpoint } from '../../../src/contract/endpoint';
import { Envelope, FieldErrors } from '../../../src/contract/envelope';
import { type ErrorCode, errorCodes } from '../../../src/contract/error-codes';
import { RetryAfter } from '../../../src/contract/session';
import type { Components, JsonSchema } from './components';

type ErrorResponse = {
  status: number;
  name: string;
  description: string;
  /** Of all calls that can be answered so; any where none is named, such as those of a gateway. */
  codes?: readonly ErrorCode[];
  /** Calls that can be answered so, besides those that have a code of this status. */
  when: (endpoint: Endpoint) => boolean;
  data?: (components: Components) => JsonSchema;
  headers?: Record<string, unknown>;
};

const always = () => true;
export const isWrite = ({ method }: Endpoint) => method !== 'GET';

/** The errors that all calls share (docs/api.md). */
const errors: readonly ErrorResponse[] = [
  {
    status: 400,
    name: 'BadRequest',
    description: 'The body is no JSON, or no form',
    codes: ['MALFORMED'],
    when: ({ body }) => Boolean(body),
  },
  {
    status: 401,
    name: 'Unauthorized',
    description: 'Nobody is signed in',
    codes: ['UNAUTHORIZED'],
    when: ({ open }) => !open,
  },
  {
    status: 403,
    name: 'Refused',
    description: 'A write without X-Requested-With, or one that the state of things or a limit does not allow',
    codes: ['FORGED'],
    when: isWrite,
  },
  {
    status: 404,
    name: 'NotFound',
    description: 'There is nothing under this id',
    codes: ['NOT_FOUND'],
    when: ({ path }) => path.includes(':'),
  },
  {
    status: 409,
    name: 'Conflict',
    description: 'The version sent is not the newest any more; `current` is what the server holds. Means nothing else',
    codes: ['CONFLICT'],
    when: isWrite,
    data: () => ({ type: 'object', properties: { current: {} }, required: ['current'] }),
  },
  {
    status: 422,
    name: 'Invalid',
    description: 'A field is refused, uniqueness included',
    codes: ['INVALID'],
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

/** `components.schemas.ErrorCode`: every code and what it means. */
export const errorCodeSchema: JsonSchema = {
  description: 'What an answer that is no success calls itself',
  oneOf: Object.entries(errorCodes).map(([code, { status, meaning }]) => ({
    const: code,
    description: `${status}: ${meaning}`,
  })),
};
const anyCode = { $ref: '#/components/schemas/ErrorCode' };

/** Schemas that the error responses refer to. */
export const errorSchemas = [Envelope, FieldErrors, RetryAfter];

/** An answer in the envelope of src/contract/envelope.ts, and what is known of its properties. */
export const enveloped = (components: Components, properties: Record<string, JsonSchema>): JsonSchema => ({
  allOf: [components.of(Envelope, 'output'), { type: 'object', properties, required: Object.keys(properties) }],
});

function responseOf({ description, codes, data, headers }: ErrorResponse, components: Components) {
  const known = {
    success: { const: false },
    ...(codes && { errorCode: { allOf: [anyCode, { enum: [...codes] }] } }),
    ...(data && { data: data(components) }),
  };
  return {
    description,
    ...(headers && { headers }),
    content: { 'application/json': { schema: enveloped(components, known) } },
  };
}

/** `components.responses` of the document. */
export const errorResponses = (components: Components) =>
  Object.fromEntries(errors.map((error) => [error.name, responseOf(error, components)]));

const isCode = (word: string): word is ErrorCode => Object.hasOwn(errorCodes, word);

/** The codes of a call besides those that all share: those that it lists, and those that its summary names. */
function ownCodes({ method, path, summary, errors: listed = [] }: Endpoint): ErrorCode[] {
  const named: string[] = summary.match(/\b[A-Z]+(_[A-Z]+)+\b/g) ?? [];
  const unknown = named.find((word) => !isCode(word));
  if (unknown) throw new Error(`${method} ${path} names ${unknown}, which src/contract/error-codes.ts does not.`);
  return [...listed, ...named.filter(isCode)];
}

/** The errors that `endpoint` can be answered with, by status: what all calls share, or that and codes of its own. */
export function errorsOf(endpoint: Endpoint, components: Components) {
  const responses: Record<string, object> = {};
  for (const error of errors) {
    const shared = error.when(endpoint) ? (error.codes ?? []) : [];
    const own = ownCodes(endpoint).filter((code) => errorCodes[code].status === error.status);
    const codes = [...new Set([...shared, ...own])];
    if (own.length > 0) {
      const description = codes.map((code) => `${code}: ${errorCodes[code].meaning}`).join('. ');
      responses[error.status] = responseOf({ ...error, codes, description }, components);
    } else if (error.when(endpoint)) {
      responses[error.status] = { $ref: `#/components/responses/${error.name}` };
    }
  }
  return responses;
}
