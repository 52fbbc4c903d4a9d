import type { ProjectLink } from '../../src/contract/project-link';
import type { ProjectRow } from './fixtures';

declare module '../world' {
  interface World {
    projectLinks: ProjectLink[];
  }
}

const links = [
  ['检查前须知', 'article', 'enabled'],
  ['在线预约检查', 'miniProgram', 'enabled'],
  ['常见问题', 'mpPage', 'enabled'],
  ['旧版说明', 'h5', 'disabled'],
] as const;

/** Four links of each project but for drafts, which have none yet. */
export const buildProjectLinks = (projects: readonly ProjectRow[]): ProjectLink[] =>
  projects
    .filter(({ status }) => status !== 'draft')
    .flatMap(({ id: projectId }) =>
      links.map(([title, linkType, status], index) => ({
        id: `${projectId}${index + 1}`,
        projectId,
        title,
        linkType,
        status,
      })),
    );
