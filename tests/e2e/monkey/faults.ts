import { setTimeout as wait } from 'node:timers/promises';
import type { Route } from 'playwright-core';
import type { Random } from '../../../mock/fixtures/random';
import type { WatchedPage } from '../browser';

const json = (status: number, body: unknown, headers = {}) => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
const html = (status: number) => ({ status, contentType: 'text/html', body: '<html><h1>Bad gateway</h1></html>' });

/** How a call can fail. `undefined` lets the call through, late. */
const answers: [name: string, answer: Parameters<Route['fulfill']>[0] | 'abort' | undefined][] = [
  ['500', json(500, { success: false, errorCode: 'INTERNAL', errorMessage: '<b>500</b>', requestId: 'monkey' })],
  ['502 HTML', html(502)],
  ['200 HTML', html(200)],
  ['null', json(200, null)],
  ['truncated', { status: 200, contentType: 'application/json', body: '{"success":true,"data":{"li' }],
  ['429', json(429, { success: false }, { 'Retry-After': '2' })],
  ['reset', 'abort'],
  ['late', undefined],
  ['late', undefined],
];

/** Makes the next calls of the API fail or answer late. */
export class Faults {
  private next: { answer: (typeof answers)[number][1]; left: number } | undefined;
  /** URLs that were answered with a fault; the browser logs each of them. */
  readonly injected = new Set<string>();

  async install(page: WatchedPage) {
    await page.route('**/api/admin/v1/**', (route) => this.answer(route).catch(() => undefined));
  }

  /** Plans a fault for the next one to six calls. @returns its name */
  plan(random: Random) {
    const [name, answer] = random.pick(answers);
    this.next = { answer, left: random.int(1, 6) };
    return `${name} for ${this.next.left} calls`;
  }

  clear() {
    this.next = undefined;
  }

  private async answer(route: Route) {
    const fault = this.next;
    if (!fault || fault.left <= 0) return route.continue();
    fault.left -= 1;
    if (fault.answer === undefined) {
      await wait(1500);
      return route.continue();
    }
    this.injected.add(route.request().url());
    return fault.answer === 'abort' ? route.abort() : route.fulfill(fault.answer);
  }
}
