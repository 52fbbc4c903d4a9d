import { createHash, randomUUID } from 'node:crypto';
import { API_PREFIX } from '../../src/contract/api-prefix';
import { project as limit } from '../../src/contract/limits/project';
import type { ProjectCode, TrialCode } from '../../src/contract/project-figures';
import { drawCode } from '../channel/code-picture';
import { iso } from '../clock';
import { Fault } from '../fault';
import { state } from '../state';
import type { ProjectRow } from './fixtures';
import { projectMessages } from './messages';

const PAGE = 'pages/project/index';
const TRIAL_MS = 30 * 60_000;

/** Nothing but an opaque code: who scans it learns nothing of the project (docs/domain.md 3). */
const getScene = (of: string) => `p=${createHash('sha256').update(of).digest('hex').slice(0, 12)}`;

/** Draws something that no phone takes for a mini-program code, which the platform alone can make. */
function keepPicture(name: string, scene: string, width: number) {
  state().uploads.set(name, { type: 'image/png', bytes: drawCode(scene, width) });
  return `${API_PREFIX}/uploads/${name}`;
}

/** The code of a project that was published. @throws Fault 403 for a draft */
export function getCode({ id, status }: ProjectRow, width: number): ProjectCode {
  if (status === 'draft') throw new Fault(projectMessages.projectStatus);
  const scene = getScene(id);
  return { imageUrl: keepPicture(`code-${id}-${width}.png`, scene, width), page: PAGE, scene, width };
}

/** A new code to try a draft with; those before it lead nowhere any more. @throws Fault 403 for any but a draft */
export function newTrialCode({ id, status }: ProjectRow): TrialCode {
  if (status !== 'draft') throw new Fault(projectMessages.projectStatus);
  const { uploads } = state();
  for (const name of uploads.keys()) if (name.startsWith(`trial-${id}-`)) uploads.delete(name);
  const key = randomUUID();
  return {
    imageUrl: keepPicture(`trial-${id}-${key}.png`, getScene(key), limit.codeWidth),
    page: PAGE,
    expiresAt: iso(Date.now() + TRIAL_MS),
  };
}
