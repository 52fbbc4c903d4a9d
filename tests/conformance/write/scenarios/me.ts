import { dataOf } from '../../api/client';
import { rowsOf } from '../../read/rows';
import type { Writer } from '../writer';

/** The id of the operator who is signed in, to whom work is given: nobody else is told of it. */
export async function ownId(writer: Writer): Promise<string | undefined> {
  const { name } = (dataOf(await writer.send('GET /currentUser')) ?? {}) as { name?: string };
  const named = rowsOf(await writer.send('GET /operators')).filter((operator) => operator.name === name);
  return named.length === 1 && named[0]?.active === true ? String(named[0].id) : undefined;
}
