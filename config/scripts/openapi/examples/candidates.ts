import type { Call } from '../annotated-contract';
import type { Mock } from './mock';
import { isFit } from './states';

export type Row = { id: string; version?: number; [field: string]: unknown };
export type Candidate = { params: Record<string, string>; row?: Row; rows: readonly Row[] };

/** Collections of the mock's world by the first part of a path, where the names differ. */
const collections: Record<string, string> = {
  'agreement-templates': 'agreementTemplates',
  'channel-links': 'channelLinks',
  'follow-ups': 'followUps',
  'project-links': 'projectLinks',
  'result-hints': 'hints',
  'saved-views': 'savedViews',
};

async function getRows(first: string, { ask, world }: Mock): Promise<readonly Row[]> {
  if (first.endsWith('-tracks')) {
    const query = { from: '2026-11-14', before: '2026-11-21' };
    const { data } = await ask({ method: 'GET', path: `/${first}`, query });
    return (data as { list: Row[] }).list;
  }
  if (first === 'jobs') {
    const body = { entity: 'member', filter: {}, format: 'csv' };
    const { data } = await ask({ method: 'POST', path: '/exports', body });
    return [data as Row];
  }
  return (world() as Record<string, Row[]>)[collections[first] ?? first] ?? [];
}

/** Rows that can fill the path of a call, in the order in which to try them. */
export async function candidates(
  { endpoint: { path }, id }: Pick<Call, 'endpoint' | 'id'>,
  mock: Mock,
): Promise<Candidate[]> {
  const first = path.split('/')[1] ?? '';
  const rows = await getRows(first, mock);
  const [name] = path.match(/(?<=:)\w+/) ?? [];
  if (!name) return [{ params: {}, row: rows[0], rows }];
  const of = name === 'id' ? rows : await getRows(`${name.replace(/Id$/, '')}s`, mock);
  return of.filter((row) => isFit(id, row)).map((row) => ({ params: { [name]: row.id }, row, rows }));
}
