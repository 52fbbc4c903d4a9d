import { type FilePurpose, filePurposes, type UploadPurpose } from '../../src/contract/limits/upload';
import { uploadApi } from '../../src/contract/upload';
import type { Entity } from '../entity';
import { handle, handleFile } from '../handle';
import { getFile, storeDocument, storeImage } from './store';

const isFilePurpose = (purpose: UploadPurpose | FilePurpose): purpose is FilePurpose =>
  filePurposes.some((one) => one === purpose);

export const upload: Entity = {
  handlers: [
    handle(uploadApi.create, ({ body: { file, purpose }, language }) =>
      isFilePurpose(purpose) ? storeDocument(file, purpose, language) : storeImage(file, purpose, language),
    ),

    handleFile(uploadApi.file, ({ params }) => {
      const { body, type, isPrivate } = getFile(params.name);
      return {
        body,
        headers: {
          'Content-Type': type,
          // Documents are health data and must not be cached. Image names are never reused.
          'Cache-Control': isPrivate ? 'no-store' : 'private, max-age=31536000, immutable',
          // Generated images are SVG: opened directly, they must not run scripts.
          'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          'X-Content-Type-Options': 'nosniff',
        },
      };
    }),
  ],
};
