/**
 * Masking of personal fields (docs/domain.md 5.2). The server masks; the console has these only
 * through the mock and for what the operator has just typed.
 */
const STARS = '****';

/** The first `start` and the last `end` characters; hidden whole when fewer than `least` would be hidden. */
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

/** `13812341234` → `138****1234`. Anything shorter than 8 digits is hidden whole. */
export const maskMobile = (mobile: string) => keepEnds(mobile, 3, 4, { middle: STARS });

/** `01012345678` → `0101*****78`. Anything shorter than 10 characters is hidden whole. */
export const maskLandline = (phone: string) => keepEnds(phone, 4, 2, { least: 4 });

const MAX_NAME_STARS = 3;

/** `欧阳娜娜` → `欧***`: the first character and a star for each of the others, of a long name three. */
export const maskName = (name: string) => {
  const [first = '', ...others] = [...name];
  return others.length === 0 ? '*' : first + '*'.repeat(Math.min(others.length, MAX_NAME_STARS));
};

/** `11010519491231002X` → `1***************2X`. Anything shorter than 5 characters is hidden whole. */
export const maskIdNo = (idNo: string) => keepEnds(idNo, 1, 2, { least: 2 });

/** `203.0.113.7` → `203.0.113.*`: the network of 256 addresses that it is of. Any other than IPv4 is hidden whole. */
export const maskIp = (ip: string) => (/^(\d+\.){3}\d+$/.test(ip) ? ip.replace(/\d+$/, '*') : STARS);

/** Of an address, province, city and district alone: `formatRegion` is all that is shown, `****` where it is not known. */
export const maskAddress = (regionText: string | null) => regionText || STARS;

/** `zhang@example.com` → `z***@example.com`; of a name of one character not even that. */
export function maskEmail(email: string) {
  const at = email.lastIndexOf('@');
  const [first = '', ...others] = [...email.slice(0, Math.max(at, 0))];
  return `${others.length === 0 ? '' : first}***${at < 0 ? '' : email.slice(at)}`;
}

/** `oAbCd1234567890abcdefghijkl` → `oAbCd1…ijkl`, of openid and unionid. Anything shorter than 20 is hidden whole. */
export const maskOpenid = (openid: string) => keepEnds(openid, 6, 4, { least: 10, middle: '…' });
