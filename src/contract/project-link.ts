import { z } from 'zod';
import { id } from './common';
import { defineEndpoint } from './endpoint';
import { projectLink as limit, projectLinkStatuses, projectLinkTypes } from './limits/project-link';
import { text } from './setting';

/** A link that a project shows to members (domain.md 6.4), as other forms offer it. */
export const ProjectLink = z.object({
  id,
  projectId: id,
  /** Unique in the project. */
  title: text(limit.title),
  linkType: z.enum(projectLinkTypes),
  status: z.enum(projectLinkStatuses),
});
export type ProjectLink = z.infer<typeof ProjectLink>;

export const projectLinkApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/projects/:id/links',
    summary: 'All links of a project, in their order',
    data: z.array(ProjectLink).max(limit.perProject),
  }),
};
