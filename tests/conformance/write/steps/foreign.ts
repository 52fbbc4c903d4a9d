import type { Row } from '../../read/rows';
import type { Thing, Writer } from '../writer';

/** A version that is not the newest. */
const oldVersion = ({ version }: Thing) => (version > 0 ? version - 1 : version + 7);

/** A write to a row that the run did not create; it must be refused. */
type Attempt = {
  call: string;
  body: Row;
  /** Expected statuses; 409 by default, more if the status of the row may be a reason, too. */
  status?: readonly number[];
};

/** Sends a write with an old version, and checks that it is refused and changes nothing. */
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
