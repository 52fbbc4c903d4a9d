import { useMemo } from 'react';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { type FollowUpLabels, followUpColumns } from './follow-up-columns';

/** Follow-up columns in the UI language; as stable as `call`. */
export function useFollowUpColumns(call?: FollowUpLabels['call']) {
  const t = useText(followUpTexts);
  const plan = useEnumLabelOrRaw(followUpTexts, 'plan');
  const way = useEnumLabelOrRaw(followUpTexts, 'way');
  const outcome = useEnumLabelOrRaw(followUpTexts, 'outcome');
  return useMemo(() => followUpColumns({ t, plan, way, outcome, call }), [t, plan, way, outcome, call]);
}
