import type { Project } from '../../contract/project-list';

export type ProjectStatus = Project['status'];

/** Actions per status, in display order, with the resulting status (docs/domain.md 6.2). */
const transitions = {
  draft: { publish: 'published' },
  published: { pause: 'paused', finish: 'finished' },
  paused: { resume: 'published', finish: 'finished' },
  finished: { reopen: 'published', archive: 'archived' },
  archived: {},
} as const satisfies Record<ProjectStatus, Record<string, ProjectStatus>>;

type ActionFrom<Status extends ProjectStatus> = Status extends ProjectStatus
  ? keyof (typeof transitions)[Status]
  : never;
export type ProjectAction = ActionFrom<ProjectStatus>;

/** Actions available in a status, in display order. */
export const projectActions = (status: ProjectStatus) => Object.keys(transitions[status]) as ProjectAction[];

/** Status after an action; undefined when the action is not allowed. */
export const getProjectStatusAfter = (status: ProjectStatus, action: ProjectAction): ProjectStatus | undefined =>
  (transitions[status] as Partial<Record<ProjectAction, ProjectStatus>>)[action];

/** Whether an action leads from one status to the other. */
export const canMove = (from: ProjectStatus, to: ProjectStatus) =>
  projectActions(from).some((action) => getProjectStatusAfter(from, action) === to);

/** Whether an action opens the project to members, so that the publish gate has to pass. */
export const opensToMembers = (action: ProjectAction) =>
  action === 'publish' || action === 'resume' || action === 'reopen';

/** Whether a project is part of the sort order that members see; finished and archived projects are not. */
export const isInOrder = ({ status }: Pick<Project, 'status'>) => status !== 'finished' && status !== 'archived';

/** Only a draft that nobody has ever started can be deleted. */
export const canDelete = ({ status, startCount }: Pick<Project, 'status' | 'startCount'>) =>
  status === 'draft' && startCount === 0;

/** Status at `now` (milliseconds): the server finishes a published or paused project at its end. */
export const getProjectStatus = ({ status, endAt }: Pick<Project, 'status' | 'endAt'>, now: number): ProjectStatus =>
  endAt !== null && Date.parse(endAt) <= now && canMove(status, 'finished') ? 'finished' : status;
