import { useMemo } from 'react';
import type { ProjectOverview } from '@/contract/project-figures';
import type { ChartSpec } from '@/domain/analysis/chart';
import type { Report } from '@/domain/analysis/report';
import { markRunning } from '@/domain/analysis/running';
import { addDays } from '@/domain/period/calendar';
import { ReportView } from '@/features/analysis/ReportView';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { projectTexts } from '@/locales/project';
import { projectDetailTexts } from '@/locales/projectDetail';

type Props = Pick<ProjectOverview, 'trend'> & {
  reload: () => void;
  /** Without a quiz only page views are counted. */
  hasQuiz: boolean;
};

const CHART: ChartSpec = { kind: 'line', columns: ['viewCount', 'startCount', 'submitCount'] };
const HEIGHT = 280;

/** Figures of the last days as chart or table, with the current day marked as running. */
export function TrendReport({ trend, reload, hasQuiz }: Props) {
  const t = useText(projectDetailTexts);
  const tProject = useText(projectTexts);
  const tAnalysis = useText(analysisTexts);
  const report = useMemo((): Report => {
    const rows = trend.map(({ date, viewCount, startCount, submitCount, qualifiedCount }) => ({
      key: date,
      label: date,
      cells: { viewCount, startCount, submitCount, qualifiedCount },
    }));
    const running = trend.find(({ isRunning }) => isRunning)?.date;
    return {
      dimension: t('trend.date'),
      columns: [
        { key: 'viewCount', title: tProject('field.viewCount'), unit: 'times' },
        ...(hasQuiz
          ? ([
              { key: 'startCount', title: tProject('field.startCount'), unit: 'times' },
              { key: 'submitCount', title: tProject('field.recordCount'), unit: 'times' },
              { key: 'qualifiedCount', title: tProject('field.qualifiedCount'), unit: 'times' },
            ] as const)
          : []),
      ],
      rows: markRunning(rows, running, (label) => tAnalysis('running', { label })),
    };
  }, [trend, hasQuiz, t, tProject, tAnalysis]);
  const [first, last] = [trend[0]?.date ?? '', trend.at(-1)?.date ?? ''];
  if (first === '') return null;
  return (
    <ReportView
      name={t('trend')}
      note={t('source')}
      period={{ granularity: 'day', from: first, before: addDays(last, 1) }}
      report={report}
      read={{ error: undefined, reload }}
      chart={CHART}
      height={HEIGHT}
    />
  );
}
