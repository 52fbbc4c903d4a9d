import type { AgreementTemplate } from '../../contract/agreement-template';
import { isSameValue } from '../compare';
import { findMovedKeys } from '../quiz/diff/moved';

type Item = AgreementTemplate['consentItems'][number];
/** A consent item that differs between two versions; null on the side that does not have it. */
export type ConsentDifference = { code: string; before: Item | null; after: Item | null; isMoved: boolean };

/** Differences between the consent items of two versions, matched by code: in the new order, removed items last. */
export function diffConsentItems(before: readonly Item[], after: readonly Item[]): ConsentDifference[] {
  const codesOf = (items: readonly Item[]) => items.map(({ code }) => code);
  const moved = findMovedKeys(codesOf(before), codesOf(after));
  const codes = [...new Set([...codesOf(after), ...codesOf(before)])];
  const find = (items: readonly Item[], code: string) => items.find((item) => item.code === code) ?? null;
  return codes
    .map((code) => ({ code, before: find(before, code), after: find(after, code), isMoved: moved.has(code) }))
    .filter((found) => found.isMoved || !isSameValue(found.before, found.after));
}

const compared = ['title', 'effectiveAt', 'minReadSec', 'needSignature', 'guardianUnderAge'] as const;
export type ComparedField = (typeof compared)[number];

/** Fields other than the content and the consent items whose values differ between two versions, in form order. */
export const getChangedFields = (before: AgreementTemplate, after: AgreementTemplate): ComparedField[] =>
  compared.filter((field) => before[field] !== after[field]);
