import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreementActions, agreementStatusAt, isRecordAlive } from './agreement-status';

const END = Date.parse('2026-12-01T00:00:00+08:00');
const expiresAt = new Date(END).toISOString();
const statuses = ['unsigned', 'signed', 'declined', 'withdrawn', 'expired', 'superseded'] as const;

test('only one that nobody answered expires, at its end', () => {
  fc.assert(
    fc.property(fc.constantFrom(...statuses), fc.integer({ min: -1000, max: 1000 }), (status, past) => {
      const isOver = status === 'unsigned' && past >= 0;
      expect(agreementStatusAt({ status, expiresAt }, END + past)).toBe(isOver ? 'expired' : status);
    }),
  );
});

test('only what was signed can be had as a PDF, only what still holds be withdrawn, only what is unanswered be sent again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...statuses),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (status, wasSigned, ...situation) => {
        const [isNewest, isRecordAlive] = situation;
        const signedAt = wasSigned ? expiresAt : null;
        const actions = agreementActions({ status, signedAt }, { isNewest, isRecordAlive });
        expect(actions.includes('withdraw')).toBe(status === 'signed');
        expect(actions.includes('pdf')).toBe(wasSigned && status !== 'declined');
        const isUnanswered = ['unsigned', 'declined', 'expired'].includes(status);
        expect(actions.includes('resend')).toBe(isUnanswered && isNewest && isRecordAlive);
      },
    ),
  );
});

test('nobody is asked to sign for a record that is over or was given up', () => {
  const startedAt = new Date(END).toISOString();
  const later = END + 8 * 86_400_000;
  expect(isRecordAlive({ status: 'inProgress', startedAt }, END)).toBe(true);
  expect(isRecordAlive({ status: 'inProgress', startedAt }, later)).toBe(false);
  expect(isRecordAlive({ status: 'approved', startedAt }, later)).toBe(true);
  for (const status of ['closed', 'rejected', 'voided'] as const)
    expect(isRecordAlive({ status, startedAt }, END)).toBe(false);
});
