import type { Endpoint } from '../../../src/contract/endpoint';
import { type ErrorCode, errorCodes } from '../../../src/contract/error-codes';
import type { Call } from './annotated-contract';
import type { Components } from './components';
import { mayBeStale } from './contract';
import { withTexts } from './enums';
import type { Envelopes } from './envelopes';
import { type JsonSchema, pascal, refTo } from './json-schema';
import { isWrite } from './parameters';
import { refusalData, refusalTypes } from './refusals';

type ErrorResponse = {
  status: number;
  name: string;
  description: string;
  /** Codes that all such responses can have. Without it any code is possible, such as one of a gateway. */
  codes?: readonly ErrorCode[];
  /** Calls that can get this response, besides those that list a code with this status. */
  when: (endpoint: Endpoint) => boolean;
  /** Name of the type of `data`, in src/contract or in `refusalTypes`. */
  data?: string;
  headers?: Record<string, unknown>;
};

const always = () => true;

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
    when: mayBeStale,
    data: 'Conflict',
  },
  {
    status: 422,
    name: 'Invalid',
    description: 'A field is refused, uniqueness included',
    codes: ['INVALID'],
    when: ({ body, query }) => Boolean(body ?? query),
    data: 'FieldErrors',
  },
  {
    status: 429,
    name: 'TooManyRequests',
    description: 'Try again after the wait',
    when: always,
    data: 'RetryAfter',
    headers: { 'Retry-After': { schema: { type: 'integer', minimum: 1 }, description: 'Seconds' } },
  },
  { status: 500, name: 'ServerError', description: 'The server failed', when: always },
];

const getText = (code: ErrorCode) => `${errorCodes[code].status}: ${errorCodes[code].meaning}`;

/** `components.schemas.ErrorCode`: all codes with their meanings. */
export const errorCodeSchema = withTexts(
  { type: 'string', enum: Object.keys(errorCodes), description: 'What an answer that is no success calls itself' },
  Object.fromEntries((Object.keys(errorCodes) as ErrorCode[]).map((code) => [code, getText(code)])),
);

const isCode = (word: string): word is ErrorCode => Object.hasOwn(errorCodes, word);

/** The codes that a call lists or that its summary names. */
function ownCodes({ method, path, summary, errors: listed = [] }: Endpoint): ErrorCode[] {
  const named: string[] = summary.match(/\b[A-Z]+(_[A-Z]+)+\b/g) ?? [];
  const unknown = named.find((word) => !isCode(word));
  if (unknown) throw new Error(`${method} ${path} names ${unknown}, which is not in src/contract/error-codes.ts.`);
  return [...listed, ...named.filter(isCode)];
}

/** A list of the codes of a call that its summary does not name, each with status and meaning. */
export const unnamedRefusals = (endpoint: Endpoint) =>
  ownCodes(endpoint)
    .filter((code) => !errors.some(({ codes }) => codes?.includes(code)) && !endpoint.summary.includes(code))
    .map((code) => `- ${errorCodes[code].status} \`${code}\`: ${errorCodes[code].meaning}`)
    .join('\n');

/** Creates `components.responses` of the document, and the error responses of each call. */
export function createErrors(components: Components, envelopes: Envelopes) {
  const shared: Record<string, object> = {};

  function typeOf(name: string): JsonSchema {
    const own = refusalTypes[name];
    if (own && !components.has(name)) components.add(name, own, 'refusals.ts');
    return own ? { $ref: refTo(name) } : components.named(name);
  }

  function responseOf(name: string, { description, codes = [], data, headers }: ErrorResponse) {
    const texts = Object.fromEntries(codes.map((code) => [code, errorCodes[code].meaning]));
    const errorCode =
      codes.length > 0
        ? withTexts({ type: 'string', enum: [...codes], description: 'Why' }, texts)
        : { $ref: refTo('ErrorCode'), description: 'Why, where the server can tell' };
    const dataSchema = data ? typeOf(data) : refusalData(codes, typeOf);
    const required = [...(codes.length > 0 ? ['errorCode'] : []), ...(data ? ['data'] : [])];
    const schema = envelopes.failure(
      name,
      description,
      { errorCode, ...(dataSchema && { data: dataSchema }) },
      required,
    );
    return {
      description,
      ...(headers && { headers }),
      content: { 'application/json': { schema } },
    };
  }

  /** Name of a response with codes that few calls have: derived from the codes, or from the call if there are many. */
  function ownName(error: ErrorResponse, codes: readonly ErrorCode[], call: Call) {
    const usual = error.codes ?? [];
    const isUsual = usual.every((code) => codes.includes(code));
    const rare = codes.filter((code) => !usual.includes(code));
    const isShort = isUsual && rare.length <= 2;
    return isShort
      ? error.name + rare.map((code) => pascal(code.toLowerCase())).join('')
      : pascal(call.id) + error.name;
  }

  /** Error responses of a call by status, with shared and call-specific codes. */
  function of(call: Call) {
    const responses: Record<string, object> = {};
    for (const error of errors) {
      const usual = error.codes ?? [];
      const listed = ownCodes(call.endpoint).filter((code) => errorCodes[code].status === error.status);
      const isShared = error.when(call.endpoint) || (usual.length > 0 && usual.every((code) => listed.includes(code)));
      const own = listed.filter((code) => !usual.includes(code));
      if (!isShared && own.length === 0) continue;
      const codes = [...new Set([...(isShared ? usual : []), ...own])];
      const description = codes.map((code) => `${code}: ${errorCodes[code].meaning}`).join('. ');
      const name = own.length > 0 ? ownName(error, codes, call) : error.name;
      shared[name] ??= responseOf(name, own.length > 0 ? { ...error, codes, description } : error);
      responses[error.status] = { $ref: `#/components/responses/${name}` };
    }
    return responses;
  }

  return { of, shared: () => Object.fromEntries(Object.entries(shared).sort(([a], [b]) => (a < b ? -1 : 1))) };
}
