import { personalFilters } from '@/contract/limits/personal-filters';
import type { ProjectBulkAction } from '@/contract/project';
import type { ProjectCode, TrialCode } from '@/contract/project-figures';
import type { ProjectLink } from '@/contract/project-link';
import type {
  Project,
  ProjectCopy,
  ProjectFilter,
  ProjectInput,
  ProjectListed,
  ProjectOption,
  ProjectQuery,
  PublishGate,
} from '@/contract/project-list';
import type { ProjectAction } from '@/domain/project/status';
import { guard, listOf } from './guard';
import { get, postEmpty, put } from './http';
import { resource } from './resource';

const parts = { id: 'text', version: 'count', hospitalIds: 'array', keywords: 'array', followUpPlan: 'array' } as const;

const isProject = guard<Project>(parts);

const projects = resource<{
  item: Project;
  input: ProjectInput;
  row: ProjectListed;
  query: ProjectQuery;
  filter: ProjectFilter;
  change: { change: ProjectBulkAction };
}>('/projects', { item: isProject, row: guard<ProjectListed>(parts), sensitive: personalFilters.project });

type Version = Pick<Project, 'id' | 'version'>;

export const {
  list: listProjects,
  get: getProject,
  create: createProject,
  update: updateProject,
  remove: deleteProject,
  restore: restoreProject,
  reorder: orderProjects,
} = projects;

export const changeProjects = (ids: string[], change: ProjectBulkAction) => projects.changeAll(ids, { change });

export const changeMatchingProjects = (filter: ProjectFilter, excludedIds: string[], change: ProjectBulkAction) =>
  projects.changeMatching(filter, excludedIds, { change });

export const isPublishGate = guard<PublishGate>({ failing: 'array' });

/**
 * Conditions that keep a project from being published. A failure is not shown, because publishing returns the same
 * conditions.
 */
export const readPublishGate = (id: string) =>
  get(projects.at(id, '/publish-gate'), undefined, { errors: 'caller', shape: isPublishGate });

/**
 * @throws AppError 403 if the status does not allow it or, with the failed conditions, if the publish gate fails; 409
 * when `version` is no longer the newest
 */
export const moveProject = (project: Version, action: Exclude<ProjectAction, 'reopen'>) =>
  projects.act(project, action);

/** @param endAt its new end; null: none. @throws AppError as moveProject, and 422 if the end is not in the future */
export const reopenProject = (project: Version, endAt: string | null) => projects.act(project, 'reopen', { endAt });

type Listing = Pick<Project, 'isRecommended' | 'sort'>;

/**
 * Changes recommendation and sort position of a project. @throws AppError 409 when `version` is no longer the newest
 */
export const setProjectListing = (project: Version, { isRecommended, sort }: Listing) =>
  projects.act(project, 'listing', { isRecommended, sort }, put);

const isCopy = guard<ProjectCopy>({ ...parts, taken: 'object' });

export const copyProject = (id: string) => postEmpty(projects.at(id, '/copy'), { errors: 'caller', shape: isCopy });

const isCode = guard<ProjectCode>({ width: 'count' });
const isTrialCode = guard<TrialCode>({ expiresAt: 'text' });

/** The mini program code of a project. @param width of the picture, in pixels */
export const readProjectCode = (id: string, width: number) =>
  get(projects.at(id, '/code'), { width }, { errors: 'inline', shape: isCode });

/** Creates a code to try a draft. Earlier codes no longer work. */
export const createTrialCode = (id: string) =>
  postEmpty(projects.at(id, '/trial-code'), { errors: 'inline', shape: isTrialCode });

const isOption = guard<ProjectOption>({ id: 'text' });

export const listProjectOptions = () =>
  get(`${projects.path}/options`, undefined, { errors: 'inline', shape: listOf(isOption) });

/** All projects, in order. */
export const listProjectPlaces = () =>
  get(`${projects.path}/order`, undefined, { errors: 'inline', shape: listOf(isOption) });

const isLink = guard<ProjectLink>({ id: 'text', title: 'text', levelCodes: 'array', version: 'count' });

/** All links of a project, in order. */
export const listProjectLinks = (projectId: string) =>
  get(projects.at(projectId, '/links'), undefined, { errors: 'inline', shape: listOf(isLink) });
