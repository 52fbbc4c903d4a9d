import { Alert, Flex, Select } from 'antd';
import { useMemo } from 'react';
import { searchByLabel } from '@/components/inputs/search';
import type { EventTrackFilter } from '@/contract/event-track-list';
import { eventCodes } from '@/contract/limits/track';
import type { ChartSpec } from '@/domain/analysis/chart';
import { type MetricCard, MetricCards } from '@/features/analysis/MetricCards';
import { ReportView } from '@/features/analysis/ReportView';
import { StaleFigures } from '@/features/analysis/StaleFigures';
import { useReport } from '@/features/analysis/useReport';
import { useEventLabels } from '@/features/event-track/useEventLabels';
import { useDuration } from '@/hooks/useDuration';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { eventTrackTexts } from '@/locales/eventTrack';
import { getEventBetween } from '@/services/event-track';
import styles from './event-tracks.module.css';
import { buildBetweenReport } from './reports';

type EventCode = (typeof eventCodes)[number];
type Props = {
  filter: EventTrackFilter;
};

const CHART: ChartSpec = { kind: 'rankedBar', columns: ['count'], beside: 'share' };
const HEIGHT = 320;

const toSeconds = (milliseconds: number | null | undefined) =>
  milliseconds === null || milliseconds === undefined ? null : milliseconds / 1000;
const defaults = { first: 'quizStart', next: 'quizSubmit' } as const;

const parseEventCode = (text: string | null) => eventCodes.find((code) => code === text);

/** Measures the time between two events, which are selected here and kept in the URL. */
export function BetweenPanel({ filter }: Props) {
  const t = useText(eventTrackTexts);
  const words = useEventLabels();
  const { read, patch } = useQueryParams();
  const first = parseEventCode(read('first')) ?? defaults.first;
  const next = parseEventCode(read('next')) ?? defaults.next;
  const options = eventCodes.map((value) => ({ value, label: words.event(value) }));
  const select = (name: keyof typeof defaults, value: EventCode, other: EventCode) => (
    <Select<EventCode>
      aria-label={t(`between.${name}`)}
      style={{ minWidth: 152 }}
      showSearch={searchByLabel}
      value={value}
      options={options.map((option) => ({ ...option, disabled: option.value === other }))}
      onChange={(code) => patch({ [name]: code === defaults[name] ? null : code })}
    />
  );
  return (
    <section aria-label={t('panel.between')}>
      <Flex wrap gap={8} align="center" style={{ marginBlockEnd: 12 }}>
        {t('between.from')}
        {select('first', first, next)}
        {t('between.to')}
        {select('next', next, first)}
      </Flex>
      {first === next ? (
        <Alert type="warning" showIcon title={t('between.same')} />
      ) : (
        <BetweenReport filter={filter} first={first} next={next} />
      )}
    </section>
  );
}

function BetweenReport({
  filter: { eventCode: _, ...filter },
  first,
  next,
}: Props & Record<'first' | 'next', EventCode>) {
  const t = useText(eventTrackTexts);
  const words = useEventLabels();
  const duration = useDuration();
  const measured = useReport(['eventTrack', 'between'], { ...filter, first, next }, getEventBetween);
  const { data } = measured;
  const names = { first: words.event(first), next: words.event(next) };
  const report = useMemo(
    () => data && buildBetweenReport(t, data, (limit) => duration(limit, true)),
    [data, t, duration],
  );
  const cards: MetricCard[] = [
    { key: 'count', title: t('between.count'), unit: 'times', value: data?.count ?? null },
    { key: 'notReached', title: t('between.notReached'), unit: 'times', value: data?.notReached ?? null },
    { key: 'median', title: t('between.median'), unit: 'seconds', value: toSeconds(data?.medianMs), reason: 'noBase' },
    { key: 'p90', title: t('between.p90'), unit: 'seconds', value: toSeconds(data?.p90Ms), reason: 'noBase' },
  ];
  return (
    <>
      <p className={styles.note}>{t('between.rule', names)}</p>
      <StaleFigures read={measured} />
      {measured.error === undefined && (
        <MetricCards isLoading={!data} isStale={measured.stale !== undefined} cards={cards} />
      )}
      <ReportView
        name={t('between.name', names)}
        period={{ granularity: 'day', from: filter.from, before: filter.before }}
        note={t('note')}
        report={report}
        read={measured}
        chart={CHART}
        height={HEIGHT}
        param="between"
        empty={<p>{t('between.none', names)}</p>}
      />
    </>
  );
}
