import type { Mask } from '../../../src/contract/personal';
import { maskIdNo, maskIp, maskMobile, maskName, maskOpenid } from '../../../src/domain/mask';

const code = (text: string) => `\`${text}\``;

/** Explanation of each mask. src/domain/mask.ts creates the examples. */
export const maskTexts: Record<Mask, string> = {
  name: `the first character and a star for each of the others, at most three, ${code(maskName('张三'))}, ${code(maskName('欧阳娜娜娜'))}; of one character ${code(maskName('张'))}`,
  mobile: `the first three and the last four digits, ${code(maskMobile('13812341234'))}; of fewer than eight ${code(maskMobile('1381234'))}`,
  idNo: `the first one and the last two characters and a star for each of the others, ${code(maskIdNo('11010519491231002X'))}; of fewer than five ${code(maskIdNo('1101'))}`,
  ip: `a star for the last part, ${code(maskIp('203.0.113.7'))}; of any other than IPv4 ${code(maskIp('::1'))}`,
  openid: `the first six and the last four characters, ${code(maskOpenid('oAbCd1234567890abcdefghijkl'))}; of fewer than twenty ${code(maskOpenid('oAbCd1'))}`,
};
