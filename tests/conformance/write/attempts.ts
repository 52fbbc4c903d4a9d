import type { Writer } from './writer';

/** Wrong passwords per username and minute before the server returns 429. */
const MAX = 5;

const source = 'docs/backend.md, Sessions';

/** Checks that repeated wrong passwords block only their username. Uses unknown usernames, to lock no real account. */
export async function checkAttempts(writer: Writer) {
  const call = 'POST /login';
  if (!writer.session.isMeant(writer.session.call(call))) return;
  const attempt = (username: string) =>
    writer.send(call, { body: { username, password: 'conf-wrong' }, isAnonymous: true });
  const name = writer.newName();
  for (let count = 1; count <= MAX; count += 1) {
    const where = `attempt ${count} with a wrong password`;
    if (!writer.session.expect(await attempt(name), { status: [401], code: 'BAD_CREDENTIALS', where, source })) return;
  }
  const where = 'the sixth time with a wrong password';
  writer.session.expect(await attempt(name), { status: [429], code: 'TOO_MANY_ATTEMPTS', where, source });
  const other = { status: [401], code: 'BAD_CREDENTIALS', where: 'of another name after that', source };
  writer.session.expect(await attempt(writer.newName()), other);
}
