import { Select } from 'antd';
import { searchByLabel } from '@/components/inputs/search';
import { useOptionsRead } from '@/components/inputs/useOptionsRead';
import { followUpWays } from '@/contract/limits/follow-up';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { followSummaryTexts } from '@/locales/followSummary';
import { followUpTexts } from '@/locales/followUp';
import { listOperators } from '@/services/operator';
import { listProjectOptions } from '@/services/project';

const toOptions = (all: readonly { id: string; name: string }[] = []) =>
  all.map(({ id, name }) => ({ value: id, label: name }));

/** Filters of the figures, kept in the URL. */
export function SummaryFilters() {
  const t = useText(followSummaryTexts);
  const tFollowUp = useText(followUpTexts);
  const { read, patch } = useQueryParams();
  const projects = useRead(['project', 'options'], listProjectOptions);
  const operators = useRead(['operator', 'options'], listOperators);
  const choices = [
    {
      name: 'projectId',
      label: t('filter.project'),
      width: 144,
      options: toOptions(projects.data),
      ...useOptionsRead(projects),
    },
    {
      name: 'assignee',
      label: t('filter.assignee'),
      width: 112,
      options: [
        { value: 'me', label: t('filter.mine') },
        { value: 'none', label: t('filter.none') },
        ...toOptions(operators.data),
      ],
      ...useOptionsRead(operators),
    },
    {
      name: 'way',
      label: t('filter.way'),
      width: 92,
      options: followUpWays.map((value) => ({ value, label: tFollowUp(`way.${value}`) })),
    },
  ];
  return choices.map(({ name, label, width, ...select }) => (
    <Select
      key={name}
      {...select}
      aria-label={label}
      style={{ width }}
      allowClear
      showSearch={searchByLabel}
      placeholder={label}
      value={read(name) || undefined}
      onChange={(value?: string) => patch({ [name]: value ?? null })}
    />
  ));
}
