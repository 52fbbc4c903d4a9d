import type { UploadType } from '../../src/contract/limits/upload';

/** A picture that was uploaded. */
export type UploadRow = { type: UploadType; bytes: Uint8Array<ArrayBuffer> };
