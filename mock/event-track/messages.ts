import { track as limit } from '../../src/contract/limits/track';
import { defineMessages } from '../messages';

export const eventTrackMessages = defineMessages({
  eventsReversed: ['结束日期须晚于开始日期', 'The end must lie after the beginning'],
  eventsTooLong: [`最多 ${limit.maxEventDays} 天`, `At most ${limit.maxEventDays} days`],
  sameEvent: ['请选择另一个事件', 'Choose another event'],
  oneOfBoth: ['请填写会员编号或匿名 ID 之一', 'Either a member number or an anonymous ID is needed'],
  exportTooLarge: [
    `一次最多导出 ${limit.maxExportedEvents.toLocaleString('en-US')} 条，请缩短日期范围或增加筛选条件（如事件、渠道、项目）后再导出`,
    `At most ${limit.maxExportedEvents.toLocaleString('en-US')} events can be exported at once. Choose fewer days, or filter by event, channel or project`,
  ],
});
