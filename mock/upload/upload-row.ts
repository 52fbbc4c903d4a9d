import type { FileType, UploadType } from '../../src/contract/limits/upload';

/** Stored upload. */
export type UploadRow = {
  type: UploadType | FileType;
  bytes: Uint8Array<ArrayBuffer>;
  /** Original file name of a document. */
  name?: string;
  /** Documents are private and must not be cached. */
  isPrivate?: boolean;
  /** Expiry of a temporary URL, in milliseconds. */
  until?: number;
};
