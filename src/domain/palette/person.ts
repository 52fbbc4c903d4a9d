import { fold } from '../fold';
import { isMobile, normaliseMobile } from '../validation/mobile';
import { isPersonName } from '../validation/person-name';
import { cleanLine, cleanName } from '../validation/text';

/** How Member List would filter by a person who is called so, or has this phone number; undefined where nobody can. */
export function personFilter(typed: string): { realName: string } | { mobile: string } | undefined {
  const text = cleanLine(typed.normalize('NFKC'));
  if (isMobile(text)) return { mobile: normaliseMobile(text) };
  if (/^\d{4}$/.test(text)) return { mobile: text };
  const realName = cleanName(typed);
  return isPersonName(realName) ? { realName } : undefined;
}

/**
 * Whether a text is, or becomes, the phone or identity number of a person: no number of a thing looks like that, and
 * it is not sent while it is typed.
 */
export function isPersonalNumber(typed: string): boolean {
  const digits = normaliseMobile(fold(typed)).replaceAll(/[\s-]/g, '');
  return /^1[3-9]\d{5,9}$/.test(digits) || /^\d{15,}x?$/.test(digits);
}
