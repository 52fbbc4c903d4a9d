import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LinkType, linkTypes } from '../../contract/limits/link';
import { cleanLink, getPartNeeds, isSameTarget, type Link, type LinkPart, linkParts } from './parts';
import { isArticleUrl, isPageQuery, linkProblems } from './problems';

const valid: Record<LinkPart, string> = {
  targetId: '9001',
  url: 'https://mp.weixin.qq.com/s/1',
  appId: 'wx0123456789abcdef',
  path: 'pages/index',
  query: 'a=1&b=',
  phone: '12356',
  fileUrl: '/api/admin/v1/uploads/a.pdf',
};
const none = Object.fromEntries(linkParts.map((part) => [part, null])) as Record<LinkPart, null>;

const types = fc.constantFrom(...linkTypes);
const values = (part: LinkPart) => fc.oneof(fc.constant(null), fc.constant(valid[part]), fc.string());
const links: fc.Arbitrary<Link> = fc
  .record({ linkType: types, ...Object.fromEntries(linkParts.map((part) => [part, values(part)])) })
  .map((link) => link as Link);

describe('the parts of a link', () => {
  test.each<[Partial<Link> & { linkType: LinkType }, string[]]>([
    [{ linkType: 'none' }, []],
    [{ linkType: 'project' }, ['targetId missing']],
    [{ linkType: 'project', targetId: '9001' }, []],
    [{ linkType: 'h5', url: 'http://example.com' }, ['url invalid']],
    [{ linkType: 'h5', url: 'https://example.com/a?b=c' }, []],
    [{ linkType: 'h5', url: 'https://example.net/a' }, ['url invalid']],
    [{ linkType: 'article', url: 'https://example.com/s/1' }, ['url invalid']],
    [{ linkType: 'article', url: 'https://mp.weixin.qq.com.example.com/s/1' }, ['url invalid']],
    [{ linkType: 'article', url: 'https://mp.weixin.qq.com/s/1' }, []],
    [{ linkType: 'video', url: 'http://example.net/1.mp4' }, ['url invalid']],
    [{ linkType: 'video', url: 'https://example.net/1.mp4' }, []],
    [{ linkType: 'miniProgram', path: '/pages/index' }, ['appId missing', 'path invalid']],
    [{ linkType: 'miniProgram', appId: 'WX0123456789ABCDEF', path: 'a' }, ['appId invalid']],
    [{ linkType: 'miniProgram', appId: 'wx0123456789abcdef', path: 'pages/index', query: 'a=1&b=' }, []],
    [{ linkType: 'mpPage', path: 'pages/index', query: 'a&b' }, ['query invalid']],
    [{ linkType: 'mpPage', path: 'pages/index?a=1' }, ['path invalid']],
    [{ linkType: 'file' }, ['fileUrl missing']],
    [{ linkType: 'file', fileUrl: '/api/admin/v1/uploads/a.pdf' }, []],
    [{ linkType: 'phone', phone: '12' }, ['phone invalid']],
    [{ linkType: 'phone', phone: '12356' }, []],
  ])('%j', (link, problems) => {
    expect(linkProblems({ ...none, ...link }).map(({ part, problem }) => `${part} ${problem}`)).toEqual(problems);
  });

  test('are reported as missing only where the type requires them', () => {
    fc.assert(
      fc.property(types, (linkType) => {
        const needed = getPartNeeds(linkType).flatMap(([part, need]) => (need === 'required' ? [part] : []));
        expect(linkProblems({ linkType })).toEqual(needed.map((part) => ({ part, problem: 'missing' })));
        const problems = linkProblems({ ...valid, linkType });
        // A business domain is not an article host.
        expect(problems).toEqual(linkType === 'h5' ? [{ part: 'url', problem: 'invalid' }] : []);
      }),
    );
  });

  test('of another type are cleared, and are not validated before', () => {
    fc.assert(
      fc.property(links, (link) => {
        const clean = cleanLink(link);
        expect(cleanLink(clean)).toEqual(clean);
        expect(linkProblems(clean)).toEqual(linkProblems(link));
        expect(isSameTarget(clean, link)).toBe(true);
        const own = getPartNeeds(link.linkType).map(([part]) => part);
        for (const part of linkParts) expect(clean[part]).toBe(own.includes(part) ? link[part] : null);
      }),
    );
  });

  test('are not added to a link that does not have them', () => {
    expect(cleanLink({ linkType: 'phone', phone: '120', url: 'javascript:alert(1)' } as Link)).toEqual({
      linkType: 'phone',
      phone: '120',
      url: null,
    });
  });

  test('are all kept for an unknown type (newer server)', () => {
    const newer = { ...valid, linkType: 'store' as LinkType };
    expect(cleanLink(newer)).toEqual(newer);
    expect(linkProblems(newer)).toEqual([]);
  });

  test('have another target as soon as a part of the type differs', () => {
    fc.assert(
      fc.property(links, fc.constantFrom(...linkParts), (link, part) => {
        const isOwn = getPartNeeds(link.linkType).some(([own]) => own === part);
        expect(isSameTarget(link, { ...link, [part]: `${link[part]}x` })).toBe(!isOwn);
      }),
    );
  });
});

test('accepts articles only on their one host', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
      expect(isArticleUrl(url)).toBe(false);
      const { pathname, search } = new URL(url);
      expect(isArticleUrl(`https://mp.weixin.qq.com${pathname}${search}`)).toBe(true);
      expect(isArticleUrl(`http://mp.weixin.qq.com${pathname}`)).toBe(false);
    }),
  );
});

test('a query consists of name-value pairs joined by &', () => {
  const word = fc.stringMatching(/^[\w%.~-]{1,12}$/);
  fc.assert(
    fc.property(fc.array(fc.tuple(word, fc.oneof(fc.constant(''), word)), { minLength: 1, maxLength: 5 }), (pairs) => {
      const query = pairs.map(([name, value]) => `${name}=${value}`).join('&');
      expect(isPageQuery(query)).toBe(true);
      for (const wrong of [
        `?${query}`,
        `${query}&`,
        `&${query}`,
        `${query} `,
        `${query}#a`,
        `${query}&${pairs[0]?.[0]}`,
      ])
        expect(isPageQuery(wrong)).toBe(false);
    }),
  );
});
