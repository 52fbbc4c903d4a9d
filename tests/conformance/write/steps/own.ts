import { isSuccess } from '../../api/client';
import type { Thing, Writer } from '../writer';
import { create, forget } from './create';
import type { ResourceScenario } from './scenario';

/** Creates a further row of a scenario. */
export async function another(writer: Writer, life: ResourceScenario, more: Record<string, unknown> = {}) {
  const body = await life.input(writer.newName(), writer);
  return typeof body === 'string' ? undefined : create(writer, life, { ...body, ...more });
}

/**
 * A row that several rows of the run depend on, such as their channel. Created on first use, deleted when the run ends.
 * @param more fields that differ from the usual input
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

/** Deletes a row before the run ends. */
export async function discard(writer: Writer, life: ResourceScenario, { id }: Pick<Thing, 'id'>) {
  const now = await writer.read(life.path, id);
  if (!now) return;
  const query = { version: String(now.version) };
  const answer = await writer.send(`DELETE ${life.path}/:id`, { params: { id }, query });
  writer.session.expect(answer, { status: [200] });
  if (isSuccess(answer)) forget(writer, life, id);
}
