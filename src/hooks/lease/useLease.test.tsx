import { createPluginManager } from '@@/core/plugin';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lease } from '@/contract/lease';
import { readLease } from '@/services/lease';
import { NOW } from '../../../tests/app';
import { deferred } from '../../../tests/deferred';
import { fault, recordCalls, server } from '../../../tests/server';
import { useLease } from './useLease';

const path = '/reports/7';
const SECONDS = 120;
const me = { id: '1', name: '林晓' };
const other = { id: '2', name: '周宁' };

type Held = Lease & { windowId: string };
/** The lease as a server keeps it. */
let current: Held | undefined;
const give = (operator: typeof me, windowId: string) => {
  const [since, until] = [0, SECONDS].map((seconds) => new Date(Date.now() + seconds * 1000).toISOString());
  current = {
    id: crypto.randomUUID(),
    operatorId: operator.id,
    operatorName: operator.name,
    isMine: operator === me,
    since: since ?? '',
    until: until ?? '',
    seconds: SECONDS,
    windowId,
  };
  return current;
};

function serveLease() {
  const url = `*/api/admin/v1${path}/lease`;
  const ok = (data: unknown) => HttpResponse.json({ success: true, data } as never);
  const refuse = (errorCode: string) =>
    HttpResponse.json({ success: false, errorCode, data: { holder: current ?? null } }, { status: 403 });
  type Body = { leaseId: string; windowId: string };
  const bodyOf = async (request: Request) => (await request.json()) as Body;
  const findCurrent = () => (current && Date.parse(current.until) > Date.now() ? current : undefined);
  server.use(
    http.get(url, () => ok({ holder: findCurrent() ?? null })),
    http.post(url, async ({ request }) => {
      const { windowId } = await bodyOf(request);
      const held = findCurrent();
      return held && !(held.isMine && held.windowId === windowId) ? refuse('LEASE_HELD') : ok(give(me, windowId));
    }),
    http.put(url, async ({ request }) => {
      const { leaseId } = await bodyOf(request);
      if (!current || findCurrent()?.id !== leaseId) return refuse('LEASE_LOST');
      current.until = new Date(Date.now() + SECONDS * 1000).toISOString();
      return ok(current);
    }),
    http.post(`${url}/take-over`, async ({ request }) => {
      const { leaseId, windowId } = await bodyOf(request);
      return current?.id === leaseId ? ok(give(me, windowId)) : refuse('LEASE_HELD');
    }),
    http.delete(url, ({ request }) => {
      if (new URL(request.url).searchParams.get('leaseId') === current?.id) current = undefined;
      return ok(null);
    }),
  );
}

/** A write that ends the lease: a test settles it. */
let write = deferred<void>();

/** What a screen makes of a lease. */
function Screen() {
  const { status, holder, claim, takeOver, leave, during } = useLease(path);
  return (
    <>
      <p role="status">{`${status} ${status === 'mine' ? '' : (holder?.operatorName ?? '')}`.trim()}</p>
      <button type="button" onClick={claim}>
        claim
      </button>
      <button type="button" onClick={takeOver}>
        take over
      </button>
      <button type="button" onClick={() => during(() => write.promise)}>
        decide
      </button>
      <button type="button" onClick={leave}>
        leave
      </button>
    </>
  );
}

const shows = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const holder = () => current?.operatorName;
const returnToWindow = () => document.dispatchEvent(new Event('visibilitychange'));
const typeKey = () => fireEvent.keyDown(document.body, { key: 'a' });

/** Claims the lease in this window, with timers that the test moves on. */
async function hold() {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: NOW,
    shouldAdvanceTime: true,
  });
  const view = render(<Screen />);
  await shows('mine');
  return view;
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  createPluginManager();
  current = undefined;
  serveLease();
});

