import { dataOf } from '../../api/client';
import { rowsOf } from '../../read/rows';
import type { Writer } from '../writer';

/**
 * Id of the signed-in operator, found by name, who receives the work that the run creates. Undefined if not unique or
 * inactive.
 */
export async function ownId(writer: Writer): Promise<string | undefined> {
  const { name } = (dataOf(await writer.send('GET /currentUser')) ?? {}) as { name?: string };
  const named = rowsOf(await writer.send('GET /operators')).filter((operator) => operator.name === name);
  return named.length === 1 && named[0]?.active === true ? String(named[0].id) : undefined;
}
