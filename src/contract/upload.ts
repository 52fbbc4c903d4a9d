import { z } from 'zod';
import { imageUrl, uploadUrl } from './common';
import { defineEndpoint } from './endpoint';
import {
  filePurposes,
  fileRules,
  fileTypes,
  keptTypes,
  type UploadRule,
  uploadPurposes,
  uploadRules,
  uploadTypes,
} from './limits/upload';

/** An uploaded image. */
export const UploadedImage = z.object({
  /** URL of the file, which other calls take as its reference. */
  url: imageUrl,
  /** Size in pixels. */
  width: z.int().positive(),
  /** Size in pixels. */
  height: z.int().positive(),
  /** Size of the file in bytes. */
  bytes: z.int().positive(),
  /** Media type, detected from the bytes. */
  type: z.enum(uploadTypes),
});
export type UploadedImage = z.infer<typeof UploadedImage>;

/** An uploaded document, for the purposes `reportFile` and `linkFile`. */
export const UploadedFile = z.object({
  /** URL of the file, which other calls take as its reference. */
  url: uploadUrl,
  name: z.string().max(255).describe('As it was chosen'),
  /** Size of the file in bytes. */
  bytes: z.int().positive(),
  /** Media type, detected from the bytes. */
  type: z.enum(fileTypes),
});
export type UploadedFile = z.infer<typeof UploadedFile>;

const KB = 1024;
const sizeText = (bytes: number) => (bytes < KB * KB ? `${bytes / KB} KB` : `${bytes / (KB * KB)} MB`);
const typesText = (types: readonly string[]) => types.map((type) => type.replace(/^.*\//, '').toUpperCase()).join(', ');

function pixelsText({ exact, min, max, aspect }: UploadRule) {
  const pixels = (words: string, size?: { width: number; height: number }) =>
    size ? `, ${words} ${size.width}×${size.height} pixels` : '';
  const shape = aspect === undefined ? '' : `, ${aspect}:1 wide to high within one percent`;
  return pixels('exactly', exact) + pixels('at least', min) + pixels('at most', max) + shape;
}

/** Description of the requirements of each purpose (limits/upload). */
const rules = [
  ...uploadPurposes.map((purpose) => {
    const rule = uploadRules[purpose];
    return `${purpose}: ${typesText(rule.types)} of at most ${sizeText(rule.bytes)}${pixelsText(rule)}`;
  }),
  ...filePurposes.map((purpose) => {
    const { types, bytes } = fileRules[purpose];
    return `${purpose}: ${typesText(types)} of at most ${sizeText(bytes)}`;
  }),
].join('; ');

export const uploadApi = {
  create: defineEndpoint({
    method: 'POST',
    path: '/uploads',
    summary:
      'Upload a picture, or for the purposes `reportFile` and `linkFile` a paper; GET its `url` gives the bytes back. 422 when it is not what its purpose asks for: the type is read from the bytes, and a name or declared type that says something else is refused, and so is a picture that cannot be decoded (the mock reads its header only)',
    multipart: true,
    body: z.object({
      purpose: z
        .enum([...uploadPurposes, ...filePurposes])
        .describe(`What it is for, which decides what it may be. ${rules}`),
      /** The file itself. */
      file: z.file(),
    }),
    data: z
      .union([UploadedImage, UploadedFile])
      .describe('A picture; for the purposes `reportFile` and `linkFile` a paper'),
  }),
  file: defineEndpoint({
    method: 'GET',
    path: '/uploads/:name',
    summary: 'The bytes of what was kept; a paper with `Cache-Control: no-store`',
    files: keptTypes,
    data: z.file(),
  }),
};
