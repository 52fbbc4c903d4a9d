import type { ContactResult } from '@/contract/follow-up-input';
import type { FollowUp } from '@/contract/follow-up-list';
import { isSameValue } from '@/domain/compare';
import { isSeriousEvent } from '@/domain/follow-up/serious-event';

/** Form values; for an open follow-up only `way` is set. */
export type ContactValues = Partial<Omit<ContactResult, 'nextAt'>> & { nextAt?: string | null };

const nullToUndefined = <Value>(value: Value | null) => value ?? undefined;

export const toContactValues = (one: FollowUp): ContactValues => ({
  way: one.way,
  outcome: nullToUndefined(one.outcome),
  seenDoctor: nullToUndefined(one.seenDoctor),
  adverse: nullToUndefined(one.adverse),
  adverseSerious: nullToUndefined(one.adverseSerious),
  content: nullToUndefined(one.content),
  nextAt: one.nextAt,
});

/** Request from form values. `adverseSerious` is derived, and there is no next contact after a death. */
export function toContactResult(values: ContactValues): ContactResult {
  const { way, outcome, seenDoctor, adverse, adverseSerious = false, content, nextAt = null } = values;
  // The form rules ensure that these are filled in; the contract checks them again.
  const given = { way, outcome, seenDoctor, adverse, content } as Required<ContactValues>;
  return {
    ...(given as Omit<ContactResult, 'nextAt' | 'adverseSerious'>),
    adverseSerious: isSeriousEvent({ outcome, adverse, adverseSerious }),
    nextAt: outcome === 'deceased' ? null : nextAt,
  };
}

/** Whether this operator has completed the follow-up with exactly this result. */
export const isCompletedAs = (one: FollowUp, result: ContactResult, operatorName: string) =>
  one.status === 'done' &&
  one.doneByName === operatorName &&
  isSameValue(toContactResult(toContactValues(one)), result);
