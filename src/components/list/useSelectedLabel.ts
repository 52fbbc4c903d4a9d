import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { FilterField } from './fields';

/**
 * Label of the selected option of a search filter. An option that does not exist is shown as unknown, so that it can be
 * removed.
 */
export function useSelectedLabel({ chosen }: Extract<FilterField, { kind: 'search' }>, value: string) {
  const t = useText(listTexts);
  return chosen === null ? t('unknownOption', { value }) : (chosen ?? '…');
}
