import type { ProjectLink } from '../../src/contract/project-link';
import { linkProblems } from '../../src/domain/link/problems';
import type { Message } from '../messages';
import { paperAt } from '../upload/store';
import type { ProjectLinkRow } from './fixtures';
import { projectLinkMessages } from './messages';

type State = NonNullable<ProjectLink['lastCheck']>['state'];
export type LinkFinding = { state: State; detail: Message | null };

const found = (is: State, detail: Message): LinkFinding => ({ state: is, detail });
const reachable: LinkFinding = { state: 'reachable', detail: null };
const invalid = found('invalid', projectLinkMessages.linkInvalid);

/** What the mock's web has lost: it asks no real one. */
const DOWN = 'h5.example.com';
const isGone = (url: string) => url.includes('-deleted');

function webFinding(url: string): LinkFinding {
  if (new URL(url).hostname === DOWN) return found('timedOut', projectLinkMessages.linkTimedOut);
  return isGone(url) ? found('refused', projectLinkMessages.linkRefused) : reachable;
}

/** What comes of looking at the target of a link (docs/domain.md 6.4). */
export function reachOf(link: ProjectLinkRow): LinkFinding {
  if (linkProblems(link).length > 0) return invalid;
  const { url, fileUrl } = link;
  if (fileUrl !== null) return paperAt(fileUrl) ? reachable : found('refused', projectLinkMessages.linkRefused);
  return url === null ? reachable : webFinding(url);
}
