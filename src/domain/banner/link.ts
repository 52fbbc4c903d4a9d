import type { Banner } from '../../contract/banner';
import { isBusinessUrl } from '../link/business-domain';
import { isHttpsUrl } from '../validation/https-url';
import { isAppId, isMiniProgramPath } from '../validation/mini-program';
import { isServicePhone } from '../validation/service-phone';

const linkFields = ['targetId', 'url', 'appId', 'path', 'query', 'phone'] as const;
export type LinkField = (typeof linkFields)[number];
export type BannerLink = Pick<Banner, 'linkType' | LinkField>;
type Need = 'required' | 'optional';

const ARTICLE_HOST = 'mp.weixin.qq.com';
const QUERY = /^[^=&?#\s]+=[^=&?#\s]*(&[^=&?#\s]+=[^=&?#\s]*)*$/;

/** What each type of link consists of (docs/domain.md 6.4); all else is dropped. */
const fieldsOf: Record<Banner['linkType'], { [Field in LinkField]?: Need }> = {
  none: {},
  project: { targetId: 'required' },
  article: { url: 'required' },
  h5: { url: 'required' },
  miniProgram: { appId: 'required', path: 'required', query: 'optional' },
  mpPage: { path: 'required', query: 'optional' },
  phone: { phone: 'required' },
};

/** The fields that a link of a type has, in the order of a form; none of a type that is newer than the console. */
export const fieldsOfLink = (linkType: Banner['linkType']) => fieldsOf[linkType] ?? {};

/** The fields that belong to a type; of one that is newer than the console it may be any, and none is dropped. */
export const partsOfLink = (linkType: Banner['linkType']): readonly LinkField[] =>
  linkType in fieldsOf ? linkFields.filter((field) => field in fieldsOf[linkType]) : linkFields;

/** A link with what does not belong to its type left out. */
export function cleanLink<Link extends BannerLink>(link: Link): Link {
  const own = partsOfLink(link.linkType);
  const foreign = linkFields.filter((field) => !own.includes(field));
  return { ...link, ...Object.fromEntries(foreign.map((field) => [field, null])) };
}

/** Whether an address is that of an article of an official account. */
export const isArticleUrl = (url: string) => isHttpsUrl(url) && new URL(url).hostname === ARTICLE_HOST;

/** Whether text is the parameters of a page: `k=v`, joined by `&`. */
export const isPageQuery = (text: string) => QUERY.test(text);

function isValid(field: LinkField, value: string, linkType: Banner['linkType']): boolean {
  switch (field) {
    case 'url':
      return linkType === 'article' ? isArticleUrl(value) : isBusinessUrl(value);
    case 'appId':
      return isAppId(value);
    case 'path':
      return isMiniProgramPath(value);
    case 'query':
      return isPageQuery(value);
    case 'phone':
      return isServicePhone(value);
    // Whether there is such a project is for the server to say.
    case 'targetId':
      return true;
  }
}

export type LinkProblem = { field: LinkField; problem: 'missing' | 'invalid' };

/** What is wrong with the fields that belong to the type of a link. */
export function linkProblems(link: BannerLink): LinkProblem[] {
  const needs = Object.entries(fieldsOf[link.linkType]) as [LinkField, Need][];
  return needs.flatMap(([field, need]): LinkProblem[] => {
    const value = link[field];
    if (value === null) return need === 'required' ? [{ field, problem: 'missing' }] : [];
    return isValid(field, value, link.linkType) ? [] : [{ field, problem: 'invalid' }];
  });
}
