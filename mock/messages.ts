import { member } from '../src/contract/limits/member';

const messages = {
  unauthorized: ['请先登录', 'Please sign in first'],
  badCredentials: ['用户名或密码不正确', 'User name or password is not correct'],
  tooManyAttempts: ['尝试次数过多，请稍后再试', 'Too many attempts, please try again later'],
  forged: ['请求来源无法确认', 'The origin of the request could not be verified'],
  malformed: ['请求内容无法解析', 'The request could not be parsed'],
  invalid: ['提交的内容有误，请检查后重试', 'Please check what you have entered'],
  notFound: ['请求的内容不存在', 'Not found'],
  conflict: ['内容已被他人修改，请查看最新内容', 'Somebody else has changed this in the meantime'],
  internal: ['服务器内部错误，请稍后重试', 'Internal server error, please retry later'],
  contract: ['服务器返回的数据不符合约定', 'The answer of the server is not what was agreed upon'],
  memberCancelled: ['会员已注销', 'The member has been cancelled'],
  memberNotActive: ['会员已禁用，无需再次禁用', 'The member is disabled already'],
  memberNotDisabled: ['会员未被禁用', 'The member is not disabled'],
  memberNoMismatch: ['会员编号不一致', 'This is not the number of the member'],
  memberHasOpenRecords: ['会员有未完结的筛查记录，不能注销', 'The member still has open records'],
  tooManyTags: [`标签将超过 ${member.tags} 个`, `There would be more than ${member.tags} tags`],
  memberUnknown: ['会员不存在', 'There is no such member'],
  jobFailed: ['任务执行失败，请重试', 'The job broke down, please start it again'],
} as const satisfies Record<string, readonly [string, string]>;

export type MessageId = keyof typeof messages;
export type Language = 'zh-CN' | 'en-US';

/** The language that a request asks for; Chinese unless it is English. */
export const languageOf = (request: Request): Language =>
  request.headers.get('accept-language')?.toLowerCase().startsWith('en') ? 'en-US' : 'zh-CN';

/** A message of the server. */
export const message = (id: MessageId, language: Language) => messages[id][language === 'en-US' ? 1 : 0];
