import type { FollowUpStatus } from '../../src/domain/follow-up/follow-up';
import { labels } from '../labels';
import { defineMessages, type Refusal } from '../messages';

export const followUpMessages = defineMessages({
  followUpAttempts: ['需在至少 2 天内联系 3 次后才能标记失访', 'Three attempts on two days are needed first'],
  followUpNoAdverse: ['没有待确认的不良反应', 'No adverse reaction waits to be acknowledged'],
  notInFuture: ['请选择将来的时间', 'Choose a time in the future'],
  noneAfterDeath: ['结果为死亡时不能安排下次随访', 'There is no next follow-up after a death'],
  deathIsSerious: ['死亡伴不良反应须记为严重不良事件', 'A death with a reaction is a serious event'],
  seriousWithoutReaction: ['没有不良反应时不能标为严重', 'Without a reaction there is none that is serious'],
  knownOutOfRange: ['请填写完成随访之后、现在之前的时间', 'Enter a time between the contact and now'],
  nextFixed: ['下次随访请在该次随访上改期', 'Put the next follow-up off instead'],
  endsUnfit: ['仅号码错误或拒访可直接结束', 'Only a wrong number or a refusal ends it at once'],
  operatorUnknown: ['请选择在岗的操作员', 'Choose an active operator'],
  periodReversed: ['结束日期须晚于开始日期', 'The end must lie after the beginning'],
  periodTooLong: ['最多 366 天', 'At most 366 days'],
  memberUnknown: ['会员不存在', 'There is no such member'],
  recordOfOther: ['该记录不属于此会员', 'The record is not of this member'],
});

/** Error that names the status which does not allow the action. */
export function getStatusMessage({ status }: { status: FollowUpStatus }): Refusal {
  const [chinese, english] = labels('followUp.status')[status];
  return {
    code: 'FOLLOW_UP_STATUS',
    texts: [`随访为“${chinese}”，不能执行此操作`, `The follow-up is “${english}”, which does not allow this`],
  };
}
