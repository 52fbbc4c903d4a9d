import { isSuccess } from '../../api/client';
import type { Thing, Writer } from '../writer';
import { create, forget } from './create';
import type { ResourceScenario } from './scenario';

/** Makes one for something to be tried with, besides the one whose life it is. */
export async function another(writer: Writer, life: ResourceScenario, more: Record<string, unknown> = {}) {
  const body = await life.input(writer.newName(), writer);
  return typeof body === 'string' ? undefined : create(writer, life, { ...body, ...more });
}

/**
 * What several things of the run stand on, such as their channel: made when it is first asked for, put away when the
 * run ends.
 * @param more what it has otherwise than others of its kind
 */
export function ground(
  writer: Writer,
  life: ResourceScenario,
  more: Record<string, unknown> = {},
): Promise<Thing | undefined> {
  const made = writer.grounds.get(life.path) ?? another(writer, life, more);
  writer.grounds.set(life.path, made);
  return made;
}

/** Puts one away before the run ends. */
export async function discard(writer: Writer, life: ResourceScenario, { id }: Pick<Thing, 'id'>) {
  const now = await writer.read(life.path, id);
  if (!now) return;
  const query = { version: String(now.version) };
  const answer = await writer.send(`DELETE ${life.path}/:id`, { params: { id }, query });
  writer.session.expect(answer, { status: [200] });
  if (isSuccess(answer)) forget(writer, life, id);
}
