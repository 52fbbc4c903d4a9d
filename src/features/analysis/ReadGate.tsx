import type { ReactNode } from 'react';
import type { Report } from '@/contract/analysis/status';
import { getOverallReason, type MissingReason } from '@/domain/analysis/report';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { ReportNotice } from './ReportNotice';
import styles from './ReportView.module.css';
import { StaleFigures } from './StaleFigures';
import type { ReportRead } from './useReport';
import { useReportStatus } from './useReportStatus';

type Props = {
  /** Whose figures they are. */
  report: Report;
  /** From `useReport`. */
  read: ReportRead;
  /** Why there is nothing at all; undefined while there may be something. */
  reasons?: readonly MissingReason[];
  /** What is said where there is nothing and none is to come, instead of the usual words. */
  words?: { title: string; text: string };
  /** Days that have figures, and how to go there: offered where the one asked for has none. */
  instead?: readonly string[];
  onShow: (day: string) => void;
  children: ReactNode;
};

const HEIGHT = 240;

/** Around several reports of one read: says once, and not in each of them, why there is nothing to show. */
export function ReadGate({ report, read, reasons, words, instead = [], onShow, children }: Props) {
  const t = useText(analysisTexts);
  const { denied } = useReportStatus(report);
  const { error, reload } = read;
  if (error === undefined && !reasons) {
    return (
      <>
        <StaleFigures read={read} />
        {children}
      </>
    );
  }
  const reason = reasons && getOverallReason([denied, ...reasons]);
  return (
    <div className={styles.view}>
      {reason ? (
        <ReportNotice
          kind={reason === 'notProvided' ? 'empty' : reason}
          words={reason === 'notProvided' ? words : undefined}
          height={HEIGHT}
          onRetry={reload}
          instead={instead.map((day) => ({ text: t('state.showDay', { day }), go: () => onShow(day) }))}
        />
      ) : (
        <ReportNotice kind="error" error={error} height={HEIGHT} onRetry={reload} />
      )}
    </div>
  );
}
