import { defineMessages } from '../messages';

export const customServiceMessages = defineMessages({
  servicePhoneInvalid: ['电话格式不正确', 'This is not a number that can be called'],
  backupPhoneSame: ['备用电话不能与客服电话相同', 'The backup number must be another one'],
  workTimeMissing: ['请填写服务时间', 'Please enter the hours of service'],
  httpsUrlInvalid: ['请填写以 https:// 开头的网址', 'Please enter an address that begins with https://'],
});
