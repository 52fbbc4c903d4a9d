import { SESSION_COOKIE } from '../../src/contract/session-cookie';
import { operators } from '../fixtures/operators';
import { state } from '../state';

const attributes = 'Path=/; HttpOnly; SameSite=Lax';
export const createSessionCookie = (sessionId: string) => ({
  'Set-Cookie': `${SESSION_COOKIE}=${sessionId}; ${attributes}`,
});
export const expiredCookie = { 'Set-Cookie': `${SESSION_COOKIE}=; ${attributes}; Max-Age=0` };

export function getOperator(cookies: Record<string, string>) {
  const operatorId = state().sessions.get(cookies[SESSION_COOKIE] ?? '');
  return operators.find(({ id }) => id === operatorId);
}
