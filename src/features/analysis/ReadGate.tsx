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
  /** Report whose sync status is used. */
  report: Report;
  /** From `useReport`. */
  read: ReportRead;
  /** Why there are no figures at all; undefined if there may be some. */
  reasons?: readonly MissingReason[];
  /** Texts for figures that the platform does not provide, instead of the default ones. */
  texts?: { title: string; text: string };
  /** Days with figures, offered as buttons that call `onShow`. */
  otherDays?: readonly string[];
  onShow: (day: string) => void;
  children: ReactNode;
};

const HEIGHT = 240;

/** Wraps several reports of one request, so that an error or missing figures are shown once, not in each of them. */
export function ReadGate({ report, read, reasons, texts, otherDays = [], onShow, children }: Props) {
  const t = useText(analysisTexts);
  const { denial } = useReportStatus(report);
  const { error, reload } = read;
  if (error === undefined && !reasons) {
    return (
      <>
        <StaleFigures read={read} />
        {children}
      </>
    );
  }
  const reason = reasons && getOverallReason([denial, ...reasons]);
  return (
    <div className={styles.view}>
      {reason ? (
        <ReportNotice
          kind={reason === 'notProvided' ? 'empty' : reason}
          texts={reason === 'notProvided' ? texts : undefined}
          height={HEIGHT}
          onRetry={reload}
          actions={otherDays.map((day) => ({ text: t('state.showDay', { day }), onClick: () => onShow(day) }))}
        />
      ) : (
        <ReportNotice kind="error" error={error} height={HEIGHT} onRetry={reload} />
      )}
    </div>
  );
}
