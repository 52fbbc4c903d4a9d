import type { Writer } from '../writer';
import { checkBeside } from './beside';
import { checkBulk } from './bulk';
import { checkBulkMatching } from './bulk-matching';
import { checkBrokenUpdate, checkSwitches, checkUpdate } from './change';
import { checkBroken, checkReadBack, checkUnique, create } from './create';
import { checkLog } from './logged';
import { checkRemove } from './remove';
import type { ExistingCheck, ResourceScenario } from './scenario';

/** Runs a scenario from the creation of its row to the deletion, or an existing check. */
export async function live(writer: Writer, life: ResourceScenario | ExistingCheck) {
  if ('check' in life) {
    if (writer.session.isMeant(writer.session.call(life.call))) await life.check(writer);
    return;
  }
  const call = writer.session.call(`POST ${life.path}`);
  if (!writer.session.isMeant(call)) return;
  const name = writer.newName();
  const body = await life.input(name, writer);
  if (typeof body === 'string') {
    writer.session.untested.set(call.name, body);
    return;
  }
  await checkBroken(writer, life, call.name, {}, body);
  const made = await create(writer, life, body);
  if (!made) return;
  await checkReadBack(writer, life, made, name);
  await checkUnique(writer, life, body);
  await checkBeside(writer, life, made, body);
  const updated = await checkUpdate(writer, life, made);
  let thing = updated;
  await checkBrokenUpdate(writer, life, thing);
  if (!life.hasOwnSwitches) thing = await checkSwitches(writer, life, thing);
  await life.checkMore?.(thing, writer);
  await checkBulk(writer, life, thing);
  thing = (await writer.read(life.path, thing.id)) ?? thing;
  await checkBulkMatching(writer, life, thing);
  thing = (await writer.read(life.path, thing.id)) ?? thing;
  await checkLog(writer, life, made, updated);
  await checkRemove(writer, life, thing);
}
