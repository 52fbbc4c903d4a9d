import { cleanLine } from './text';

/** `text` as a number is kept: without spaces and without +86 or 86 before a number of 11 digits (domain.md 5.3). */
export const normaliseMobile = (text: string) =>
  cleanLine(text)
    .replace(/\s+/g, '')
    .replace(/^\+?86(?=\d{11}$)/, '');

/** Whether `text` is a mobile number of the mainland, with or without spaces and +86 (domain.md 5.3). */
export const isMobile = (text: string) => /^1[3-9]\d{9}$/.test(normaliseMobile(text));
