import { expect, test } from 'vitest';
import { uploadRules } from '../../contract/limits/upload';
import { canCrop, getAspectRatio } from './crop';

const { bannerImage, categoryIcon, qrCode, hintImage, hospitalPhoto } = uploadRules;
const png = (width: number, height: number) => ({ type: 'image/png' as const, width, height });

test.each([
  ['a banner that is larger', bannerImage, png(1500, 900), true],
  ['a banner of the same shape that is larger', bannerImage, png(1500, 640), true],
  ['a banner that fits', bannerImage, png(750, 320), false],
  ['a banner that is too narrow', bannerImage, png(749, 900), false],
  ['a banner that would exhaust the memory', bannerImage, png(100_000, 100_000), false],
  [
    'an icon of a type that is not accepted',
    categoryIcon,
    { type: 'image/jpeg' as const, width: 500, height: 500 },
    false,
  ],
  ['a code that is not square', qrCode, png(430, 500), true],
  ['a code that is too small', qrCode, png(430, 199), false],
  ['a square code', qrCode, png(430, 430), false],
  ['a GIF', hintImage, { type: 'image/gif' as const, width: 500, height: 500 }, false],
  ['a photo, which can have any aspect ratio', hospitalPhoto, png(500, 300), false],
])('%s can be cropped to fit the rule: %s', (_, rule, header, expected) => {
  expect(canCrop(rule, header)).toBe(expected);
});

test('the aspect ratio of a rule comes from its exact size or is stated', () => {
  expect(getAspectRatio(bannerImage)).toBeCloseTo(750 / 320);
  expect(getAspectRatio(qrCode)).toBe(1);
  expect(getAspectRatio(hospitalPhoto)).toBeUndefined();
});
