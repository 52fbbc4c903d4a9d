import type { Mask } from '../contract/personal';

/**
 * Masking of personal fields (docs/domain.md 5.2). The server masks; the console uses these functions only in the mock
 * and for values that the operator has just entered.
 */
const STARS = '****';

/** Keeps the first `start` and last `end` characters; hides the whole text when fewer than `least` would be hidden. */
function keepEnds(
  text: string,
  start: number,
  end: number,
  { least = 1, middle }: { least?: number; middle?: string },
) {
  const characters = [...text];
  const hidden = characters.length - start - end;
  if (hidden < least) return STARS;
  return (
    characters.slice(0, start).join('') +
    (middle ?? '*'.repeat(hidden)) +
    characters.slice(characters.length - end).join('')
  );
}

/** `13812341234` → `138****1234`. Anything shorter than 8 digits is hidden completely. */
export const maskMobile = (mobile: string) => keepEnds(mobile, 3, 4, { middle: STARS });

const MAX_NAME_STARS = 3;

/** `欧阳娜娜` → `欧***`: the first character and one star for each other character, at most three stars. */
export const maskName = (name: string) => {
  const [first = '', ...others] = [...name];
  return others.length === 0 ? '*' : first + '*'.repeat(Math.min(others.length, MAX_NAME_STARS));
};

/** `11010519491231002X` → `1***************2X`. Anything shorter than 5 characters is hidden completely. */
export const maskIdNo = (idNo: string) => keepEnds(idNo, 1, 2, { least: 2 });

/** `203.0.113.7` → `203.0.113.*`: the /24 network. Anything other than IPv4 is hidden completely. */
export const maskIp = (ip: string) => (/^(\d+\.){3}\d+$/.test(ip) ? ip.replace(/\d+$/, '*') : STARS);

/**
 * `oAbCd1234567890abcdefghijkl` → `oAbCd1…ijkl`, for openid and unionid. Anything shorter than 20 is hidden completely.
 */
export const maskOpenid = (openid: string) => keepEnds(openid, 6, 4, { least: 10, middle: '…' });

export const masks: Record<Mask, (value: string) => string> = {
  name: maskName,
  mobile: maskMobile,
  idNo: maskIdNo,
  openid: maskOpenid,
  ip: maskIp,
};
