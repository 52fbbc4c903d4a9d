import { createHash, randomUUID } from 'node:crypto';
import { API_PREFIX } from '../../src/contract/api-prefix';
import { project as limit } from '../../src/contract/limits/project';
import type { ProjectCode, TrialCode } from '../../src/contract/project-figures';
import { renderMiniProgramCode } from '../channel/code-picture';
import { iso } from '../clock';
import { Fault } from '../fault';
import { state } from '../state';
import type { ProjectRow } from './fixtures';
import { projectMessages } from './messages';

const PAGE = 'pages/project/index';
const TRIAL_MS = 30 * 60_000;

/** Opaque scene, so that it reveals nothing about the project (docs/domain.md 3). */
const getScene = (of: string) => `p=${createHash('sha256').update(of).digest('hex').slice(0, 12)}`;

/** Stores a placeholder image, because only the platform can create real mini program codes. */
function storePicture(name: string, scene: string, width: number) {
  state().uploads.set(name, { type: 'image/png', bytes: renderMiniProgramCode(scene, width) });
  return `${API_PREFIX}/uploads/${name}`;
}

/** Code of a project. @throws Fault 403 for a draft */
export function getCode({ id, status }: ProjectRow, width: number): ProjectCode {
  if (status === 'draft') throw new Fault(projectMessages.projectStatus);
  const scene = getScene(id);
  return { imageUrl: storePicture(`code-${id}-${width}.png`, scene, width), page: PAGE, scene, width };
}

/** Creates a code for trying a draft and invalidates earlier ones. @throws Fault 403 unless the project is a draft */
export function createTrialCode({ id, status }: ProjectRow): TrialCode {
  if (status !== 'draft') throw new Fault(projectMessages.projectStatus);
  const { uploads } = state();
  for (const name of uploads.keys()) if (name.startsWith(`trial-${id}-`)) uploads.delete(name);
  const key = randomUUID();
  return {
    imageUrl: storePicture(`trial-${id}-${key}.png`, getScene(key), limit.codeWidth),
    page: PAGE,
    expiresAt: iso(Date.now() + TRIAL_MS),
  };
}
