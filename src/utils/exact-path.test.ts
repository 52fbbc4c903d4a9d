import { expect, test } from 'vitest';
import { exactPath } from './exact-path';

const paths = ['/', '/member/member-list', '/*'];

test.each([
  ['/Member/MEMBER-list', '/member/member-list'],
  ['/member/member-list/', '/member/member-list'],
  ['/member/member-list', undefined],
  ['/member/member-lists', undefined],
  ['/', undefined],
])('%s is %s', (pathname, exact) => expect(exactPath(pathname, paths)).toBe(exact));
