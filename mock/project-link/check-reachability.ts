import type { ProjectLink } from '../../src/contract/project-link';
import { linkProblems } from '../../src/domain/link/problems';
import type { Message } from '../messages';
import { findPaper } from '../upload/store';
import type { ProjectLinkRow } from './fixtures';
import { projectLinkMessages } from './messages';

type LastCheck = NonNullable<ProjectLink['lastCheck']>;
export type LinkFinding = Pick<LastCheck, 'state' | 'reason'>;

const reachable: LinkFinding = { state: 'reachable', reason: null };
const malformed: LinkFinding = { state: 'invalid', reason: 'malformed' };
const notFound: LinkFinding = { state: 'refused', reason: 'notFound' };
const fileGone: LinkFinding = { state: 'refused', reason: 'fileGone' };
const noAnswer: LinkFinding = { state: 'timedOut', reason: 'noAnswer' };

export const reasonTexts: Record<NonNullable<LastCheck['reason']>, Message> = {
  malformed: projectLinkMessages.linkMalformed,
  notFound: projectLinkMessages.linkNotFound,
  forbidden: projectLinkMessages.linkForbidden,
  fileGone: projectLinkMessages.linkFileGone,
  noAnswer: projectLinkMessages.linkNoAnswer,
};

/** Hosts and URLs that are unreachable in the mock; it sends no real requests. */
const DOWN = 'h5.example.com';
const isGone = (url: string) => url.includes('-deleted');

function checkUrl(url: string): LinkFinding {
  if (new URL(url).hostname === DOWN) return noAnswer;
  return isGone(url) ? notFound : reachable;
}

/** Simulates a check of the link's target (docs/domain.md 6.4). */
export function checkReachability(link: ProjectLinkRow): LinkFinding {
  if (linkProblems(link).length > 0) return malformed;
  const { url, fileUrl } = link;
  if (fileUrl !== null) return findPaper(fileUrl) ? reachable : fileGone;
  return url === null ? reachable : checkUrl(url);
}
