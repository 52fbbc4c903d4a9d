import { Segmented } from 'antd';
import { useMemo } from 'react';
import { Page } from '@/components/page/Page';
import { addDays } from '@/domain/period/calendar';
import { findAdjacentDaysWithData, findNewestDayWithData } from '@/domain/period/days-with-data';
import { getLastDay } from '@/domain/period/period';
import { snapshotParams } from '@/domain/period/snapshot';
import { ComparisonAlert } from '@/features/analysis/ComparisonAlert';
import { NewestDayGate } from '@/features/analysis/NewestDayGate';
import { ReadGate } from '@/features/analysis/ReadGate';
import styles from '@/features/analysis/reportGrid.module.css';
import { SnapshotBar } from '@/features/analysis/SnapshotBar';
import { SyncBar } from '@/features/analysis/SyncBar';
import { useEnumParam } from '@/features/analysis/useEnumParam';
import { useReport } from '@/features/analysis/useReport';
import { useSnapshot } from '@/features/analysis/useSnapshot';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { portraitTexts } from '@/locales/portrait';
import { getPortrait, getPortraitDays } from '@/services/analysis';
import { DimensionView } from './DimensionView';
import { dimensions } from './dimensions';

const kinds = ['active', 'new'] as const;

/** Days that have a portrait snapshot, and the newest of them; undefined until loaded. */
function usePortraitDays() {
  const { data, isFetching, refetch } = useRead(['analysis', 'portraitDays'], getPortraitDays, {
    refreshOnFocus: true,
  });
  return {
    days: data,
    day: data && findNewestDayWithData(data),
    isSettled: data !== undefined || !isFetching,
    refetch,
  };
}

/** User Portrait (docs/domain.md 6.13): users by gender, age, region and device, as of one day. */
export default function UserPortrait() {
  const portraitDays = usePortraitDays();
  return (
    <NewestDayGate isSettled={portraitDays.isSettled} params={snapshotParams}>
      <Portrait portraitDays={portraitDays} />
    </NewestDayGate>
  );
}

function Portrait({ portraitDays }: { portraitDays: ReturnType<typeof usePortraitDays> }) {
  const t = useText(portraitTexts);
  const view = useSnapshot(portraitDays.day);
  const kind = useEnumParam('kind', kinds);
  const { span, endDate, compared } = view;
  const portrait = useReport(['analysis', 'portrait'], { span, endDate }, getPortrait);
  const period = { granularity: 'day', ...view.period, compared } as const;
  const other = useReport(
    ['analysis', 'portrait'],
    { span, endDate: compared ? getLastDay(compared) : endDate },
    getPortrait,
  );
  const before = compared && other;
  const day = useMemo(() => ({ from: endDate, before: addDays(endDate, 1) }), [endDate]);
  const reload = () => {
    void portraitDays.refetch();
    portrait.reload();
  };
  const hasNone = portrait.data?.snapshot === null;

  return (
    <Page
      extra={
        <SyncBar
          report="portrait"
          granularity="day"
          period={day}
          missing={portrait.data?.missing}
          hidesGaps={hasNone}
          onEnd={reload}
        />
      }
    >
      <SnapshotBar
        view={view}
        days={portraitDays.days}
        otherInvalid={kind.isInvalid ? [{ problem: 'notAChoice', instead: t(`kind.${kind.value}`) }] : []}
      >
        <Segmented
          // The selected radio takes the focus; the group would be an extra tab stop.
          tabIndex={-1}
          aria-label={t('kind')}
          value={kind.value}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={kind.set}
        />
      </SnapshotBar>
      {before && (
        <ComparisonAlert read={before} note={before.data?.snapshot === null ? t('noneToCompare') : undefined} />
      )}
      <ReadGate
        report="portrait"
        read={portrait}
        reasons={hasNone ? portrait.data?.missing.map(({ reason }) => reason) : undefined}
        texts={{ title: t('noSnapshot'), text: t('noSnapshotText') }}
        otherDays={portraitDays.days && findAdjacentDaysWithData(portraitDays.days, endDate)}
        onShow={(day) => view.change({ endDate: day })}
      >
        <div className={styles.grid}>
          {dimensions.map(({ isWide, ...look }) => (
            <div key={look.dimension} className={isWide && styles.wide}>
              <DimensionView
                {...look}
                kindOfUsers={kind.value}
                side={portrait.data?.snapshot?.[kind.value]}
                compared={before?.data?.snapshot?.[kind.value]}
                period={period}
                read={portrait}
              />
            </div>
          ))}
        </div>
      </ReadGate>
    </Page>
  );
}
