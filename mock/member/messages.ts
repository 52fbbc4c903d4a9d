import { member } from '../../src/contract/limits/member';
import { defineMessages } from '../messages';

export const memberMessages = defineMessages({
  memberCancelled: ['会员已注销', 'The member has been canceled'],
  memberNotActive: ['会员已停用，无需再次停用', 'The member is disabled already'],
  memberNotDisabled: ['会员未被停用', 'The member is not disabled'],
  memberDoNotContact: [
    '会员已是勿扰，原因和期限都没有变化',
    'The member is not to be contacted already, for this reason and as long',
  ],
  memberMayBeContacted: ['会员没有设为勿扰', 'Nothing says that the member is not to be contacted'],
  untilOver: ['截止日期不能早于今天', 'This day is over'],
  memberNoMismatch: ['会员编号不一致', 'This is not the number of the member'],
  memberHasOpenRecords: ['会员有未完结的筛查记录，不能注销', 'The member still has open records'],
  tooManyTags: [`标签将超过 ${member.maxTags} 个`, `There would be more than ${member.maxTags} tags`],
  memberUnknown: ['会员不存在', 'There is no such member'],
  mobileTaken: ['该手机号已被其他会员使用', 'Another member has this number'],
  nameInvalid: ['姓名格式不正确', 'This is not a name of a person'],
  birthDateOutOfRange: ['出生日期须在 1900 年至今天之间', 'The date of birth must lie between 1900 and today'],
  birthDateNotOfIdCard: ['出生日期与身份证不一致', 'The ID card has another date of birth'],
  revealCancelled: ['会员已注销，没有可查看的明文', 'The member has been canceled; there is nothing left to see'],
  revealNoConsent: [
    '会员未授权或已撤回健康信息授权，仅可按会员本人要求查看',
    'Without the consent of the member, clear values may be seen only at the member’s own request',
  ],
});
