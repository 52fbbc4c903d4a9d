import nodeCrypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { getResponse } from 'msw';
import { buildWorld } from '../../../../mock/fixtures/world';
import { server } from '../../../../mock/handlers';
import { resetState, state } from '../../../../mock/state';
import { API_PREFIX } from '../../../../src/contract/api-prefix';
import { SESSION_COOKIE } from '../../../../src/contract/session-cookie';
import { copyWorld } from '../../../../tests/copy-world';

export type Sent = { method: string; path: string; query?: Record<string, string>; body?: unknown };
export type Answered = { status: number; data: unknown; envelope: unknown };
export type Mock = {
  /** Sends a call as a signed-in operator. A response that is not JSON has no envelope. */
  ask: (sent: Sent) => Promise<Answered>;
  /** Restores the initial world. */
  reset: () => void;
  world: () => object;
};

const now = Date.parse('2026-11-21T09:30:00+08:00');
const MEMBERS = 100;
const OPERATOR = '1';
const SESSION = 'example';

/**
 * Stops the clock and makes generated ids repeatable. The result restarts the ids (`again`) or undoes all (`release`).
 */
function holdStill() {
  const RealDate = Date;
  const { randomUUID, randomInt } = nodeCrypto;
  const globalUUID = globalThis.crypto.randomUUID;
  let made = 0;
  const nextUUID = () => {
    made += 1;
    return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}` as const;
  };
  class HeldDate extends RealDate {
    constructor(...values: ConstructorParameters<typeof Date> | []) {
      if (values.length === 0) super(now);
      else super(...values);
    }
    static override now() {
      return now;
    }
  }
  globalThis.Date = HeldDate as DateConstructor;
  nodeCrypto.randomUUID = nextUUID;
  // The only overload that the mock uses.
  nodeCrypto.randomInt = (() => made) as typeof randomInt;
  globalThis.crypto.randomUUID = nextUUID;
  syncBuiltinESMExports();
  return {
    again: () => {
      made = 0;
    },
    release: () => {
      globalThis.Date = RealDate;
      Object.assign(nodeCrypto, { randomUUID, randomInt });
      globalThis.crypto.randomUUID = globalUUID;
      syncBuiltinESMExports();
    },
  };
}

async function send({ method, path, query, body }: Sent, cookie: string) {
  const url = new URL(`${API_PREFIX}${path}`, 'http://mock.invalid');
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const isWrite = method !== 'GET';
  const headers: Record<string, string> = { cookie, 'Accept-Language': 'en-US' };
  if (isWrite) Object.assign(headers, { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' });
  const request = new Request(url, { method, headers, body: isWrite ? JSON.stringify(body ?? {}) : undefined });
  const response = await getResponse([server], request);
  // Some lists have no call that reads a single row.
  return response ?? new Response(null, { status: 404 });
}

/** Calls `use` with a mock whose clock stands still, and restores clock and ids afterwards. */
export async function withMock<Result>(use: (mock: Mock) => Promise<Result>): Promise<Result> {
  const clock = holdStill();
  try {
    const world = buildWorld({ now, memberCount: MEMBERS });
    const reset = () => {
      clock.again();
      resetState(copyWorld(world));
      state().sessions.set(SESSION, OPERATOR);
    };
    reset();
    return await use({
      async ask(sent) {
        const response = await send(sent, `${SESSION_COOKIE}=${SESSION}`);
        const isJson = response.headers.get('content-type')?.startsWith('application/json');
        const envelope: { data?: unknown } | undefined = isJson ? await response.json() : undefined;
        // The mock counts request ids through all calls, so a new example would change all examples after it.
        const named = envelope && { ...envelope, requestId: 'request-1' };
        return { status: response.status, data: envelope?.data, envelope: named };
      },
      reset,
      world: () => state().world,
    });
  } finally {
    clock.release();
  }
}
