import type { Row } from '../../read/rows';
import type { Thing, Writer } from '../writer';
import { forget } from './create';
import { another, discard } from './own';
import { checkPairs } from './pairs';
import type { ResourceScenario } from './scenario';
import { checkTakenName, checkTakenPlace } from './taken';
import { checkTwice } from './twice';
import { checkUnreadable } from './unreadable';

/** Creates another row for a check and deletes it afterwards. */
async function withAnother(writer: Writer, life: ResourceScenario, look: (other: Thing) => Promise<void>) {
  const other = await another(writer, life);
  if (!other) return;
  await look(other);
  if (await writer.read(life.path, other.id)) await discard(writer, life, other);
  else forget(writer, life, other.id);
}

/**
 * Runs checks that need a second row; the first row stays unchanged.
 * @param first body that created the first row
 */
export async function checkBeside(writer: Writer, life: ResourceScenario, thing: Thing, first: Row) {
  // Uses another name if names are unique, because a duplicate could be the reason of the refusal.
  const good = life.unique ? await life.input(writer.newName(), writer) : first;
  if (typeof good !== 'string') await checkUnreadable(writer, life, thing, good);
  const isPicked = writer.has(`POST ${life.path}/bulk`);
  // Skips resources whose rows cannot be deleted or of which only one can exist.
  if (life.cleanUp || !writer.has(`DELETE ${life.path}/:id`) || !(life.unique || isPicked)) return;
  await withAnother(writer, life, async (other) => {
    await checkTakenName(writer, life, thing, other);
    await checkPairs(writer, life, other);
    await checkTakenPlace(writer, life, other);
  });
  if (isPicked) await withAnother(writer, life, (other) => checkTwice(writer, life, other));
}
