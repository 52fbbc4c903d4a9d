import { compactNumber } from './phone-digits';

/**
 * Normalizes a mobile number for storage: 11 ASCII digits, without spaces, hyphens and the country code +86, 0086 or 86
 * (docs/domain.md 5.3). The prefix +86 is removed even while the rest is being entered; a bare 86 only before 11
 * digits, since it may be the start of another number.
 */
export const normalizeMobile = (text: string) =>
  compactNumber(text)
    .replace(/(\d)-+(?=\d)/g, '$1')
    .replace(/^\+86(?=1[3-9])|^(?:\+|00)?86(?=\d{11}$)/, '');

/** Whether `text` is a mobile number of mainland China, in any notation (docs/domain.md 5.3). */
export const isMobile = (text: string) => /^1[3-9]\d{9}$/.test(normalizeMobile(text));
