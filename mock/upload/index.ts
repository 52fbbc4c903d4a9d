import { uploadApi } from '../../src/contract/upload';
import type { Entity } from '../entity';
import { handle, handleFile } from '../handle';
import { keepUpload, pictureOf } from './store';

export const upload: Entity = {
  handlers: [
    handle(uploadApi.create, ({ body: { file, purpose }, language }) => keepUpload(file, purpose, language)),

    handleFile(uploadApi.file, ({ params }) => {
      const { body, type } = pictureOf(params.name);
      return {
        body,
        headers: {
          'Content-Type': type,
          // A name is never given to another picture.
          'Cache-Control': 'private, max-age=31536000, immutable',
          // Drawn pictures are SVG: opened by itself, one runs nothing.
          'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          'X-Content-Type-Options': 'nosniff',
        },
      };
    }),
  ],
};
