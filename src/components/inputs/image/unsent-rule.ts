import type { FormRule } from 'antd';
import type { UnsentUpload } from './useUploads';

/** Blocks the form while files are uploading or have failed to upload. */
export const unsentRule = (
  unsent: () => readonly UnsentUpload[],
  words: { pending: string; unsent: string },
): FormRule => ({
  validator: async () => {
    const uploads = unsent();
    if (uploads.some(({ error }) => error !== undefined)) throw new Error(words.unsent);
    if (uploads.length > 0) throw new Error(words.pending);
  },
});
