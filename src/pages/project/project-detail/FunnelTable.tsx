import { Table } from 'antd';
import { BarCell } from '@/components/BarCell';
import type { ProjectOverview } from '@/contract/project-figures';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { projectDetailTexts } from '@/locales/projectDetail';

type Step = ProjectOverview['funnel'][number];

/**
 * From one step to the next: a table whose figures are bars. What is drawn can so be read too, and the few who come far
 * keep a bar where the trapezia of a funnel chart would be too narrow for their names.
 */
export function FunnelTable({ funnel }: Pick<ProjectOverview, 'funnel'>) {
  const t = useText(projectDetailTexts);
  const tProject = useText(projectTexts);
  const step = useEnumLabelOrRaw(projectDetailTexts, 'step');
  const most = Math.max(1, ...funnel.map(({ count }) => count));
  return (
    <Table<Step>
      aria-label={t('funnel')}
      rowKey="step"
      size="small"
      pagination={false}
      dataSource={funnel}
      columns={[
        { key: 'step', title: t('funnel.step'), width: 160, render: (_, row) => step(row.step) },
        {
          key: 'count',
          title: t('funnel.count'),
          render: (_, { count, step: at }) => (
            <BarCell text={tProject(at === 'view' ? 'times' : 'people', { count })} share={count / most} />
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