describe('useLease', () => {
  test('claims on arrival and releases on leaving, also before the claim was answered', async () => {
    const { unmount } = render(<Screen />);
    await shows('mine');
    expect(holder()).toBe(me.name);
    unmount();
    await waitFor(() => expect(holder()).toBeUndefined());

    const calls = recordCalls();
    render(<Screen />).unmount();
    await waitFor(() => expect(calls).toEqual(['POST /reports/7/lease', 'DELETE /reports/7/lease']));
    await waitFor(() => expect(holder()).toBeUndefined());
  });

  test('releases on request, and makes no call for it afterwards', async () => {
    const { unmount } = render(<Screen />);
    await shows('mine');
    const calls = recordCalls();
    press('leave');
    await waitFor(() => expect(holder()).toBeUndefined());
    press('leave');
    returnToWindow();
    unmount();
    // An earlier call would have been answered before this one.
    render(<Screen />);
    await shows('mine');
    expect(calls).toEqual(['DELETE /reports/7/lease', 'POST /reports/7/lease']);
  });

  test('releases when the page is closed, and claims again when the browser brings it back', async () => {
    render(<Screen />);
    await shows('mine');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(holder()).toBeUndefined());
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(holder()).toBe(me.name));
  });

  test('is not read during a write that may end it, and ignores an answer from before the write', async () => {
    render(<Screen />);
    await shows('mine');
    write = deferred();
    const answer = deferred<void>();
    const refusal = new HttpResponse(null, { status: 403 });
    server.use(http.get(`*/api/admin/v1${path}/lease`, () => answer.promise.then(() => refusal), { once: true }));
    const calls = recordCalls();
    returnToWindow();
    await waitFor(() => expect(calls).toEqual(['GET /reports/7/lease']));
    press('decide');
    returnToWindow();
    expect(calls).toHaveLength(1);
    answer.resolve();
    // This call is answered after the one that was held back.
    await readLease(path);
    expect(screen.getByRole('status')).toHaveTextContent('mine');

    // The write was refused: the lease is watched as before.
    write.resolve();
    give(other, 'there');
    await waitFor(() => {
      returnToWindow();
      expect(screen.getByRole('status')).toHaveTextContent(`lost ${other.name}`);
    });
  });

  test('names the holder, and takes the lease over on request', async () => {
    const { id } = give(other, 'there');
    render(<Screen />);
    await shows(`held ${other.name}`);
    press('take over');
    await shows('mine');
    expect(holder()).toBe(me.name);
    expect(current?.id).not.toBe(id);
  });

  test('is held by one window of an operator: another one sees it held', async () => {
    give(me, 'another tab');
    render(<Screen />);
    await shows(`held ${me.name}`);
  });

  test('becomes free for a waiting operator, who claims it', async () => {
    give(other, 'there');
    render(<Screen />);
    await shows(`held ${other.name}`);
    current = undefined;
    returnToWindow();
    await shows('free');
    press('claim');
    await shows('mine');
  });

  test('is lost without activity, and can be claimed again', async () => {
    await hold();
    await pass(SECONDS - 1);
    expect(screen.getByRole('status')).toHaveTextContent('mine');
    await pass(1);
    await shows('lost');
    press('claim');
    await shows('mine');
  });

  test('is renewed by activity, once in a quarter of its time', async () => {
    await hold();
    const calls = recordCalls();
    const renewals = () => calls.filter((call) => call.startsWith('PUT')).length;
    // Twice its time in all.
    for (let quarter = 1; quarter <= 8; quarter += 1) {
      typeKey();
      typeKey();
      await pass(SECONDS / 8);
      typeKey();
      await pass(SECONDS / 8 + 1);
      await waitFor(() => expect(renewals()).toBe(quarter));
    }
    expect(screen.getByRole('status')).toHaveTextContent('mine');
  });

  test('names who took it over at the next renewal', async () => {
    await hold();
    give(other, 'there');
    typeKey();
    await pass(SECONDS / 4);
    await shows(`lost ${other.name}`);
  });

  test('fails when the claim has no answer, and tells a taken lease from one that is no longer there', async () => {
    server.use(fault.status('POST', `${path}/lease`, 503));
    render(<Screen />);
    await shows('failed');
    server.resetHandlers();
    serveLease();
    press('claim');
    await shows('mine');
    // The report is gone by then.
    server.use(fault.status('GET', `${path}/lease`, 404));
    returnToWindow();
    await shows('failed');
  });
});
