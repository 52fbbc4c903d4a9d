import { createPluginManager } from '@@/core/plugin';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { reportLeaseApi } from '@/contract/report';
import { useLease } from '@/hooks/lease/useLease';
import { readLease } from '@/services/lease';
import { operators } from '../../mock/fixtures/operators';
import { leaseHandlers } from '../../mock/lease/handlers';
import { leasesOf } from '../../mock/lease/leases';
import { signInAs } from '../app';
import { deferred } from '../deferred';
import { fault, recordCalls, server } from '../server';

const [me, other] = operators as [(typeof operators)[number], (typeof operators)[number]];
const path = '/reports/7';
const leasesFor = (seconds: number) => leasesOf({ entityType: 'report', seconds });

/** What the lease ends with: a test settles it. */
let write = deferred<void>();

/** What a screen makes of a lease. */
function Screen() {
  const { status, holder, claim, takeOver, leave, during } = useLease(path);
  return (
    <>
      <p role="status">{`${status} ${status === 'mine' ? '' : (holder?.operatorName ?? '')}`.trim()}</p>
      <input aria-label="text" readOnly={status !== 'mine'} />
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

const says = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const holder = () => leasesFor(1).find('7', Date.now())?.operatorName;

/** A server on which a lease holds so long. */
function serve(seconds: number) {
  const leases = leasesFor(seconds);
  server.use(...leaseHandlers(reportLeaseApi, { check() {}, leases }));
  return leases;
}

beforeEach(() => {
  createPluginManager();
  signInAs(0);
});

describe('useLease', () => {
  test('claims on arrival and gives back on leaving, also before the claim was answered', async () => {
    serve(120);
    const { unmount } = render(<Screen />);
    await says('mine');
    expect(holder()).toBe(me.name);
    unmount();
    await waitFor(() => expect(holder()).toBeUndefined());

    const calls = recordCalls();
    render(<Screen />).unmount();
    await waitFor(() => expect(calls).toEqual(['POST /reports/7/lease', 'DELETE /reports/7/lease']));
    await waitFor(() => expect(holder()).toBeUndefined());
  });

  test('gives back what is done with, and asks no more for it', async () => {
    serve(120);
    const { unmount } = render(<Screen />);
    await says('mine');
    const calls = recordCalls();
    await press('leave');
    await waitFor(() => expect(holder()).toBeUndefined());
    await press('leave');
    document.dispatchEvent(new Event('visibilitychange'));
    unmount();
    // What was asked before this would have been heard of by its answer.
    render(<Screen />);
    await says('mine');
    expect(calls).toEqual(['DELETE /reports/7/lease', 'POST /reports/7/lease']);
  });

  test('is not asked for while a write is under way that may end it, nor takes in what was asked before', async () => {
    const leases = serve(120);
    render(<Screen />);
    await says('mine');
    write = deferred();
    const answer = deferred<void>();
    const refusal = new HttpResponse(null, { status: 403 });
    server.use(http.get(`*/api/admin/v1${path}/lease`, () => answer.promise.then(() => refusal), { once: true }));
    const calls = recordCalls();
    const see = () => document.dispatchEvent(new Event('visibilitychange'));
    see();
    await waitFor(() => expect(calls).toEqual(['GET /reports/7/lease']));
    await press('decide');
    see();
    expect(calls).toHaveLength(1);
    answer.resolve();
    // What is asked afterwards is answered afterwards.
    await readLease(path);
    expect(screen.getByRole('status')).toHaveTextContent('mine');

    // The write was refused: it is watched as before.
    write.resolve();
    leases.takeOver('7', leases.find('7', Date.now())?.id ?? '', { operator: other, windowId: 'there' }, Date.now());
    await waitFor(() => {
      see();
      expect(screen.getByRole('status')).toHaveTextContent(`lost ${other.name}`);
    });
  });

  test('gives back from a page that is closed', async () => {
    serve(120);
    render(<Screen />);
    await says('mine');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(holder()).toBeUndefined());
  });

  test('tells who holds it, and takes it over when that is wanted', async () => {
    const leases = serve(120);
    const { id } = leases.claim('7', { operator: other, windowId: 'there' }, Date.now());
    render(<Screen />);
    await says(`held ${other.name}`);
    await press('take over');
    await says('mine');
    expect(holder()).toBe(me.name);
    expect(() => leases.renew('7', id, other, Date.now())).toThrow('LEASE_LOST');
  });

  test('tells another window of the same operator, too', async () => {
    serve(120).claim('7', { operator: me, windowId: 'another tab' }, Date.now());
    render(<Screen />);
    await says(`held ${me.name}`);
  });

  test('tells that it has become free once the window is seen again', async () => {
    const leases = serve(120);
    const { id } = leases.claim('7', { operator: other, windowId: 'there' }, Date.now());
    render(<Screen />);
    await says(`held ${other.name}`);
    leases.release('7', id, other, Date.now());
    document.dispatchEvent(new Event('visibilitychange'));
    await says('free');
    await press('claim');
    await says('mine');
  });

  test('ends under a form when nothing is done in it, and can be claimed again', async () => {
    serve(1);
    render(<Screen />);
    await says('mine');
    await says('lost');
    await press('claim');
    await says('mine');
  });

  test('is renewed by activity, at most four times in its time', async () => {
    serve(1);
    render(<Screen />);
    await says('mine');
    const calls = recordCalls();
    const user = userEvent.setup({ delay: 20 });
    const begun = performance.now();
    await user.click(screen.getByRole('textbox'));
    // Twice as long as it holds by itself.
    await user.keyboard('a'.repeat(100));
    const seconds = (performance.now() - begun) / 1000;
    expect(screen.getByRole('status')).toHaveTextContent('mine');
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.length).toBeLessThanOrEqual(4 * seconds + 1);
    expect(new Set(calls)).toEqual(new Set(['PUT /reports/7/lease']));
  });

  test('tells who took it over at the next renewal', async () => {
    const leases = serve(1);
    render(<Screen />);
    await says('mine');
    const seen = leases.find('7', Date.now());
    leases.takeOver('7', seen?.id ?? '', { operator: other, windowId: 'there' }, Date.now());
    await userEvent.keyboard('a');
    await says(`lost ${other.name}`);
  });

  test('says that the claim had no answer', async () => {
    server.use(fault.status('POST', `${path}/lease`, 503));
    render(<Screen />);
    await says('failed');
  });
});
