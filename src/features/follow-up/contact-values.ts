import type { FollowUp } from '@/contract/follow-up';
import type { FollowUpLearnt } from '@/contract/follow-up-input';
import { isSameValue } from '@/domain/compare';
import { isSeriousEvent } from '@/domain/follow-up/serious-event';

/** What stands in the form: of a follow-up that is still to do nothing but the way is known. */
export type ContactValues = Partial<Omit<FollowUpLearnt, 'nextAt'>> & { nextAt?: string | null };

const known = <Value>(value: Value | null) => value ?? undefined;

export const toContactValues = (one: FollowUp): ContactValues => ({
  way: one.way,
  outcome: known(one.outcome),
  seenDoctor: known(one.seenDoctor),
  adverse: known(one.adverse),
  adverseSerious: known(one.adverseSerious),
  content: known(one.content),
  nextAt: one.nextAt,
});

/** What is sent: nothing is serious where there was no reaction, and nobody is called after a death. */
export function toContactResult(values: ContactValues): FollowUpLearnt {
  const { way, outcome, seenDoctor, adverse, adverseSerious = false, content, nextAt = null } = values;
  // The form lets nothing of this be left out; the contract says it once more.
  const given = { way, outcome, seenDoctor, adverse, content } as Required<ContactValues>;
  return {
    ...(given as Omit<FollowUpLearnt, 'nextAt' | 'adverseSerious'>),
    adverseSerious: isSeriousEvent({ outcome, adverse, adverseSerious }),
    nextAt: outcome === 'deceased' ? null : nextAt,
  };
}

/** Whether this operator has completed the follow-up with just this. */
export const isCompletedAs = (one: FollowUp, learnt: FollowUpLearnt, operatorName: string) =>
  one.status === 'done' &&
  one.doneByName === operatorName &&
  isSameValue(toContactResult(toContactValues(one)), learnt);
