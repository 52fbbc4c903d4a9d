import type { FormRule } from 'antd';
import type { InputText } from '../rules';
import type { Unsent } from './useUploads';

/** A form waits for the pictures that are on their way, and is not sent without one that was chosen. */
export const unsentRule = (t: InputText, unsent: () => readonly Unsent[]): FormRule => ({
  validator: async () => {
    const uploads = unsent();
    if (uploads.some(({ error }) => error !== undefined)) throw new Error(t('image.unsent'));
    if (uploads.length > 0) throw new Error(t('image.pending'));
  },
});
