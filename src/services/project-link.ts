import type { BlockedByHints, ProjectLink, ProjectLinkCopies, ProjectLinkInput } from '@/contract/project-link';
import type { NewOrder } from '@/contract/setting';
import { guard, listOf } from './guard';
import { post } from './http';
import { isJob } from './job';
import { resource } from './resource';

const isLink = guard<ProjectLink>({ id: 'text', title: 'text', levelCodes: 'array', version: 'count' });
const isHintNamed = guard<BlockedByHints['blockedBy'][number]>({ id: 'text', name: 'text' });
export const isBlockedByHints = guard<BlockedByHints>({ blockedBy: listOf(isHintNamed) });
const isCopies = guard<ProjectLinkCopies>({ done: 'count', failed: 'array', dropped: 'array' });

const links = resource<{ item: ProjectLink; input: ProjectLinkInput; scope: { projectId: string } }>('/project-links', {
  item: isLink,
});

export const {
  get: getProjectLink,
  create: createProjectLink,
  update: updateProjectLink,
  enable: enableProjectLink,
  disable: disableProjectLink,
  remove: deleteProjectLink,
  restore: restoreProjectLink,
} = links;

/** @throws AppError 409 when the order of the project's links is no longer `base` */
export const orderProjectLinks = (projectId: string, order: NewOrder) => links.reorder(order, { projectId });

/**
 * Copies a link to other projects. @returns the number of copies, the failures with reasons, and levels that were
 * dropped
 */
export const copyProjectLink = (id: string, projectIds: string[]) =>
  post(links.at(id, '/copy'), { projectIds }, { errors: 'caller', shape: isCopies });

/** Starts a job that checks whether the targets of links of one project respond. @returns the job */
export const checkProjectLinks = (ids: string[]) => post(`${links.path}/check`, { ids }, { shape: isJob });
