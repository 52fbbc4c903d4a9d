import { defineMessages } from '../messages';

export const customServiceMessages = defineMessages({
  servicePhoneInvalid: ['电话格式不正确', 'This is not a number that can be called'],
  backupPhoneSame: ['备用电话不能与客服电话相同', 'The backup number must be another one'],
  workTimeMissing: ['请填写服务时间', 'Please enter the hours of service'],
  reversed: ['结束日期不能早于开始日期', 'The end must not lie before the beginning'],
  tooLong: ['一段最多 30 天', 'At most 30 days in a row'],
  overlap: ['与另一段日期重叠', 'Shares a day with another one'],
  httpsUrlInvalid: ['请填写以 https:// 开头的网址', 'Please enter a URL that begins with https://'],
});
