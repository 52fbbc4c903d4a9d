const createPath = (path: string, name: string) => (id: string) => `${path}?${name}=${encodeURIComponent(id)}`;

/** URLs of a project's screens (docs/domain.md 6). */
export const projectDetailPath = createPath('/project/project-detail', 'id');
export const projectEditPath = createPath('/project/project-edit', 'id');
export const quizEditPath = createPath('/project/quiz-edit', 'projectId');

/** URL where the draft of a quiz is reviewed. */
export const quizReviewPath = (projectId: string) => `${quizEditPath(projectId)}&tab=publish`;
export const linkEditPath = createPath('/project/link-edit', 'projectId');
/** URL of the form of a new project. */
export const NEW_PROJECT_PATH = '/project/project-edit';
