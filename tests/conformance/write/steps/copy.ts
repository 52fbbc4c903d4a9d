import { dataOf, isSuccess } from '../../api/client';
import type { Row } from '../../read/rows';
import { type Thing, thingOf, type Writer } from '../writer';
import { compare } from './act';
import { remember } from './create';
import { discard } from './own';
import type { ResourceScenario } from './scenario';

/**
 * Copies a row, checks the copy and deletes it.
 * @param body body of the copy call
 * @param after expected fields of the copy
 */
export async function checkCopy(
  writer: Writer,
  life: ResourceScenario,
  { id }: Thing,
  { body, after }: { body?: Row; after: Row },
): Promise<void> {
  const answer = await writer.send(`POST ${life.path}/:id/copy`, { params: { id }, ...(body && { body }) });
  const copy = thingOf((dataOf(answer) ?? {}) as Row);
  if (isSuccess(answer) && copy && copy.id !== id) remember(writer, life, copy);
  if (!writer.session.expect(answer, { status: [200, 201] }) || !copy) return;
  if (copy.id === id) {
    writer.differs(answer, 'data.id', 'another one', 'that of the first');
    return;
  }
  const now = await writer.read(life.path, copy.id);
  if (now) compare(writer, answer, now.row, after, 'of the copy');
  else writer.differs(answer, 'afterwards', 'a copy', 'not there');
  await discard(writer, life, copy);
}
