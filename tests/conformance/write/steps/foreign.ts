import type { Row } from '../../read/rows';
import type { Thing, Writer } from '../writer';

/** A version that is not the newest, whichever that is. */
const oldVersion = ({ version }: Thing) => (version > 0 ? version - 1 : version + 7);

/** What is asked of a thing of somebody else: it must be refused. */
type Attempt = {
  call: string;
  body: Row;
  /** 409 unless the state of the thing may refuse, too. */
  status?: readonly number[];
};

/** Sends what must be refused for its old version, and looks whether the thing is as it was. */
export async function attemptWithOldVersion(
  writer: Writer,
  path: string,
  thing: Thing,
  { call, body, status }: Attempt,
) {
  const answer = await writer.send(call, {
    params: { id: thing.id },
    body: { ...body, version: oldVersion(thing) },
    isPersonal: true,
  });
  const code = status ? undefined : 'CONFLICT';
  writer.session.expect(answer, { status: status ?? [409], where: 'with an old version', ...(code && { code }) });
  const now = await writer.read(path, thing.id);
  if (now?.version !== thing.version) writer.differs(answer, 'version afterwards', 'as it was', 'in another version');
}
