import { Card, Empty, Flex } from 'antd';
import { useEntity } from '@/components/form/useEntity';
import { Loaded } from '@/components/page/Loaded';
import type { Project } from '@/contract/project-list';
import { useText } from '@/hooks/useText';
import { projectDetailTexts } from '@/locales/projectDetail';
import { readDropOff, readProjectOverview } from '@/services/project-figures';
import { DropOffTable } from './DropOffTable';
import { FunnelTable } from './FunnelTable';
import { TrendReport } from './TrendReport';

function DropOff({ project: { id, version, quizId } }: { project: Project }) {
  const t = useText(projectDetailTexts);
  const read = useEntity(['project', 'dropOff', id, version], async () => (quizId === null ? null : readDropOff(id)));
  return (
    <Card size="small" title={t('dropOff')}>
      <Loaded read={read} failed={t('dropOff.failed')}>
        {(dropOff) =>
          dropOff === null ? (
            <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('quiz.nonePublished')} />
          ) : (
            <DropOffTable dropOff={dropOff} />
          )
        }
      </Loaded>
    </Card>
  );
}

/** Funnel, trend and drop-off of a project; empty for one that was never published. */
export function OverviewTab({ project }: { project: Project }) {
  const t = useText(projectDetailTexts);
  const { id, version, publishedAt, type } = project;
  const wasPublished = publishedAt !== null;
  const read = useEntity(['project', 'overview', id, version], async () =>
    wasPublished ? readProjectOverview(id) : null,
  );
  return (
    <Loaded read={read} failed={t('overview.failed')}>
      {(overview) =>
        overview === null ? (
          <Empty description={t('overview.draft')} />
        ) : (
          <Flex vertical gap={16}>
            <Card size="small" title={t('funnel')}>
              <FunnelTable funnel={overview.funnel} projectId={id} />
            </Card>
            <Card size="small">
              <TrendReport trend={overview.trend} reload={read.reload} hasQuiz={type !== 'education'} />
            </Card>
            {type !== 'education' && <DropOff project={project} />}
          </Flex>
        )
      }
    </Loaded>
  );
}
