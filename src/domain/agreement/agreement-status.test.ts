import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreementStatuses } from '../../contract/limits/agreement';
import { consentStates } from '../../contract/limits/record';
import {
  allowsReferral,
  canInvite,
  getAgreementActions,
  getAgreementStatus,
  getConsentState,
  isRecordActive,
} from './agreement-status';

const END = Date.parse('2026-12-01T00:00:00+08:00');
const expiresAt = new Date(END).toISOString();
const statuses = fc.constantFrom(...agreementStatuses);

test('only an unsigned agreement expires, at its deadline', () => {
  fc.assert(
    fc.property(statuses, fc.integer({ min: -1000, max: 1000 }), (status, past) => {
      const isOver = status === 'unsigned' && past >= 0;
      expect(getAgreementStatus({ status, expiresAt }, END + past)).toBe(isOver ? 'expired' : status);
    }),
  );
});

test.each([
  ['no agreement, none required', false, undefined, 'notRequired'],
  ['no agreement, although one is required', true, undefined, 'notSent'],
  ['an agreement that was sent', true, 'unsigned', 'unsigned'],
  ['a declined agreement', true, 'declined', 'declined'],
  ['an invitation in a project that no longer requires an agreement', false, 'unsigned', 'notRequired'],
  ['a signature in a project that no longer requires an agreement', false, 'signed', 'signed'],
  ['a withdrawal in a project that no longer requires an agreement', false, 'withdrawn', 'withdrawn'],
] as const)('the consent of a record with %s', (_, isNeeded, newest, expected) => {
  expect(getConsentState(isNeeded, newest)).toBe(expected);
});

test('consent is unsigned only while an invitation can be signed', () => {
  for (const isNeeded of [true, false]) {
    const unsigned = [undefined, ...agreementStatuses].filter((one) => getConsentState(isNeeded, one) === 'unsigned');
    expect(unsigned).toEqual(isNeeded ? ['unsigned'] : []);
  }
});

test('an agreement that blocks a referral can be sent again while the record is active, unless it was withdrawn', () => {
  expect(consentStates.filter(allowsReferral)).toEqual(['notRequired', 'signed']);
  const blocking = consentStates.filter((state) => !allowsReferral(state) && state !== 'withdrawn');
  expect(consentStates.filter((state) => canInvite(state, true))).toEqual(blocking);
  expect(consentStates.filter((state) => canInvite(state, false))).toEqual([]);
});

test('offers a PDF of what was signed and withdrawal of what is still in force', () => {
  fc.assert(
    fc.property(statuses, fc.boolean(), (status, wasSigned) => {
      const actions = getAgreementActions({ status, signedAt: wasSigned ? expiresAt : null });
      expect(actions.includes('withdraw')).toBe(status === 'signed');
      expect(actions.includes('pdf')).toBe(wasSigned && status !== 'declined');
    }),
  );
});

test('a closed or abandoned record needs no signature', () => {
  const startedAt = new Date(END).toISOString();
  const later = END + 8 * 86_400_000;
  expect(isRecordActive({ status: 'inProgress', startedAt }, END)).toBe(true);
  expect(isRecordActive({ status: 'inProgress', startedAt }, later)).toBe(false);
  expect(isRecordActive({ status: 'approved', startedAt }, later)).toBe(true);
  for (const status of ['closed', 'rejected', 'voided', 'abandoned'] as const)
    expect(isRecordActive({ status, startedAt }, END)).toBe(false);
});
