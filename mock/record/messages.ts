import { bulk as limit } from '../../src/contract/limits/bulk';
import type { RecordStatus } from '../../src/domain/record-status';
import { labels } from '../labels';
import { defineMessages, type Refusal } from '../messages';

export const recordMessages = defineMessages({
  recordTaken: ['记录已由他人领取', 'Someone else claimed this record'],
  tooManyAssigned: [`一次最多分配 ${limit.maxIds} 条`, `At most ${limit.maxIds} can be assigned at once`],
  recordAgreement: ['知情同意书未签署，不能转诊', 'The agreement is not signed, so nobody can be referred'],
  recordWithdrawn: ['知情同意书已撤回，记录不再处理', 'The agreement was withdrawn, which is final'],
  quotaFull: ['项目名额已满', 'The project has no place left'],
  operatorUnknown: ['请选择在岗的操作员', 'Choose an active operator'],
  hospitalUnknown: ['请选择合作中的医院', 'Choose an active hospital'],
  hospitalNeeded: ['转诊后须保留意向医院', 'From the referral on a hospital is needed'],
  notInFuture: ['请选择将来的时间', 'Choose a time in the future'],
  arrivalEarly: ['转诊后才能填写到诊情况', 'Nobody arrives before the referral'],
  noteNeeded: ['请填写原因说明', 'Say why'],
  answerNotAccepted: ['不是该题可接受的答案', 'The question does not take this answer'],
  answerSame: ['与原答案相同', 'This is the answer that stands there'],
  questionUnknown: ['该题未向会员显示，不能更正', 'The member was not asked this question'],
});

/** Error that names the status which does not allow the action. */
export function getStatusMessage({ status }: { status: RecordStatus }): Refusal {
  const [chinese, english] = labels('record.status')[status];
  return {
    code: 'RECORD_STATUS',
    texts: [`记录为“${chinese}”，不能执行此操作`, `The record is “${english}”, which does not allow this`],
  };
}
