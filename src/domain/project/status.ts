import type { Project } from '../../contract/project';

export type ProjectStatus = Project['status'];

/** docs/domain.md 6.2: what can be done to a project by its status, in the order in which it is offered, and what it is then. */
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

/** What an operator can do to a project of this status, in the order in which it is offered. */
export const projectActions = (status: ProjectStatus) => Object.keys(transitions[status]) as ProjectAction[];

/** The status after an action; undefined where that cannot be done. */
export const statusAfter = (status: ProjectStatus, action: ProjectAction): ProjectStatus | undefined =>
  (transitions[status] as Partial<Record<ProjectAction, ProjectStatus>>)[action];

/** Whether any action leads from one status to the other. */
export const canMove = (from: ProjectStatus, to: ProjectStatus) =>
  projectActions(from).some((action) => statusAfter(from, action) === to);

/** The actions that open a project to members: the publish gate has to hold for them. */
export const opensToMembers = (action: ProjectAction) =>
  action === 'publish' || action === 'resume' || action === 'reopen';

/** Whether it has a place in the order that members see projects in: what is over for good or for now has none. */
export const isInOrder = ({ status }: Pick<Project, 'status'>) => status !== 'finished' && status !== 'archived';

/** Only a draft nobody ever took part in is deleted. */
export const canDelete = ({ status, startCount }: Pick<Project, 'status' | 'startCount'>) =>
  status === 'draft' && startCount === 0;

/** The status at an instant in milliseconds: at its end the server finishes what is published or paused. */
export const statusAt = ({ status, endAt }: Pick<Project, 'status' | 'endAt'>, now: number): ProjectStatus =>
  endAt !== null && Date.parse(endAt) <= now && canMove(status, 'finished') ? 'finished' : status;
