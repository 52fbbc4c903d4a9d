import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChannelLinkType, channelLinkTypes, codeTypes } from '@/contract/limits/channel-link';
import { quotaState } from '../project/quota';
import {
  cleanTarget,
  getPartNeed,
  isPagePath,
  isPlatformImage,
  isQueryShortEnough,
  opensMiniProgram,
  targetParts,
  targetProblems,
} from './link-target';

const valid = {
  projectId: '9001',
  path: 'pages/article/list',
  query: 'a=1&b=',
  url: 'https://mp.weixin.qq.com/s/EXAMPLE',
};
const none = { projectId: null, path: null, query: null, url: null };
const target = fc.record({
  linkType: fc.constantFrom(...channelLinkTypes),
  projectId: fc.option(fc.string()),
  path: fc.option(fc.string()),
  query: fc.option(fc.string()),
  url: fc.option(fc.webUrl()),
});

test('clears parts of other types, which are never required', () => {
  fc.assert(
    fc.property(target, (link) => {
      const clean = cleanTarget(link);
      expect(cleanTarget(clean)).toEqual(clean);
      expect(targetProblems(clean)).toEqual(targetProblems(link));
      for (const part of targetParts) expect(clean[part]).toBe(getPartNeed(link.linkType, part) ? link[part] : null);
    }),
  );
});

test.each<[ChannelLinkType, string[]]>([
  ['project', ['projectId missing']],
  ['mpPage', ['path missing']],
  ['h5', ['url missing']],
  ['article', ['url missing']],
  ['oaFollow', []],
])('a link of type %s needs %j', (linkType, problems) => {
  const said = (link: typeof none | typeof valid) =>
    targetProblems({ linkType, ...link }).map(({ part, problem }) => `${part} ${problem}`);
  expect(said(none)).toEqual(problems);
  // The URL is an article, which is not on a business domain.
  expect(said(valid)).toEqual(linkType === 'h5' ? ['url invalid'] : []);
});

test('URLs are https only, for articles and web pages on their allowed hosts', () => {
  const refused = (linkType: 'h5' | 'article', url: string) =>
    targetProblems({ ...none, linkType, url }).some(({ problem }) => problem === 'invalid');
  expect(refused('h5', 'https://h5.example.com/a?b=c')).toBe(false);
  fc.assert(
    fc.property(fc.webUrl({ validSchemes: ['http', 'ftp'] }), (url) => {
      expect([refused('h5', url), refused('article', url)]).toEqual([true, true]);
    }),
  );
  for (const url of ['javascript:alert(1)', 'http://h5.example.com', 'https://example.com@evil.cn', '']) {
    expect([refused('h5', url), refused('article', url)]).toEqual([true, true]);
  }
});

test('a page path has at most 128 bytes and only single-byte characters', () => {
  const segment = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/);
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 12 }), (segments) => {
      const path = segments.join('/');
      expect(isPagePath(path)).toBe(path.length <= 128);
      for (const wrong of [`/${path}`, `${path}?a=1`, `${path}/渠道`, `${path}/`])
        expect(isPagePath(wrong)).toBe(false);
    }),
  );
});

test('counts the encoded length of a query, and existing escapes once', () => {
  fc.assert(
    fc.property(fc.nat({ max: 400 }), fc.nat({ max: 1100 }), (wide, narrow) => {
      const query = `k=${'渠'.repeat(wide)}${'a'.repeat(narrow)}`;
      const isFine = 2 + wide * 9 + narrow <= 1024;
      expect(isQueryShortEnough(query)).toBe(isFine);
      expect(isQueryShortEnough(encodeURI(query))).toBe(isFine);
      const problems = targetProblems({ ...none, linkType: 'mpPage', path: valid.path, query });
      expect(problems).toEqual(isFine ? [] : [{ part: 'query', problem: 'tooLong' }]);
    }),
  );
  expect(isQueryShortEnough('k=\ud800')).toBe(false);
});

test('a code is an image of the platform or a URL that can be rendered as a QR code', () => {
  expect(codeTypes.filter(isPlatformImage)).toEqual(['mpCode', 'oaPermanent', 'oaTemp']);
  expect(codeTypes.filter(opensMiniProgram)).toEqual(['mpCode', 'urlLink', 'urlScheme']);
});

test('permanent codes warn from 90% on, and are full at the limit', () => {
  expect([89_999, 90_000, 99_999, 100_000].map((used) => quotaState(used, 100_000))).toEqual([
    'open',
    'nearlyFull',
    'nearlyFull',
    'full',
  ]);
});
