import { isMobile, normalizeMobile } from './mobile';
import { compactNumber } from './phone-digits';

const LANDLINE = /^0\d{2,3}-?[1-9]\d{6,7}(-\d{1,6})?$/;
const TOLL_FREE = /^[48]00-?\d{3}-?\d{4}$/;
/** Police, ambulance, health, government, youth and mental health lines. */
const SHORT_CODES = ['110', '120', '12320', '12345', '12355', '12356'];

const isFixed = (number: string) => LANDLINE.test(number) || TOLL_FREE.test(number) || SHORT_CODES.includes(number);

/**
 * Normalizes a service phone for storage: ASCII, without spaces and +86. Mobile numbers become 11 digits; other numbers
 * keep the hyphens before the local number and the extension.
 */
export function normalizeServicePhone(text: string) {
  if (isMobile(text)) return normalizeMobile(text);
  const number = compactNumber(text);
  const [, national] = /^(?:\+|00)86-?(\d.*)$/.exec(number) ?? [];
  if (national === undefined || isFixed(number)) return number;
  // After the country code, an area code is dialed without its leading 0.
  return [national, `0${national}`].find(isFixed) ?? number;
}

/** Whether members can call `text`: mobile, landline, 400 or 800 number, or short code (docs/domain.md 5.3). */
export function isServicePhone(text: string) {
  const number = normalizeServicePhone(text);
  return isMobile(number) || isFixed(number);
}
