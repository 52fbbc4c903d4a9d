import type { ProjectLink } from '../../src/contract/project-link';
import { linkProblems } from '../../src/domain/link/problems';
import { isHttpsUrl } from '../../src/domain/validation/https-url';
import type { Message } from '../messages';
import { state } from '../state';
import { projectMessages } from './messages';

type State = NonNullable<ProjectLink['lastCheck']>['state'];
export type LinkFinding = { state: State; detail: Message | null };

const found = (is: State, detail: Message): LinkFinding => ({ state: is, detail });
const reachable: LinkFinding = { state: 'reachable', detail: null };
const invalid = found('invalid', projectMessages.linkInvalid);

/** What the mock's web has lost: it asks no real one. */
const DOWN = 'h5.example.com';
const isGone = (url: string) => url.includes('-deleted');

function webFinding(url: string): LinkFinding {
  if (new URL(url).hostname === DOWN) return found('timedOut', projectMessages.linkTimedOut);
  return isGone(url) ? found('refused', projectMessages.linkRefused) : reachable;
}

function fileFinding(url: string | null): LinkFinding {
  if (url !== null && isHttpsUrl(url)) return webFinding(url);
  const name = url?.replace(/^.*\/uploads\//, '') ?? '';
  return state().uploads.has(name) ? reachable : found('refused', projectMessages.linkRefused);
}

/** What comes of looking at the target of a link (docs/domain.md 6.4). */
export function checkLink(link: ProjectLink): LinkFinding {
  if (linkProblems(link).length > 0) return invalid;
  const { linkType, url, fileUrl } = link;
  if (linkType === 'file') return fileFinding(fileUrl);
  return url === null ? reachable : webFinding(url);
}
