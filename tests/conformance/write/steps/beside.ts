import type { Row } from '../../read/rows';
import type { Thing, Writer } from '../writer';
import { forget } from './create';
import { another, discard } from './own';
import { checkPairs } from './pairs';
import type { ResourceScenario } from './scenario';
import { checkTakenName, checkTakenPlace } from './taken';
import { checkTwice } from './twice';
import { checkUnreadable } from './unreadable';

/** Makes another one for something to be tried with, which is not there afterwards. */
async function withAnother(writer: Writer, life: ResourceScenario, look: (other: Thing) => Promise<void>) {
  const other = await another(writer, life);
  if (!other) return;
  await look(other);
  if (await writer.read(life.path, other.id)) await discard(writer, life, other);
  else forget(writer, life, other.id);
}

/**
 * What takes another one beside the one whose life it is, which stays as it is.
 * @param first what it was made of
 */
export async function checkBeside(writer: Writer, life: ResourceScenario, thing: Thing, first: Row) {
  // What has a name of its own could be refused for that one alone.
  const good = life.unique ? await life.input(writer.newName(), writer) : first;
  if (typeof good !== 'string') await checkUnreadable(writer, life, thing, good);
  const isPicked = writer.has(`POST ${life.path}/bulk`);
  // What cannot be deleted would stay, and of some there is one at a time.
  if (life.cleanUp || !writer.has(`DELETE ${life.path}/:id`) || !(life.unique || isPicked)) return;
  await withAnother(writer, life, async (other) => {
    await checkTakenName(writer, life, thing, other);
    await checkPairs(writer, life, other);
    await checkTakenPlace(writer, life, other);
  });
  if (isPicked) await withAnother(writer, life, (other) => checkTwice(writer, life, other));
}
