import type { ProjectOption } from '@/contract/project';
import type { ProjectLink } from '@/contract/project-link';
import { guard, listOf } from './guard';
import { get } from './http';

const isOption = guard<ProjectOption>({ id: 'text' });

export const listProjectOptions = () => get('/projects/options', undefined, { shape: listOf(isOption) });

const isLink = guard<ProjectLink>({ id: 'text', title: 'text', levelCodes: 'array', version: 'count' });

/** All links of a project, in their order. */
export const listProjectLinks = (projectId: string) =>
  get(`/projects/${encodeURIComponent(projectId)}/links`, undefined, { shape: listOf(isLink) });
