import { defineMessages } from '../messages';

export const channelMessages = defineMessages({
  channelArchived: ['渠道已归档', 'The channel is archived'],
});
