import { ReloadOutlined } from '@ant-design/icons';
import { useMemoizedFn } from 'ahooks';
import { Button, Flex, Segmented } from 'antd';
import { useEffect, useMemo } from 'react';
import { Page } from '@/components/page/Page';
import { jobStore } from '@/components/shell/jobs/store';
import { useUnread } from '@/components/shell/notifications/unread';
import { toBusinessDay } from '@/domain/period/calendar';
import { AdverseBanner } from '@/features/follow-up/AdverseBanner';
import { adverseQuery } from '@/features/follow-up/adverse-query';
import { useMinute } from '@/hooks/useMinute';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { welcomeTexts } from '@/locales/welcome';
import { getDailySummary, getVisitTrend } from '@/services/analysis';
import { getCustomService } from '@/services/custom-service';
import { prefetch as prefetchRead } from '@/services/query-client';
import { getWorkbenchCounts, listActivities, listNextWork } from '@/services/workbench';
import { serverNow } from '@/utils/clock';
import { businessClock } from '@/utils/date';
import { ActivityList } from './ActivityList';
import { BeginButton } from './BeginButton';
import { Block } from './Block';
import { CalendarReminder } from './CalendarReminder';
import { FigureCards } from './FigureCards';
import { latestFigures, latestPeriod } from './latest-figures';
import { NextWork } from './NextWork';
import { QueueCards } from './QueueCards';
import { queueAddress } from './queue-url';
import { blockQuery, useWelcomeBlock } from './useWelcomeBlock';
import styles from './welcome.module.css';

/** Calls back when work may have changed: a job has ended, or a notification has arrived. */
function useOnNotification(onNews: () => void) {
  const tell = useMemoizedFn(onNews);
  const { isNews, newestAt } = useUnread();
  useEffect(() => jobStore.onEnd(tell), [tell]);
  // Also by time, so that two notifications in a row both count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isNews) tell();
  }, [isNews, newestAt, tell]);
}

/** Formats milliseconds as HH:mm in the business time zone. */
const clockTime = (time = serverNow()) => businessClock(time).format('HH:mm');

const blockQueries = (isMine: boolean, today: string) => {
  const scope = isMine ? 'mine' : 'all';
  const period = latestPeriod(today);
  return {
    counts: blockQuery('counts', scope, async () => {
      const { key, read } = adverseQuery({});
      // Read together, so that the banner does not move the page later.
      const [counts] = await Promise.all([getWorkbenchCounts({ mine: isMine }), prefetchRead(key, read)]);
      return counts;
    }),
    next: blockQuery('next', scope, () => listNextWork({ mine: isMine })),
    figures: blockQuery('figures', today, async () => {
      const [trend, summary] = await Promise.all([
        getVisitTrend({ granularity: 'day', ...period }),
        getDailySummary(period),
      ]);
      return { period, latest: latestFigures(period, trend, summary) };
    }),
    activities: blockQuery('activities', scope, () => listActivities({ mine: isMine })),
  };
};

export function prefetch(search: string) {
  const isMine = new URLSearchParams(search).get('scope') !== 'all';
  const { counts, next, figures, activities } = blockQueries(isMine, toBusinessDay(serverNow()));
  return Promise.all([
    ...[counts, next, figures, activities].map((block) => prefetchRead<unknown>(block.key, block.read)),
    prefetchRead(['customService'], getCustomService),
  ]);
}

/** Open work, figures of yesterday and latest activities (docs/domain.md 9). */
export default function Welcome() {
  const t = useText(welcomeTexts);
  const { read, patch } = useQueryParams();
  const isMine = read('scope') !== 'all';
  const scope = isMine ? 'mine' : 'all';
  const show = (next: 'mine' | 'all') => patch({ scope: next === 'all' ? 'all' : null });
  const today = toBusinessDay(useMinute());
  const queries = useMemo(() => blockQueries(isMine, today), [isMine, today]);

  const counts = useWelcomeBlock(queries.counts);
  const next = useWelcomeBlock(queries.next);
  const figures = useWelcomeBlock(queries.figures);
  const activities = useWelcomeBlock(queries.activities);
  const blocks = [counts, next, figures, activities];
  const readAt = blocks.flatMap(({ at }) => at ?? []);

  const reloadAll = () => {
    for (const { reload } of blocks) reload();
  };
  useOnNotification(reloadAll);

  return (
    <Page
      extra={
        <Flex wrap align="center" gap={12} className={styles.tools}>
          {readAt.length > 0 && (
            <span className={styles.note}>{t('updatedAt', { time: clockTime(Math.min(...readAt)) })}</span>
          )}
          <Segmented
            // The radio inside takes the focus; the group would be another Tab stop.
            tabIndex={-1}
            name="scope"
            aria-label={t('scope')}
            options={[
              { value: 'mine', label: t('scope.mine') },
              { value: 'all', label: t('scope.all') },
            ]}
            value={scope}
            onChange={show}
          />
          <Button icon={<ReloadOutlined aria-hidden />} onClick={reloadAll}>
            {t('refresh')}
          </Button>
        </Flex>
      }
    >
      {counts.data !== undefined && counts.data.adverseToAcknowledge > 0 && (
        <AdverseBanner listPath={queueAddress('adverseToAcknowledge', false)} onChanged={reloadAll} />
      )}
      <CalendarReminder />
      <Block title={t('queues')} failed={t('queues.failed')} read={counts}>
        {(shown) => <QueueCards counts={shown} isMine={isMine} />}
      </Block>
      <Block title={t('next')} failed={t('next.failed')} read={next} extra={(items) => <BeginButton items={items} />}>
        {(items) => <NextWork items={items} isMine={isMine} onAll={() => show('all')} />}
      </Block>
      <Block
        title={figures.data?.latest?.reason ? t('figures.of', { day: figures.data.latest.day }) : t('figures')}
        failed={t('figures.failed')}
        read={figures}
      >
        {({ latest, period }) => <FigureCards latest={latest} period={period} />}
      </Block>
      <Block title={t('activities')} failed={t('activities.failed')} read={activities}>
        {(shown) => <ActivityList activities={shown} />}
      </Block>
    </Page>
  );
}
