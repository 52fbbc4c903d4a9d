import { useCallback } from 'react';
import type { LogValue } from '@/contract/log';
import { TOP } from '@/features/channel/ParentField';
import { useChannelTree } from '@/features/channel/useChannelTree';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { listHospitalOptions } from '@/services/hospital';
import { listProjectOptions } from '@/services/project';

/** Labels for id values of a channel in its history, its facts and the conflict dialog. */
export function useChannelValues() {
  const t = useText(channelTexts);
  const { data: tree } = useChannelTree();
  const projects = useRead(['project', 'options'], listProjectOptions);
  const hospitals = useRead(['hospital', 'options'], listHospitalOptions);
  const findName = (rows: readonly { id: string; name: string }[] | undefined, id: string) =>
    rows?.find((one) => one.id === id)?.name ?? id;

  const formatValue = (field: string, value: LogValue): string | undefined => {
    if (field === 'parentId') return value === null || value === TOP ? t('parent.top') : findName(tree, String(value));
    if (field === 'hospitalId') return value === null ? undefined : findName(hospitals.data, String(value));
    if (field !== 'projectIds' || !Array.isArray(value)) return undefined;
    return value.length === 0
      ? t('detail.projectsAll')
      : value.map((id) => findName(projects.data, id)).join(t('separator'));
  };
  const formatCost = useCallback(
    ({ from, to, yuan }: { from?: string | null; to?: string | null; yuan?: number | null }) =>
      t('costs.one', { from: from ?? '', to: to ?? '', yuan: yuan ?? 0 }),
    [t],
  );
  return { formatValue, formatCost, projects, hospitals };
}
