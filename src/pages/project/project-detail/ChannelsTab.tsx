import { Link } from '@umijs/max';
import { Empty, Table } from 'antd';
import { BarCell } from '@/components/display/BarCell';
import { useEntity } from '@/components/form/useEntity';
import { Loaded } from '@/components/page/Loaded';
import type { ProjectChannels } from '@/contract/project-figures';
import type { Project } from '@/contract/project-list';
import { stageFilters } from '@/domain/record-status';
import { recordListPath } from '@/features/record/record-path';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { projectDetailTexts } from '@/locales/projectDetail';
import { readProjectChannels } from '@/services/project-figures';

type Row = ProjectChannels['rows'][number];

/** Channels that brought members to the project, with their progress. Each figure links to its records. */
export function ChannelsTab({ project: { id, version } }: { project: Project }) {
  const t = useText(projectDetailTexts);
  const tProject = useText(projectTexts);
  const read = useEntity(['channel', 'ofProject', id, version], () => readProjectChannels(id));
  const renderCount = (stage: keyof typeof stageFilters, channelId: string | null, count: number) => {
    const label = tProject('recordTimes', { count });
    // Record List cannot filter for records without a channel.
    if (channelId === null || count === 0) return label;
    return <Link to={recordListPath({ projectId: id, channelId, ...stageFilters[stage] })}>{label}</Link>;
  };
  return (
    <Loaded read={read} failed={t('channels.failed')}>
      {({ rows }) => {
        const maxCount = Math.max(1, ...rows.map(({ submitCount }) => submitCount));
        return (
          <Table<Row>
            aria-label={t('tab.channels')}
            rowKey={({ channelId }) => channelId ?? 'none'}
            size="small"
            pagination={rows.length > 20 && { pageSize: 20, showSizeChanger: false }}
            dataSource={rows}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('channels.none')} /> }}
            columns={[
              {
                key: 'channel',
                title: t('channels.channel'),
                render: (_, { channelId, channelName }) => channelName ?? channelId ?? t('channels.noChannel'),
              },
              {
                key: 'start',
                title: tProject('field.startCount'),
                width: 104,
                align: 'right',
                render: (_, { channelId, startCount }) => renderCount('start', channelId, startCount),
              },
              {
                key: 'submit',
                title: tProject('field.recordCount'),
                width: 200,
                render: (_, { channelId, submitCount }) => (
                  <BarCell text={renderCount('submit', channelId, submitCount)} share={submitCount / maxCount} />
                ),
              },
              {
                key: 'qualified',
                title: tProject('field.qualifiedCount'),
                width: 104,
                align: 'right',
                render: (_, { channelId, qualifiedCount }) => renderCount('qualified', channelId, qualifiedCount),
              },
              {
                key: 'rate',
                title: tProject('field.completionRate'),
                width: 104,
                align: 'right',
                render: (_, { completionRate: rate }) => (rate === null ? '—' : tProject('percent', { rate })),
              },
            ]}
          />
        );
      }}
    </Loaded>
  );
}
