import { z } from 'zod';
import { id } from './common';
import { defineEndpoint } from './endpoint';
import { projectStatuses, projectTypes } from './limits/project';

/** A project as forms and filters offer it. */
export const ProjectOption = z.object({
  id,
  projectNo: z.string(),
  name: z.string(),
  type: z.enum(projectTypes),
  status: z.enum(projectStatuses),
});
export type ProjectOption = z.infer<typeof ProjectOption>;

/** Somebody who can be given work, or once could. */
export const OperatorOption = z.object({ id, name: z.string(), active: z.boolean() });
export type OperatorOption = z.infer<typeof OperatorOption>;

export const projectOptionsApi = {
  projects: defineEndpoint({
    method: 'GET',
    path: '/projects/options',
    summary: 'All projects, for a form or filter to choose from',
    data: z.array(ProjectOption),
  }),
  operators: defineEndpoint({
    method: 'GET',
    path: '/operators',
    summary: 'All operators; work can be given to the active ones',
    data: z.array(OperatorOption),
  }),
};
