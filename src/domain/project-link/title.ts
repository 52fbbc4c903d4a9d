import type { ProjectLink } from '../../contract/project-link';
import { fold } from '../fold';

/** Whether another of a project's links than the one with `ownId` has a title (docs/domain.md 6.4). */
export const isTitleTaken = (title: string, links: readonly Pick<ProjectLink, 'id' | 'title'>[], ownId?: string) =>
  links.some((link) => link.id !== ownId && fold(link.title) === fold(title));
