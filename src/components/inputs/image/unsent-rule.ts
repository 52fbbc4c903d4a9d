import type { FormRule } from 'antd';
import type { UnsentUpload } from './useUploads';

/** A form waits for the files that are on their way, and is not sent without one that was chosen. */
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
