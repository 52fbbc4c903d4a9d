import { expect, test } from 'vitest';
import { type UploadPurpose, uploadRules } from '../../contract/limits/upload';
import { type ImageProblem, imageProblem } from './check';
import { picture } from './testing/pictures';

const icon = { width: 120, height: 120 };
const png = (bytes: Uint8Array, name = 'a.png', type = 'image/png') => ({ name, type, bytes });
const KB = 1024;

const cases: [string, UploadPurpose, { name: string; type: string; bytes: Uint8Array }, ImageProblem | null][] = [
  ['an icon', 'categoryIcon', png(picture('png', icon)), null],
  ['an icon of exactly 200 KB', 'categoryIcon', png(picture('png', icon, 200 * KB)), null],
  ['one byte more', 'categoryIcon', png(picture('png', icon, 200 * KB + 1)), 'tooLarge'],
  ['no bytes', 'categoryIcon', png(new Uint8Array()), 'empty'],
  ['an SVG', 'categoryIcon', png(new TextEncoder().encode('<svg/>'), 'a.svg', 'image/svg+xml'), 'notImage'],
  ['an SVG named png', 'categoryIcon', png(new TextEncoder().encode('<svg/>')), 'notImage'],
  ['a GIF named png', 'categoryIcon', png(picture('gif', icon)), 'typeNotAccepted'],
  ['a PNG named jpg', 'bannerImage', png(picture('png', { width: 750, height: 320 }), 'a.jpg', 'image/jpeg'), null],
  ['a PNG named html', 'categoryIcon', png(picture('png', icon), 'a.html', 'text/html'), 'renamed'],
  ['a GIF', 'categoryIcon', png(picture('gif', icon), 'a.gif', 'image/gif'), 'typeNotAccepted'],
  ['a PNG named exe', 'categoryIcon', png(picture('png', icon), 'a.exe'), 'renamed'],
  ['a name without extension and no type', 'categoryIcon', png(picture('png', icon), 'blob', ''), null],
  ['a name in capitals', 'categoryIcon', png(picture('png', icon), 'A.PNG'), null],
  ['a truncated PNG', 'categoryIcon', png(picture('png', icon).slice(0, 20)), 'broken'],
  ['one pixel too many', 'categoryIcon', png(picture('png', { width: 121, height: 120 })), 'notExactSize'],
  ['a banner in landscape', 'bannerImage', png(picture('png', { width: 750, height: 320 })), null],
  ['a banner in portrait', 'bannerImage', png(picture('png', { width: 320, height: 750 })), 'notExactSize'],
  [
    'a banner rotated by its camera',
    'bannerImage',
    png(picture('a JPEG that is turned by its Exif', { width: 320, height: 750 }), 'a.jpg', 'image/jpeg'),
    'notExactSize',
  ],
  ['a small cover', 'projectCover', png(picture('png', { width: 60, height: 40 })), 'tooSmall'],
  ['a square code', 'qrCode', png(picture('png', { width: 430, height: 430 })), null],
  ['a code that is off by one pixel', 'qrCode', png(picture('png', { width: 430, height: 428 })), null],
  ['a code that is not square', 'qrCode', png(picture('png', { width: 430, height: 300 })), 'wrongAspect'],
  ['a tiny code', 'qrCode', png(picture('png', { width: 199, height: 200 })), 'tooSmall'],
  ['a low code', 'qrCode', png(picture('png', { width: 200, height: 199 })), 'tooSmall'],
  ['a huge photo', 'hospitalPhoto', png(picture('png', { width: 6001, height: 10 })), 'tooBig'],
];

test.each(cases)('%s', (_, purpose, file, problem) => {
  expect(imageProblem(file, uploadRules[purpose])).toBe(problem);
});
