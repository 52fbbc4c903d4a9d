import type { Granularity, Window } from '@/contract/analysis/period';
import type { Endpoint } from '@/contract/endpoint';
import { addUnits } from '@/domain/period/period';
import { send } from './server';

/** Half an hour before the platform provides yesterday's figures, on a Saturday. */
export const EARLY = Date.parse('2026-11-21T09:30:00+08:00');
export const READY = Date.parse('2026-11-21T10:00:00+08:00');
export const FIRST_DAY = '2025-10-17';
export const TODAY = '2026-11-21';

type Reader<Answer> = { parse: (data: unknown) => Answer };

/** Reads and parses a report; throws when the status is not 200. */
export async function read<Answer>(
  endpoint: Endpoint,
  schema: Reader<Answer>,
  query: Record<string, string>,
  cookie: string,
) {
  const { status, data } = await send(endpoint, { query, cookie });
  if (status !== 200) throw new Error(`${endpoint.path}: status ${status}: ${JSON.stringify(data)}`);
  return schema.parse(data);
}

/** Splits a window into consecutive windows of at most `most` periods. */
export function windows(granularity: Granularity, { from, before }: Window, most: number): Window[] {
  const all: Window[] = [];
  for (let start = from; start < before; start = addUnits(granularity, start, most)) {
    const end = addUnits(granularity, start, most);
    all.push({ from: start, before: end < before ? end : before });
  }
  return all;
}

export const getSum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
