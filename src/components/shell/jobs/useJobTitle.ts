import { useCallback } from 'react';
import type { Job } from '@/contract/job';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { jobTexts } from '@/locales/job';

/** Title of a job. An unknown job (newer server) is named by its kind. */
export function useJobTitle() {
  const t = useText(jobTexts);
  const title = useEnumLabel(jobTexts, 'title');
  return useCallback(({ kind, entity, action }: Job) => title(`${entity}.${action}`) ?? t(`kind.${kind}`), [t, title]);
}
