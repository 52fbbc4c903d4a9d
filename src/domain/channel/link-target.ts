import type { ChannelLinkType, CodeType } from '../../contract/limits/channel-link';
import { link as limit } from '../../contract/limits/link';
import { isBusinessUrl } from '../link/business-domain';
import type { Need } from '../link/parts';
import { isArticleUrl, isPageQuery } from '../link/problems';
import { isMiniProgramPath } from '../validation/mini-program';

/** What a channel's link can consist of, in the order of its form. */
export const targetParts = ['projectId', 'path', 'query', 'url'] as const;
export type TargetPart = (typeof targetParts)[number];
type Target = { linkType: ChannelLinkType } & Record<TargetPart, string | null>;

/** What each type consists of (docs/domain.md 6.8); all else is dropped. */
const partsByType: Record<ChannelLinkType, Partial<Record<TargetPart, Need>>> = {
  project: { projectId: 'required', query: 'optional' },
  mpPage: { path: 'required', query: 'optional' },
  h5: { url: 'required' },
  article: { url: 'required' },
  oaFollow: {},
};

/** Whether a link of this type has a part, and whether it needs it; a type that is newer than the console needs none. */
export const needOf = (linkType: ChannelLinkType, part: TargetPart): Need | undefined => partsByType[linkType]?.[part];

/** A link with what does not belong to its type left out. */
export function cleanTarget<Of extends Target>(link: Of): Of {
  const foreign = targetParts.filter((part) => needOf(link.linkType, part) === undefined);
  return { ...link, ...Object.fromEntries(foreign.map((part) => [part, null])) };
}

/** Whether the platform takes this path of a page: at most 128 bytes, without a slash in front or parameters (docs/domain.md 3). */
export const isPagePath = (path: string) =>
  isMiniProgramPath(path) && new TextEncoder().encode(path).length <= limit.maxPathLength;

/** How long parameters are as the platform counts them: encoded, what is encoded already once. */
function encodedLength(query: string) {
  try {
    return encodeURI(query).replaceAll('%25', '%').length;
  } catch {
    // Half of a character cannot be encoded.
    return Number.POSITIVE_INFINITY;
  }
}

/** Whether parameters fit into an address of the platform (docs/domain.md 3). */
export const fitsAddress = (query: string) => encodedLength(query) <= limit.maxQueryLength;

export type TargetProblem = 'missing' | 'invalid' | 'tooLong';

function problemOf(linkType: ChannelLinkType, part: TargetPart, value: string): TargetProblem | undefined {
  switch (part) {
    case 'path':
      return isPagePath(value) ? undefined : 'invalid';
    case 'query':
      if (!isPageQuery(value)) return 'invalid';
      return fitsAddress(value) ? undefined : 'tooLong';
    case 'url':
      return (linkType === 'article' ? isArticleUrl : isBusinessUrl)(value) ? undefined : 'invalid';
    // Whether there is such a project is for the server to say.
    case 'projectId':
      return undefined;
  }
}

/** What is wrong with the parts that belong to the type of a link (docs/domain.md 6.8). */
export const targetProblems = (link: Target): { part: TargetPart; problem: TargetProblem }[] =>
  targetParts.flatMap((part) => {
    const need = needOf(link.linkType, part);
    const value = link[part];
    if (need === undefined || (value === null && need === 'optional')) return [];
    const problem = value === null ? 'missing' : problemOf(link.linkType, part, value);
    return problem ? [{ part, problem }] : [];
  });

const opening: readonly CodeType[] = ['mpCode', 'urlLink', 'urlScheme'];

/** Whether it opens the mini program by the platform itself, and so a version of it. */
export const opensVersion = (codeType: CodeType) => opening.includes(codeType);

const pictured: readonly CodeType[] = ['mpCode', 'oaPermanent', 'oaTemp'];

/** Whether its code is a picture that the platform alone makes; all others are addresses, which anybody can draw as QR code. */
export const isPictured = (codeType: CodeType) => pictured.includes(codeType);
