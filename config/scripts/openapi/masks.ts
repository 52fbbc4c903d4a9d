import { maskIdNo, maskIp, maskMobile, maskName, maskOpenid } from '../../../src/domain/mask';

const code = (text: string) => `\`${text}\``;

/** How fields are masked, by the end of their names. src/domain/mask.ts creates the examples. */
const forms: readonly [end: RegExp, form: string][] = [
  [
    /name$/i,
    `the first character and a star for each of the others, at most three, ${code(maskName('张三'))}, ${code(maskName('欧阳娜娜娜'))}; of one character ${code(maskName('张'))}`,
  ],
  [
    /mobile$/i,
    `the first three and the last four digits, ${code(maskMobile('13812341234'))}; of fewer than eight ${code(maskMobile('1381234'))}`,
  ],
  [
    /idNo$/i,
    `the first one and the last two characters and a star for each of the others, ${code(maskIdNo('11010519491231002X'))}; of fewer than five ${code(maskIdNo('1101'))}`,
  ],
  [/ip$/i, `a star for the last part, ${code(maskIp('203.0.113.7'))}; of any other than IPv4 ${code(maskIp('::1'))}`],
  [
    /(?:openid|unionid|deviceId)$/i,
    `the first six and the last four characters, ${code(maskOpenid('oAbCd1234567890abcdefghijkl'))}; of fewer than twenty ${code(maskOpenid('oAbCd1'))}`,
  ],
];

/**
 * Text about how a property such as `mobileMasked` is masked; empty for other properties.
 *
 * @throws if the name ends with `Masked` but `forms` has no entry for it
 */
export function getMask(property: string): string {
  const [, field] = /^(.+)Masked$/.exec(property) ?? [];
  if (field === undefined) return '';
  const form = forms.find(([end]) => end.test(field));
  if (!form) throw new Error(`Add the mask of ${property} to config/scripts/openapi/masks.ts.`);
  return `. Masked: ${form[1]}`;
}
