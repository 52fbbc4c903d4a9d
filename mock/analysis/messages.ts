import { defineMessages } from '../messages';

export const analysisMessages = defineMessages({
  windowReversed: ['结束日期须晚于开始日期', 'The end must lie after the beginning'],
  windowDayNotOver: ['数据最晚到昨天', 'There are figures until yesterday only'],
  windowWeekNotOver: ['只能选择已结束的整周', 'Only weeks that are over can be chosen'],
  windowMonthNotOver: ['只能选择已结束的整月', 'Only months that are over can be chosen'],
  windowNotWhole: ['须为完整的自然周或自然月', 'These must be whole weeks or months'],
  windowTooLong: ['日期范围超过上限', 'The range is longer than allowed'],
  analysisGenerating: ['数据生成中，请稍后再试', 'The platform is still generating the figures, try again later'],
  analysisNotProvided: ['微信未提供该日期的数据', 'The platform has no figures of this date'],
});
