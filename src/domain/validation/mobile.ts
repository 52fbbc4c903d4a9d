import { compactNumber } from './phone-digits';

/**
 * `text` as a mobile number is kept: 11 digits of ASCII, without spaces, hyphens and the country's +86,
 * 0086 or 86 (docs/domain.md 5.3). After +86 the prefix goes while the rest is still being typed; a bare 86
 * only before 11 digits, as it may be the beginning of something else.
 */
export const normaliseMobile = (text: string) =>
  compactNumber(text)
    .replace(/(\d)-+(?=\d)/g, '$1')
    .replace(/^\+86(?=1[3-9])|^(?:\+|00)?86(?=\d{11}$)/, '');

/** Whether `text` is a mobile number of the mainland, however it is written (docs/domain.md 5.3). */
export const isMobile = (text: string) => /^1[3-9]\d{9}$/.test(normaliseMobile(text));
