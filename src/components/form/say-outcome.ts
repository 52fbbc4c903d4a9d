import type { App } from 'antd';
import type { formTexts } from '@/locales/form';
import type { MessageKey } from '@/utils/text';
import type { Outcome } from './useEditForm';

const texts = { saved: 'saved', gone: 'saved', behind: 'behind', unchanged: 'unchanged' } as const;
const kinds = { saved: 'success', gone: 'success', behind: 'warning', unchanged: 'info' } as const;

/** Tells how a save ended. */
export function sayOutcome(
  message: ReturnType<typeof App.useApp>['message'],
  t: (key: MessageKey<typeof formTexts>) => string,
  outcome: Outcome,
) {
  message.open({ type: kinds[outcome], content: t(texts[outcome]) });
}
