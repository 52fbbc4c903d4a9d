import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from './app-error';
import { type ErrorReport, reportError, setErrorReporter } from './report';

const sendReport = (report: ErrorReport) => {
  const { src: build } = document.querySelector<HTMLScriptElement>('script[src*="/umi."]') ?? {};
  // Unlike fetch, a beacon is sent even if the page is closing.
  navigator.sendBeacon('/monitoring/errors', JSON.stringify({ ...report, build }));
};

afterEach(() => {
  setErrorReporter(() => {});
  vi.unstubAllGlobals();
});

test('the monitoring example sends technical facts and no personal data', () => {
  const sendBeacon = vi.fn();
  vi.stubGlobal('navigator', { sendBeacon });
  setErrorReporter(sendReport);
  window.history.replaceState(null, '', '/member/member-list?keyword=张三');
  const error = new AppError('business', { serverMessage: '张三 13800138000', status: 500, requestId: 'req-7' });
  reportError(error, 'request');
  const [[url, body]] = sendBeacon.mock.calls as [[string, string]];
  expect(url).toBe('/monitoring/errors');
  expect(JSON.parse(body)).toMatchObject({ status: 500, requestId: 'req-7', route: '/member/member-list' });
  expect(body).not.toMatch(/张三|138/);
});
