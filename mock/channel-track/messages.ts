import { defineMessages } from '../messages';

export const trackMessages = defineMessages({
  periodReversed: ['结束日期必须晚于开始日期', 'The end must lie after the beginning'],
  periodTooLong: ['一次最多查询 92 天', 'A period has at most 92 days'],
  channelUnknown: ['渠道不存在', 'There is no such channel'],
  sameChannel: ['该事件已计入此渠道', 'The event counts in this channel already'],
  trackAdjusted: [
    '归因修正不能再修正，请修正原事件',
    'An adjustment cannot be adjusted; adjust the event that it moved',
  ],
});
