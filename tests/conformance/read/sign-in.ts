import { signInCurl } from '../api/request';
import type { Session } from '../session';

const source = 'docs/backend.md, Sessions';

/** Required attributes that a session cookie lacks. */
function cookieProblems(cookie: string, isSecure: boolean) {
  const attributes = cookie
    .split(';')
    .slice(1)
    .map((part) => part.trim().toLowerCase());
  const has = (name: string) => attributes.some((attribute) => attribute === name || attribute.startsWith(`${name}=`));
  return [
    ...(has('httponly') ? [] : ['HttpOnly']),
    ...(attributes.includes('samesite=lax') || attributes.includes('samesite=strict')
      ? []
      : ['SameSite=Lax or Strict']),
    ...(isSecure && !has('secure') ? ['Secure'] : []),
  ];
}

/** Checks that at least one cookie of the sign-in is protected from scripts and other sites. */
function checkCookie(session: Session, cookies: readonly string[]) {
  const isSecure = session.client.origin.startsWith('https:');
  const [fewest = []] = cookies.map((cookie) => cookieProblems(cookie, isSecure)).sort((a, b) => a.length - b.length);
  const call = session.call('POST /login');
  if (fewest.length === 0) return;
  session.find(
    { call, curl: signInCurl(session.client.origin) },
    { where: 'Set-Cookie', expected: fewest.join(', '), got: 'without', source },
  );
}

/**
 * Checks that signing in is refused with wrong credentials and without X-Requested-With, and that signing out succeeds
 * without a session.
 * @param cookies Set-Cookie headers of the sign-in
 */
export async function checkSignIn(session: Session, cookies: readonly string[]) {
  const [login, logout] = [session.call('POST /login'), session.call('POST /logout')];
  if (session.isMeant(login)) {
    checkCookie(session, cookies);
    // An unknown username, because wrong passwords could lock a real account.
    const body = { username: `conf-nobody-${Date.now() % 100_000}`, password: 'conf-wrong' };
    const wrong = await session.client.send(login, { body, isAnonymous: true });
    session.expect(wrong, { status: [401], where: 'of somebody whom nobody knows', source });
    const forged = await session.client.send(login, { body, isAnonymous: true, isForged: true });
    session.expect(forged, { status: [403], code: 'FORGED', where: 'without X-Requested-With', source });
    const empty = await session.client.send(login, { body: {}, isAnonymous: true });
    session.expect(empty, { status: [422], where: 'without a name', source });
  }
  if (session.isMeant(logout)) {
    session.expect(await session.client.send(logout, { isAnonymous: true }), {
      status: [200],
      where: 'without a session',
      source,
    });
  }
}
