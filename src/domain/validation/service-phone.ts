import { isMobile, normaliseMobile } from './mobile';
import { compactNumber } from './phone-digits';

const LANDLINE = /^0\d{2,3}-?[1-9]\d{6,7}(-\d{1,6})?$/;
const TOLL_FREE = /^[48]00-?\d{3}-?\d{4}$/;
/** Police, ambulance, health, government, youth and mental health lines. */
const SHORT_CODES = ['110', '120', '12320', '12345', '12355', '12356'];

const isFixed = (number: string) => LANDLINE.test(number) || TOLL_FREE.test(number) || SHORT_CODES.includes(number);

/**
 * `text` as a number is kept: in ASCII, without spaces and +86. A mobile number has 11 digits and nothing
 * else; of all others the hyphens stay, as they part the area code and the extension.
 */
export function normaliseServicePhone(text: string) {
  if (isMobile(text)) return normaliseMobile(text);
  const number = compactNumber(text);
  const [, national] = /^(?:\+|00)86-?(\d.*)$/.exec(number) ?? [];
  if (national === undefined || isFixed(number)) return number;
  // From abroad an area code is dialled without its 0.
  return [national, `0${national}`].find(isFixed) ?? number;
}

/** Whether `text` is a number that members can call: mobile, landline, 400 or 800, short code (docs/domain.md 5.3). */
export function isServicePhone(text: string) {
  const number = normaliseServicePhone(text);
  return isMobile(number) || isFixed(number);
}
