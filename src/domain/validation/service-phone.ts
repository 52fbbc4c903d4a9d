import { isMobile, normaliseMobile } from './mobile';

const LANDLINE = /^0\d{2,3}-?[1-9]\d{6,7}(-\d{1,6})?$/;
const TOLL_FREE = /^[48]00-?\d{3}-?\d{4}$/;
/** Police, ambulance, health, government, youth and mental health lines. */
const SHORT_CODES = ['110', '120', '12320', '12345', '12355', '12356'];

/** `text` without spaces, and a mobile number without +86. */
export const normaliseServicePhone = normaliseMobile;

/** Whether `text` is a number that members can call: mobile, landline, 400 or 800, short code (domain.md 5.3). */
export function isServicePhone(text: string) {
  const number = normaliseServicePhone(text);
  return isMobile(number) || LANDLINE.test(number) || TOLL_FREE.test(number) || SHORT_CODES.includes(number);
}
