import type { ProjectLink } from '../../src/contract/project-link';
import { isBusinessUrl } from '../../src/domain/link/business-domain';
import { isHttpsUrl } from '../../src/domain/validation/https-url';
import { isAppId, isMiniProgramPath } from '../../src/domain/validation/mini-program';
import { isServicePhone } from '../../src/domain/validation/service-phone';
import type { Message } from '../messages';
import { state } from '../state';
import { projectMessages } from './messages';

type State = NonNullable<ProjectLink['lastCheck']>['state'];
export type LinkFinding = { state: State; detail: Message | null };

const found = (is: State, detail: Message): LinkFinding => ({ state: is, detail });
const reachable: LinkFinding = { state: 'reachable', detail: null };
const invalid = found('invalid', projectMessages.linkInvalid);

const ARTICLES = 'mp.weixin.qq.com';
/** What the mock's web has lost: it asks no real one. */
const DOWN = 'h5.example.com';
const isGone = (url: string) => url.includes('-deleted');

function webFinding(url: string | null): LinkFinding {
  if (url === null || !isHttpsUrl(url)) return invalid;
  if (new URL(url).hostname === DOWN) return found('timedOut', projectMessages.linkTimedOut);
  return isGone(url) ? found('refused', projectMessages.linkRefused) : reachable;
}

const uploadOf = (url: string) => url.replace(/^.*\/uploads\//, '');

/** What comes of looking at the target of a link (docs/domain.md 6.4). */
export function checkLink({ linkType, url, appId, path, phone, fileUrl }: ProjectLink): LinkFinding {
  const hasPath = path !== null && isMiniProgramPath(path);
  switch (linkType) {
    case 'article':
      return url !== null && isHttpsUrl(url) && new URL(url).hostname === ARTICLES ? webFinding(url) : invalid;
    case 'h5':
      return url !== null && isBusinessUrl(url) ? webFinding(url) : invalid;
    case 'video':
      return webFinding(url);
    case 'miniProgram':
      return hasPath && appId !== null && isAppId(appId) ? reachable : invalid;
    case 'mpPage':
      return hasPath ? reachable : invalid;
    case 'phone':
      return phone !== null && isServicePhone(phone) ? reachable : invalid;
    case 'file':
      if (fileUrl === null) return invalid;
      if (isHttpsUrl(fileUrl)) return webFinding(fileUrl);
      return state().uploads.has(uploadOf(fileUrl)) ? reachable : found('refused', projectMessages.linkRefused);
  }
}
