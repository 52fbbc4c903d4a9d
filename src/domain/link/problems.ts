import type { LinkType } from '../../contract/limits/link';
import { isHttpsUrl } from '../validation/https-url';
import { isAppId, isMiniProgramPath } from '../validation/mini-program';
import { isServicePhone } from '../validation/service-phone';
import { isBusinessUrl } from './business-domain';
import { getPartNeeds, type Link, type LinkPart } from './parts';

const ARTICLE_HOST = 'mp.weixin.qq.com';
const QUERY = /^[^=&?#\s]+=[^=&?#\s]*(&[^=&?#\s]+=[^=&?#\s]*)*$/;

/** Whether a URL is an article of an official account. */
export const isArticleUrl = (url: string) => isHttpsUrl(url) && new URL(url).hostname === ARTICLE_HOST;

/** Whether a text is a page query: `k=v` pairs joined by `&`. */
export const isPageQuery = (text: string) => QUERY.test(text);

function isUrlForType(linkType: LinkType, url: string) {
  if (linkType === 'article') return isArticleUrl(url);
  return linkType === 'h5' ? isBusinessUrl(url) : isHttpsUrl(url);
}

function isValid(part: LinkPart, value: string, linkType: LinkType): boolean {
  switch (part) {
    case 'url':
      return isUrlForType(linkType, value);
    case 'appId':
      return isAppId(value);
    case 'path':
      return isMiniProgramPath(value);
    case 'query':
      return isPageQuery(value);
    case 'phone':
      return isServicePhone(value);
    // Only the server can check that the project or file exists.
    case 'targetId':
    case 'fileUrl':
      return true;
  }
}

export type LinkProblem = { part: LinkPart; problem: 'missing' | 'invalid' };

/** Problems of the parts that belong to the link's type (docs/domain.md 6.4). */
export const linkProblems = (link: Link): LinkProblem[] =>
  getPartNeeds(link.linkType).flatMap(([part, need]): LinkProblem[] => {
    const value = link[part] ?? null;
    if (value === null) return need === 'required' ? [{ part, problem: 'missing' }] : [];
    return isValid(part, value, link.linkType) ? [] : [{ part, problem: 'invalid' }];
  });
