import { z } from 'zod';
import { imageUrl } from './common';
import { defineEndpoint } from './endpoint';
import { pictureTypes, uploadPurposes, uploadTypes } from './limits/upload';

/** A picture that was uploaded; its size in pixels. */
export const UploadedImage = z.object({
  url: imageUrl,
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().positive(),
  type: z.enum(uploadTypes),
});
export type UploadedImage = z.infer<typeof UploadedImage>;

export const uploadApi = {
  create: defineEndpoint({
    method: 'POST',
    path: '/uploads',
    summary:
      'Keep a picture; GET its `url` gives the bytes back. 422 when it is not what its purpose asks for: the type is read from the bytes, and a name or declared type that says something else is refused, and so is a picture that cannot be decoded (the mock reads its header only)',
    multipart: true,
    body: z.object({ purpose: z.enum(uploadPurposes), file: z.file() }),
    data: UploadedImage,
  }),
  file: defineEndpoint({
    method: 'GET',
    path: '/uploads/:name',
    summary: 'The bytes of a picture that was kept',
    files: pictureTypes,
    data: z.file(),
  }),
};
