import type { FilePurpose, UploadPurpose } from '@/contract/limits/upload';
import type { UploadedFile, UploadedImage } from '@/contract/upload';
import { guard } from './guard';
import { post } from './http';

const TIMEOUT_MS = 60_000;
const isImage = guard<UploadedImage>({ url: 'text' });
const isFile = guard<UploadedFile>({ url: 'text', name: 'text', bytes: 'count' });

export type UploadOptions = {
  signal?: AbortSignal;
  /** Called with the sent share, from 0 to 1. */
  onProgress?: (share: number) => void;
};

const send = <Answer>(
  file: File,
  purpose: UploadPurpose | FilePurpose,
  shape: (data: unknown) => data is Answer,
  { signal, onProgress }: UploadOptions,
) => {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', file, file.name);
  return post('/uploads', form, {
    errors: 'caller',
    shape,
    timeout: TIMEOUT_MS,
    signal,
    onUploadProgress: ({ loaded, total }) => onProgress?.(total ? loaded / total : 0),
  });
};

/** Uploads an image. @throws AppError 422 with `fieldErrors.file` if it does not meet the rules of its purpose */
export const uploadImage = (file: File, purpose: UploadPurpose, options: UploadOptions = {}) =>
  send(file, purpose, isImage, options);

/** Uploads a document. @throws AppError 422 with `fieldErrors.file` if it does not meet the rules of its purpose */
export const uploadFile = (file: File, purpose: FilePurpose, options: UploadOptions = {}) =>
  send(file, purpose, isFile, options);
