import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import type { FilterField } from './fields';

/** What is called that is chosen of more than can all be read; one that the server does not have is shown as it is, so that it can be taken out. */
export function useSelectedLabel({ chosen }: Extract<FilterField, { kind: 'search' }>, value: string) {
  const t = useText(listTexts);
  return chosen === null ? t('unknownOption', { value }) : (chosen ?? '…');
}
