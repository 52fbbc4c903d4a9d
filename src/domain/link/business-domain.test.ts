import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBusinessUrl } from './business-domain';

const domains = ['example.com', 'h5.example.cn'];

test.each([
  ['https://example.com', true],
  ['https://h5.example.com/a?b=c', true],
  ['https://EXAMPLE.com/a', true],
  ['https://h5.example.cn/a', true],
  ['http://example.com', false],
  ['https://example.cn', false],
  ['https://badexample.com', false],
  ['https://example.com.evil.cn', false],
  ['https://example.com@evil.cn', false],
  ['https://evil.cn/example.com', false],
  ['', false],
])('%s is on a business domain: %s', (url, isOne) => {
  expect(isBusinessUrl(url, domains)).toBe(isOne);
});

test('refuses any other host, whatever its path', () => {
  fc.assert(
    fc.property(fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }), (url) => {
      const { hostname } = new URL(url);
      const isBelow = domains.some((domain) => `.${hostname}`.endsWith(`.${domain}`));
      expect(isBusinessUrl(url, domains)).toBe(isBelow);
    }),
  );
});
