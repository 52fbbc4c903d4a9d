const idIn = (path: string, name: string) => (id: string) => `${path}?${name}=${encodeURIComponent(id)}`;

/** URLs of a project's screens (docs/domain.md 6). */
export const projectDetailPath = idIn('/project/project-detail', 'id');
export const projectEditPath = idIn('/project/project-edit', 'id');
export const quizEditPath = idIn('/project/quiz-edit', 'projectId');
export const linkEditPath = idIn('/project/link-edit', 'projectId');
/** URL of the form of a new project. */
export const NEW_PROJECT_PATH = '/project/project-edit';
