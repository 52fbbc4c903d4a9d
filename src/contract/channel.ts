import { z } from 'zod';
import { id } from './common';
import { defineEndpoint } from './endpoint';

/** A channel as forms and filters offer it; the whole of it comes with its screens. */
export const ChannelOption = z.object({ id, name: z.string() });
export type ChannelOption = z.infer<typeof ChannelOption>;

export const channelApi = {
  options: defineEndpoint({
    method: 'GET',
    path: '/channels/options',
    summary: 'All channels that members came from, for a filter to choose from',
    data: z.array(ChannelOption),
  }),
};
