import type { UploadPurpose } from '@/contract/limits/upload';
import type { UploadedImage } from '@/contract/upload';
import { guard } from './guard';
import { post } from './http';

const TIMEOUT_MS = 60_000;
const isImage = guard<UploadedImage>({ url: 'text' });

type Options = {
  signal?: AbortSignal;
  /** Hears how much has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Sends a picture to be kept. @throws AppError 422 with `fieldErrors.file` when it is not what its purpose asks for */
export function uploadImage(file: File, purpose: UploadPurpose, { signal, onProgress }: Options = {}) {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', file, file.name);
  return post('/uploads', form, {
    errors: 'caller',
    shape: isImage,
    timeout: TIMEOUT_MS,
    signal,
    onUploadProgress: ({ loaded, total }) => onProgress?.(total ? loaded / total : 0),
  });
}
