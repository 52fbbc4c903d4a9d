import { type Answer, isSuccess } from '../../api/client';
import type { Thing, Writer } from '../writer';
import { forget, remember } from './create';
import type { ResourceScenario } from './scenario';

const checkGone = async (writer: Writer, { path }: ResourceScenario, id: string, deletion: Answer) => {
  if (writer.has(`GET ${path}/:id`)) {
    const answer = await writer.send(`GET ${path}/:id`, { params: { id } });
    writer.session.expect(answer, { status: [404], where: 'of what was deleted' });
  } else if (await writer.read(path, id)) {
    writer.differs(deletion, 'afterwards', 'no longer in its list', 'still there');
  }
};

/** Restores a deleted row and checks that it is as before. */
async function checkRestore(writer: Writer, life: ResourceScenario, thing: Thing): Promise<Thing | undefined> {
  const call = `POST ${life.path}/:id/restore`;
  if (!writer.has(call)) return undefined;
  const params = { id: thing.id };
  await writer.refuse(call, { params, body: { version: thing.version + 7 } }, [404, 409], 'with another version');
  const answer = await writer.send(call, { params, body: { version: thing.version + 1 } });
  if (!writer.session.expect(answer, { status: [200] })) return undefined;
  remember(writer, life, thing);
  const back = await writer.read(life.path, thing.id);
  if (!back) {
    writer.differs(answer, 'afterwards', 'it is there again', 'not there');
    return undefined;
  }
  if (back.row[life.nameField] !== thing.row[life.nameField]) {
    writer.differs(answer, `data.${life.nameField}`, 'as it was before the deletion', 'something else');
  }
  if (back.version <= thing.version + 1) {
    writer.differs(answer, 'version afterwards', `more than ${thing.version + 1}`, String(back.version));
  }
  await writer.refuse(call, { params, body: { version: back.version } }, [403, 404, 409], 'of what is there again');
  return (await writer.read(life.path, thing.id)) ?? back;
}

/** Checks that a deletion refuses an old version and a second time; then restores the row and deletes it again. */
export async function checkRemove(writer: Writer, life: ResourceScenario, thing: Thing) {
  const call = `DELETE ${life.path}/:id`;
  if (!writer.has(call)) return;
  const params = { id: thing.id };
  const query = { version: String(thing.version) };
  if (thing.version > 0) {
    await writer.refuse(
      call,
      { params, query: { version: String(thing.version - 1) } },
      [409],
      'with an old version',
      'CONFLICT',
    );
  }
  const answer = await writer.send(call, { params, query });
  if (!writer.session.expect(answer, { status: [200] })) return;
  forget(writer, life, thing.id);
  await checkGone(writer, life, thing.id, answer);
  await writer.refuse(call, { params, query }, [404], 'of what was deleted');
  const back = await checkRestore(writer, life, thing);
  if (!back) return;
  const again = await writer.send(call, { params, query: { version: String(back.version) } });
  if (isSuccess(again)) forget(writer, life, thing.id);
}
