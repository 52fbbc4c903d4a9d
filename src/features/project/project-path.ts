const idIn = (path: string, name: string) => (id: string) => `${path}?${name}=${encodeURIComponent(id)}`;

/** The addresses of a project's screens (docs/domain.md 6). */
export const projectDetailPath = idIn('/project/project-detail', 'id');
export const projectEditPath = idIn('/project/project-edit', 'id');
export const quizEditPath = idIn('/project/quiz-edit', 'projectId');
export const linkEditPath = idIn('/project/link-edit', 'projectId');
/** Of a project that is not there yet. */
export const NEW_PROJECT_PATH = '/project/project-edit';
