import type { Project, ProjectFilter, ProjectListed, ProjectOption, ProjectQuery } from '@/contract/project';
import type { ProjectLink } from '@/contract/project-link';
import { guard, listOf } from './guard';
import { get } from './http';
import { resource } from './resource';

const parts = { id: 'text', version: 'count', hospitalIds: 'array', keywords: 'array', followUpPlan: 'array' } as const;

const projects = resource<{
  item: Project;
  row: ProjectListed;
  query: ProjectQuery;
  filter: ProjectFilter;
}>('/projects', { item: guard<Project>(parts), row: guard<ProjectListed>(parts), sensitive: ['keyword'] });

export const { list: listProjects } = projects;

const isOption = guard<ProjectOption>({ id: 'text' });

export const listProjectOptions = () => get(`${projects.path}/options`, undefined, { shape: listOf(isOption) });

const isLink = guard<ProjectLink>({ id: 'text', title: 'text', levelCodes: 'array', version: 'count' });

/** All links of a project, in their order. */
export const listProjectLinks = (projectId: string) =>
  get(projects.at(projectId, '/links'), undefined, { shape: listOf(isLink) });
