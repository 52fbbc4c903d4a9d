import { defineMessages } from '../messages';

export const resultHintMessages = defineMessages({
  hintVariableUnknown: ['含有未知变量', 'There is a variable that nobody knows'],
  hintTagNotAllowed: ['含有不允许的格式或链接', 'There is formatting or a link that is not allowed'],
  hintTooLong: ['内容过长', 'The text is too long'],
  hintPhoneMissing: [
    '危险信号须提供电话：联系客服，或在文中写明 12356 或 120',
    'A red flag needs a phone: the button “Call us”, or 12356 or 120 in the text',
  ],
  hintScoreShown: ['危险信号不显示得分', 'With a red flag no score is shown'],
  hintNameTaken: ['已有同名提示', 'There is a hint of this name already'],
  hintLevelTaken: ['该项目的此等级已有提示', 'There is a hint for this level already'],
  linkUnknown: ['该项目没有此链接', 'The project has no such link'],
  levelUnknown: ['没有这个结果等级', 'There is no such level'],
  hintReviewOwn: ['不能审核自己编辑的内容', 'Someone else has to review what you wrote'],
  hintNotReviewed: ['未通过医学审核，不能启用', 'Its medical review has not been passed'],
  hintInUse: ['已发布的问卷正在使用，不能删除', 'A published quiz shows this hint'],
});
