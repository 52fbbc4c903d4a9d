import { defineMessages, type Message } from '../messages';

const fixed = defineMessages({
  reportStatus: ['报告当前状态不能执行此操作', 'The state of the report does not allow this'],
  reportSecondReader: ['危急值须由另一位操作员复核', 'A critical value has to be read by a second operator'],
  memberUnknown: ['会员不存在', 'There is no such member'],
  memberNoConsent: [
    '会员未授权或已撤回健康信息授权，不能上传报告',
    'Without the consent of the member, no report can be uploaded',
  ],
  recordUnknown: ['请选择该会员的记录', 'Choose a record of this member'],
  filesUnknown: ['附件已失效，请重新上传', 'A file is no longer there: upload it again'],
  examInFuture: ['检查日期不能晚于今天', 'The examination cannot lie after today'],
  reportUnknown: ['报告不存在', 'There is no such report'],
});

export const reportMessages = {
  ...fixed,
  /** Error for a file that is in another report, with the number of that report, or twice in the same upload (null). */
  fileRepeated: (name: string, reportNo: string | null): Message => ({
    texts: reportNo
      ? [`“${name}”与报告 ${reportNo} 的附件相同`, `“${name}” is the same file as one of report ${reportNo}`]
      : [`“${name}”重复上传`, `“${name}” is in it twice`],
  }),
};
