// biome-ignore lint/style/noRestrictedImports: build script that reads the schemas; not part of the app
import { z } from 'zod';
import type { Call } from '../annotated-contract';
import type { Candidate, Row } from './candidates';
import type { Mock } from './mock';
import { bodies, fields, queries } from './values';

export type Context = Candidate & {
  row: Row;
  /** The row as its GET call returns it, or else the row itself. */
  item: Row;
  /** The result of the preparation. */
  prepared?: Record<string, unknown>;
};

export type Request = { params: Record<string, string>; query?: Record<string, string>; body?: unknown };

const isNeeded = (schema: z.ZodType) => !schema.safeParse(undefined).success;

/** Values for the required properties of a schema; undefined if one of them has no value. */
function getObject(schema: z.ZodObject, own: Record<string, unknown>, context: Context, isReplacing: boolean) {
  const body: Record<string, unknown> = { ...own };
  for (const [name, property] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
    if (name in body || !isNeeded(property)) continue;
    const usual = [fields[name]?.(context), context.item[name]];
    // A PUT keeps the current values of the row; other calls prefer the values of values.ts.
    const value = [context.prepared?.[name], ...(isReplacing ? usual.reverse() : usual)].find(
      (one) => one !== undefined && property.safeParse(one).success,
    );
    if (value === undefined) {
      if (!property.safeParse(null).success) return undefined;
      body[name] = null;
    } else body[name] = value;
  }
  return body;
}

function getBody({ endpoint: { body, method }, id }: Pick<Call, 'endpoint' | 'id'>, context: Context) {
  const own = bodies[id]?.(context) ?? {};
  return body instanceof z.ZodObject ? getObject(body, own, context, method === 'PUT') : own;
}

function getQuery({ endpoint: { query }, id }: Pick<Call, 'endpoint' | 'id'>, context: Context) {
  if (!(query instanceof z.ZodObject)) return {};
  const sent: Record<string, string> = { ...queries[id]?.(context) };
  for (const [name, property] of Object.entries(query.shape as Record<string, z.ZodType>)) {
    if (name in sent || !isNeeded(property)) continue;
    const value = context.prepared?.[name] ?? fields[name]?.(context) ?? context.row[name];
    if (value !== undefined) sent[name] = String(value);
  }
  return sent;
}

/** Creates the request of a call from the mock's world and values.ts; undefined if a value is missing. */
export async function getRequest(
  call: Pick<Call, 'endpoint' | 'id'>,
  candidate: Candidate & Pick<Context, 'prepared'>,
  mock: Mock,
): Promise<Request | undefined> {
  const { method, path, body } = call.endpoint;
  const row = candidate.row ?? { id: '' };
  const [, first] = path.split('/');
  const isWritten = method === 'PUT' || (method === 'POST' && path === `/${first}`) || path.includes(':fileId');
  const got = isWritten && row.id ? await mock.ask({ method: 'GET', path: `/${first}/${row.id}` }) : undefined;
  const item = got?.status === 200 ? (got.data as Row) : row;
  const context: Context = { ...candidate, row, item };
  const sent = body && getBody(call, context);
  if (body && !sent) return undefined;
  const [file] = (item.files as Row[] | undefined) ?? [];
  const params = { ...candidate.params, ...(file && path.includes(':fileId') && { fileId: file.id }) };
  return { params, query: getQuery(call, context), body: sent };
}
