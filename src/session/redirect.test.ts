import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOME_PATH, isLoginPath, LOGIN_PATH, loginPathFrom, safeRedirect } from './redirect';

const ORIGIN = 'https://console.invalid';

describe('safeRedirect', () => {
  test.each(['/member/member-list', '/member/member-detail?id=1&tab=2', '/analysis/retain/daily#top', '/'])(
    'leads back to %s',
    (target) => expect(safeRedirect(target)).toBe(target),
  );

  test.each([
    ['nothing', null],
    ['an empty value', ''],
    ['another origin', 'https://evil.example/'],
    ['a protocol-relative address', '//evil.example'],
    ['a backslash', '/\\evil.example'],
    ['a dot segment that becomes //', '/.//evil.example'],
    ['a parent segment that becomes //', '/x/..//evil.example'],
    ['an encoded dot segment', '/%2e%2e//evil.example'],
    ['a backslash behind a dot', '/./\\evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a newline that browsers drop', '/\n/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a relative path', 'member/member-list'],
    ['the login page', '/user/login'],
    ['the login page with a query', '/user/login?redirect=/welcome'],
    ['the login page with a slash', '/user/login/'],
    ['the login page in capitals', '/User/Login'],
    ['the login page encoded', '/user/%6cogin'],
    ['the login page behind dots', '/welcome/../user/login'],
  ])('refuses %s', (_what, target) => expect(safeRedirect(target)).toBe(HOME_PATH));

  const hostile = fc
    .array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '\t',
        '\n',
        ':',
        '@',
        '?',
        '#',
        'evil.example',
        'user',
        'login',
        'javascript',
      ),
      { maxLength: 9 },
    )
    .map((parts) => `/${parts.join('')}`);

  test('never leaves the origin, never loops, and accepts its own answer', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.webUrl(), fc.string()), (target) => {
        const safe = safeRedirect(target);
        const url = new URL(safe, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(safe.startsWith('//')).toBe(false);
        expect(isLoginPath(url.pathname)).toBe(false);
        expect(safeRedirect(safe)).toBe(safe);
      }),
    );
  });
});

describe('loginPathFrom', () => {
  test('keeps path and query', () => {
    const path = loginPathFrom({ pathname: '/member/member-list', search: '?current=2&sort=-registeredAt' });
    expect(path.startsWith(`${LOGIN_PATH}?redirect=`)).toBe(true);
    expect(new URL(path, ORIGIN).searchParams.get('redirect')).toBe('/member/member-list?current=2&sort=-registeredAt');
  });

  test('does not wrap the login page into itself', () => {
    expect(loginPathFrom({ pathname: LOGIN_PATH, search: '?redirect=%2Fwelcome' })).toBe(
      `${LOGIN_PATH}?redirect=%2Fwelcome`,
    );
  });
});
