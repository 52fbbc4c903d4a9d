import { dataOf, isSuccess } from '../../api/client';
import type { Row } from '../../read/rows';
import type { Thing, Writer } from '../writer';
import type { ResourceScenario } from './scenario';

type Entry = Row & { changes?: { field?: string; from?: unknown; to?: unknown }[] };

/**
 * Checks the change log of a row: entries of create and update, of this row only, newest first, with old and new
 * values.
 * @param first the row as created
 * @param then the row after the first update
 */
export async function checkLog(
  writer: Writer,
  { path, entityType, nameField }: ResourceScenario,
  first: Thing,
  then: Thing,
) {
  const query = { entityType, entityId: first.id, pageSize: '50' };
  const answer = await writer.send('GET /change-logs', { query });
  if (!isSuccess(answer)) return;
  // Reported under the create call, so that a run with `--only` for this resource includes its log.
  const differs = (where: string, expected: string, got: string) =>
    writer.differs(
      { ...answer, call: writer.session.call(`POST ${path}`) },
      `GET /change-logs ${where}`,
      expected,
      got,
    );
  const { list = [] } = (dataOf(answer) ?? {}) as { list?: Entry[] };
  for (const action of ['create', ...(writer.has(`PUT ${path}/:id`) ? ['update'] : [])]) {
    if (!list.some((entry) => entry.action === action)) differs('data.list', `an entry of ${action}`, 'none');
  }
  if (list.some(({ entityId }) => entityId !== first.id)) differs('data.list', 'entries of it alone', 'of others too');
  const instants = list.map(({ createdAt }) => Date.parse(String(createdAt)));
  if (instants.some((instant, place) => place > 0 && instant > (instants[place - 1] ?? instant))) {
    differs('data.list', 'the newest first', 'another order');
  }
  const [from, to] = [first.row[nameField], then.row[nameField]];
  const renamed = list
    .filter(({ action }) => action === 'update')
    .flatMap(({ changes = [] }) => changes.filter(({ field }) => field === nameField));
  if (from !== to && renamed.length > 0 && !renamed.some((change) => change.from === from && change.to === to)) {
    differs(`data.list[].changes of ${nameField}`, 'from what it was to what it is', 'something else');
  }
}
