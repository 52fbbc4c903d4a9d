import type { ChannelLinkType, CodeType } from '../../contract/limits/channel-link';
import { link as limit } from '../../contract/limits/link';
import { isBusinessUrl } from '../link/business-domain';
import type { Need } from '../link/parts';
import { isArticleUrl, isPageQuery } from '../link/problems';
import { isMiniProgramPath } from '../validation/mini-program';

/** Parts that a channel link can have, in form order. */
export const targetParts = ['projectId', 'path', 'query', 'url'] as const;
export type TargetPart = (typeof targetParts)[number];
type Target = { linkType: ChannelLinkType } & Record<TargetPart, string | null>;

/** Parts of each link type (docs/domain.md 6.8); other parts are removed. */
const partsByType: Record<ChannelLinkType, Partial<Record<TargetPart, Need>>> = {
  project: { projectId: 'required', query: 'optional' },
  mpPage: { path: 'required', query: 'optional' },
  h5: { url: 'required' },
  article: { url: 'required' },
  oaFollow: {},
};

/**
 * Whether a link type has a part and whether the part is required; undefined without the part or for an unknown type
 * (newer server).
 */
export const getPartNeed = (linkType: ChannelLinkType, part: TargetPart): Need | undefined =>
  partsByType[linkType]?.[part];

/** Clears the parts that do not belong to the link's type. */
export function cleanTarget<Of extends Target>(link: Of): Of {
  const foreign = targetParts.filter((part) => getPartNeed(link.linkType, part) === undefined);
  return { ...link, ...Object.fromEntries(foreign.map((part) => [part, null])) };
}

/** Whether the platform accepts this page path: at most 128 bytes, no leading slash and no query (docs/domain.md 3). */
export const isPagePath = (path: string) =>
  isMiniProgramPath(path) && new TextEncoder().encode(path).length <= limit.maxPathLength;

/** Length of a query as the platform counts it: percent-encoded, with existing escapes counted once. */
function encodedLength(query: string) {
  try {
    return encodeURI(query).replaceAll('%25', '%').length;
  } catch {
    // A lone surrogate cannot be encoded.
    return Number.POSITIVE_INFINITY;
  }
}

/** Whether a query fits into a URL of the platform (docs/domain.md 3). */
export const isQueryShortEnough = (query: string) => encodedLength(query) <= limit.maxQueryLength;

export type TargetProblem = 'missing' | 'invalid' | 'tooLong';

function problemOf(linkType: ChannelLinkType, part: TargetPart, value: string): TargetProblem | undefined {
  switch (part) {
    case 'path':
      return isPagePath(value) ? undefined : 'invalid';
    case 'query':
      if (!isPageQuery(value)) return 'invalid';
      return isQueryShortEnough(value) ? undefined : 'tooLong';
    case 'url':
      return (linkType === 'article' ? isArticleUrl : isBusinessUrl)(value) ? undefined : 'invalid';
    // Only the server can check that the project exists.
    case 'projectId':
      return undefined;
  }
}

/** Problems of the parts that belong to the link's type (docs/domain.md 6.8). */
export const targetProblems = (link: Target): { part: TargetPart; problem: TargetProblem }[] =>
  targetParts.flatMap((part) => {
    const need = getPartNeed(link.linkType, part);
    const value = link[part];
    if (need === undefined || (value === null && need === 'optional')) return [];
    const problem = value === null ? 'missing' : problemOf(link.linkType, part, value);
    return problem ? [{ part, problem }] : [];
  });

const opening: readonly CodeType[] = ['mpCode', 'urlLink', 'urlScheme'];

/** Whether the platform opens the mini program for this code, so that it opens a chosen version (`envVersion`). */
export const opensMiniProgram = (codeType: CodeType) => opening.includes(codeType);

const platformImageCodes: readonly CodeType[] = ['mpCode', 'oaPermanent', 'oaTemp'];

/** Whether only the platform can make this code's image; all others are URLs, which can be rendered as a QR code. */
export const isPlatformImage = (codeType: CodeType) => platformImageCodes.includes(codeType);
