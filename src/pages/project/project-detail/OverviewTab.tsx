import { useMemoizedFn } from 'ahooks';
import { Card, Empty, Flex } from 'antd';
import { useMemo } from 'react';
import { InvalidQueryAlert } from '@/components/feedback/InvalidQueryAlert';
import { useEntity } from '@/components/form/useEntity';
import { type Filter, parseListState } from '@/components/list/codec';
import { FilterBar } from '@/components/list/FilterBar';
import { type FilterField, getParams, getRanges } from '@/components/list/fields';
import { findUrlProblems } from '@/components/list/url-problems';
import { useUrlProblems } from '@/components/list/useUrlProblems';
import { Loaded } from '@/components/page/Loaded';
import type { FunnelDays } from '@/contract/project-figures';
import type { Project } from '@/contract/project-list';
import { useQueryParams } from '@/hooks/useQueryParams';
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

/** Range of the funnel, kept in the URL like a filter of a list, and its input. */
function useFunnelDays() {
  const t = useText(projectDetailTexts);
  const { search, patch } = useQueryParams();
  const fields = useMemo(
    (): FilterField[] => [
      { kind: 'days', names: ['startedFrom', 'startedBefore'], label: t('funnel.days'), always: true },
    ],
    [t],
  );
  const { filter, problems } = useMemo(() => {
    const rules = { params: getParams(fields), ranges: getRanges(fields), sorts: [], defaultSort: '' };
    return { filter: parseListState(search, rules).filter, problems: findUrlProblems(search, rules) };
  }, [search, fields]);
  const notes = useUrlProblems(problems, fields);
  const set = useMemoizedFn((next: Filter) =>
    patch({ startedFrom: next.startedFrom?.toString() ?? null, startedBefore: next.startedBefore?.toString() ?? null }),
  );
  return {
    days: filter as FunnelDays,
    input: (
      <>
        {notes.length > 0 && <InvalidQueryAlert title={t('funnel.invalidDays')} problems={notes} />}
        <FilterBar fields={fields} filter={filter} onFilter={set} />
      </>
    ),
  };
}

/** Funnel, trend and drop-off of a project; empty for one that was never published. */
export function OverviewTab({ project }: { project: Project }) {
  const t = useText(projectDetailTexts);
  const { id, version, publishedAt, type } = project;
  const wasPublished = publishedAt !== null;
  const { days, input } = useFunnelDays();
  const read = useEntity(['project', 'overview', { id, ...days }, version], async () =>
    wasPublished ? readProjectOverview(id, days) : null,
  );
  return (
    <Flex vertical gap={16}>
      {wasPublished && input}
      <Loaded read={read} failed={t('overview.failed')}>
        {(overview) =>
          overview === null ? (
            <Empty description={t('overview.draft')} />
          ) : (
            <Flex vertical gap={16}>
              <Card size="small" title={t('funnel')}>
                <FunnelTable funnel={overview.funnel} projectId={id} days={days} />
              </Card>
              <Card size="small">
                <TrendReport trend={overview.trend} reload={read.reload} hasQuiz={type !== 'education'} />
              </Card>
              {type !== 'education' && <DropOff project={project} />}
            </Flex>
          )
        }
      </Loaded>
    </Flex>
  );
}
