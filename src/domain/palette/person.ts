import { fold } from '../fold';
import { isMobile, normalizeMobile } from '../validation/mobile';
import { isPersonName } from '../validation/person-name';
import { cleanLine, cleanName } from '../validation/text';

/**
 * Member List filter for a person with this name, phone number, or last four digits of it; undefined when the text is
 * none of these.
 */
export function toPersonFilter(typed: string): { realName: string } | { mobile: string } | undefined {
  const text = cleanLine(typed.normalize('NFKC'));
  if (isMobile(text)) return { mobile: normalizeMobile(text) };
  if (/^\d{4}$/.test(text)) return { mobile: text };
  const realName = cleanName(typed);
  return isPersonName(realName) ? { realName } : undefined;
}

/**
 * Whether a text is, or may become while typing, a person's phone or ID number. Record and other numbers never look
 * like this; such a text is not sent while it is entered.
 */
export function isPersonalNumber(typed: string): boolean {
  const digits = normalizeMobile(fold(typed)).replaceAll(/[\s-]/g, '');
  return /^1[3-9]\d{5,9}$/.test(digits) || /^\d{15,}x?$/.test(digits);
}
