import type { App } from 'antd';
import type { formTexts } from '@/locales/form';
import type { MessageKey } from '@/utils/text';
import type { Outcome } from './useEditForm';

const texts = { saved: 'saved', unmounted: 'saved', editedSince: 'editedSince', unchanged: 'unchanged' } as const;
const kinds = { saved: 'success', unmounted: 'success', editedSince: 'warning', unchanged: 'info' } as const;

/** Shows a toast with the result of a save, whose text may replace 已保存. */
export function showSaveResult(
  message: ReturnType<typeof App.useApp>['message'],
  t: (key: MessageKey<typeof formTexts>) => string,
  outcome: Outcome,
  savedText?: string,
) {
  const content = (outcome === 'saved' && savedText) || t(texts[outcome]);
  message.open({ type: kinds[outcome], content });
}
