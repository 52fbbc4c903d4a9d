import { z } from 'zod';
import { id } from './common';
import { defineEndpoint } from './endpoint';

/** An operator to whom work can be assigned, or once could. */
export const OperatorOption = z.object({
  id,
  /** Name of the operator. */
  name: z.string(),
  active: z.boolean().describe('Whether work can be given to them'),
});
export type OperatorOption = z.infer<typeof OperatorOption>;

export const operatorApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/operators',
    summary: 'All operators; work can be given to the active ones',
    data: z.array(OperatorOption),
  }),
};
