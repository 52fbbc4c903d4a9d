import type { ProjectLink } from '../../contract/project-link';
import { fold } from '../fold';

/** Whether another link of the project already has this title; `ownId` is left out (docs/domain.md 6.4). */
export const isTitleTaken = (title: string, links: readonly Pick<ProjectLink, 'id' | 'title'>[], ownId?: string) =>
  links.some((link) => link.id !== ownId && fold(link.title) === fold(title));
