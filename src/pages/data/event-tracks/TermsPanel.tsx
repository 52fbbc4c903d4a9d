import { Button, Input } from 'antd';
import { useMemo, useState } from 'react';
import { useTextClear } from '@/components/inputs/useClear';
import type { EventTermsQuery } from '@/contract/event-track';
import { track as limit } from '@/contract/limits/track';
import type { ChartSpec } from '@/domain/analysis/chart';
import { ReportView } from '@/features/analysis/ReportView';
import { StaleFigures } from '@/features/analysis/StaleFigures';
import { useReport } from '@/features/analysis/useReport';
import { useText } from '@/hooks/useText';
import { eventTrackTexts } from '@/locales/eventTrack';
import { searchEventTerms } from '@/services/event-track';
import styles from './event-tracks.module.css';
import { buildTermsReport } from './reports';

const CHART: ChartSpec = { kind: 'rankedBar', columns: ['users'] };
const LINE_HEIGHT = 28;
const CHART_PADDING = 56;
const MIN_HEIGHT = 200;

type Props = Pick<EventTermsQuery, 'from' | 'before'> & {};

/** Search terms of a period with their number of users, never who. The keyword stays out of the URL. */
export function TermsPanel({ from, before }: Props) {
  const t = useText(eventTrackTexts);
  const [keyword, setKeyword] = useState('');
  const clear = useTextClear(t('terms.keyword'));
  const read = useReport(['eventTrack', 'terms'], { from, before, ...(keyword && { keyword }) }, searchEventTerms);
  const { data } = read;
  const report = useMemo(() => data && buildTermsReport(t, data), [data, t]);
  return (
    <section aria-label={t('panel.terms')}>
      <p className={styles.note}>{t('terms.rule', { min: limit.minSearchers, terms: limit.maxTerms })}</p>
      <StaleFigures read={read} />
      <ReportView
        name={t('terms.name')}
        period={{ granularity: 'day', from, before }}
        note={t('note')}
        report={report}
        read={read}
        chart={CHART}
        defaultView="table"
        height={Math.max(MIN_HEIGHT, (data?.length ?? 0) * LINE_HEIGHT + CHART_PADDING)}
        param="terms"
        empty={<p>{keyword ? t('terms.noneOf', { keyword }) : t('terms.none', { users: limit.minSearchers })}</p>}
      >
        <Input.Search
          style={{ inlineSize: 240 }}
          allowClear={clear}
          maxLength={limit.maxTermLength}
          placeholder={t('terms.keyword')}
          aria-label={t('terms.keyword')}
          // Not a primary button, because a log has no primary action.
          enterButton={<Button>{t('terms.search')}</Button>}
          onSearch={(typed) => setKeyword(typed.trim())}
        />
      </ReportView>
    </section>
  );
}
