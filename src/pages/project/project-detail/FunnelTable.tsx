import { Link } from '@umijs/max';
import { Table } from 'antd';
import { BarCell } from '@/components/display/BarCell';
import type { FunnelDays, ProjectOverview } from '@/contract/project-figures';
import { stageFilters } from '@/domain/record-status';
import { recordListPath } from '@/features/record/record-path';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { projectDetailTexts } from '@/locales/projectDetail';

type Props = Pick<ProjectOverview, 'funnel'> & {
  projectId: string;
  /** Range of the figures. */
  days: FunnelDays;
};

type Step = ProjectOverview['funnel'][number];

const getStageFilter = (step: string) =>
  Object.hasOwn(stageFilters, step) ? stageFilters[step as keyof typeof stageFilters] : null;

/**
 * Funnel as a table with bars: screen readers get its figures, and small last steps stay visible, unlike in a funnel
 * chart. Each step links to its records.
 */
export function FunnelTable({ funnel, projectId, days }: Props) {
  const t = useText(projectDetailTexts);
  const tProject = useText(projectTexts);
  const step = useEnumLabelOrRaw(projectDetailTexts, 'step');
  const maxCount = Math.max(1, ...funnel.map(({ count }) => count));
  return (
    <Table<Step>
      aria-label={t('funnel')}
      rowKey="step"
      size="small"
      pagination={false}
      dataSource={funnel}
      columns={[
        {
          key: 'step',
          title: t('funnel.step'),
          width: 160,
          render: (_, row) => {
            const filter = getStageFilter(row.step);
            const label = step(row.step);
            return filter ? <Link to={recordListPath({ projectId, ...days, ...filter })}>{label}</Link> : label;
          },
        },
        {
          key: 'count',
          title: t('funnel.count'),
          render: (_, { count, step: at }) => (
            <BarCell text={tProject(at === 'view' ? 'times' : 'recordTimes', { count })} share={count / maxCount} />
          ),
        },
        {
          key: 'rate',
          title: t('funnel.rate'),
          width: 140,
          align: 'right',
          render: (_, { rate }) => (rate === null ? '—' : tProject('percent', { rate })),
        },
      ]}
    />
  );
}
