import type { idTypes } from '../../contract/limits/member-detail';
import { readIdCard } from './id-card';
import { cleanLine } from './text';

export type IdType = (typeof idTypes)[number];

const isOfType: Record<IdType, (number: string, today: string) => boolean> = {
  idCard: (number, today) => readIdCard(number, today) !== undefined,
  hkMacao: (number) => /^[HM]\d{8}(\d{2})?$/.test(number),
  taiwan: (number) => /^\d{8}$/.test(number),
  passport: (number) => /^[A-Z0-9]{5,17}$/.test(number),
};

/** Normalizes an ID number for storage: without spaces, in upper case. */
export const normalizeIdNumber = (text: string) => cleanLine(text).replace(/\s+/g, '').toUpperCase();

/** Whether `text` is a valid number of this document type (docs/domain.md 5.3); `today` is YYYY-MM-DD. */
export const isIdNumber = (type: IdType, text: string, today: string) => isOfType[type](normalizeIdNumber(text), today);
