import type { z } from 'zod';
import type { recordActionApi } from '../../src/contract/record-actions';
import type { Operator } from '../fixtures/operators';
import type { Origin } from '../log/origin';
import { checkReveal } from '../reveal/check-reveal';
import { reveal } from '../reveal/reveal';
import { state } from '../state';
import { find } from '../store/update';
import { getAnswers } from './answer-list';
import { getAnswerPictures } from './answer-pictures';
import type { RecordRow } from './fixtures';
import { isWithdrawn } from './withdrawn';

type Input = z.output<typeof recordActionApi.reveal.body>;

/**
 * Reveals clear values of a record, and its answers if requested (docs/domain.md 5.2 and 6.5).
 * @throws Fault 403 without consent or after its withdrawal, except for some purposes; 429 over the hourly limit
 */
export function revealRecord(record: RecordRow, input: Input, operator: Operator, origin: Origin) {
  const member = find(state().world.members, record.memberId);
  checkReveal(member, { isWithdrawn: isWithdrawn(record) }, input.purpose);
  const clear = { patientName: member.realName, mobile: member.mobile, idNo: member.idNo };
  const { values, expiresAt } = reveal({
    entity: { type: 'record', id: record.id },
    input,
    operator,
    origin,
    clearOf: (field) => (field === 'answers' ? null : clear[field]),
  });
  const { answers: _, ...rest } = values;
  const isAsked = input.fields.includes('answers');
  return {
    values: rest,
    answers: isAsked ? getAnswers(record) : null,
    pictures: isAsked ? getAnswerPictures(record, Date.parse(expiresAt)) : null,
    expiresAt,
  };
}
