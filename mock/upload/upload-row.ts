import type { FileType, UploadType } from '../../src/contract/limits/upload';

/** What was uploaded. */
export type UploadRow = {
  type: UploadType | FileType;
  bytes: Uint8Array<ArrayBuffer>;
  /** Of a paper: as it was chosen. */
  name?: string;
  /** A paper: no browser may keep it. */
  isPrivate?: boolean;
  /** Of an address that passes: the instant in milliseconds. */
  until?: number;
};
