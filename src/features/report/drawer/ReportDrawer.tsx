import { useUnmount } from 'ahooks';
import { Drawer, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useEntity } from '@/components/form/useEntity';
import { PrevNextButtons } from '@/components/list/PrevNextButtons';
import { EntityGate } from '@/components/page/EntityGate';
import { loadPdf } from '@/components/viewer/pdf/load';
import type { ReportDetail } from '@/contract/report';
import { getReportActions } from '@/domain/report/report-actions';
import { useRecentPlace } from '@/hooks/useRecentPlace';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { getReport } from '@/services/report';
import { type ReportDialogKind, ReportDialogs } from '../dialogs/ReportDialogs';
import { ReportStatus } from '../ReportStatus';
import { ReportView } from './ReportView';
import { ReviewPane } from './ReviewPane';
import styles from './report.module.css';

type Props = {
  id: string;
  /** Whether it is reviewed, or looked at. */
  isReviewing: boolean;
  /** The list that K and J go through. */
  list: string;
  onOpen: (id: string) => void;
  onReview: (isReviewing: boolean) => void;
  onNext?: () => void;
  /** Hears that what the list shows of it is old. */
  onChanged: () => void;
  onClose: () => void;
};

/** One report over its list: looked at, or reviewed. */
export function ReportDrawer({ id, isReviewing, list, onOpen, onReview, onNext, onChanged, onClose }: Props) {
  const t = useText(reportReviewTexts);
  useRestoreFocus(true);
  const read = useEntity(['report', id], () => getReport(id), onChanged);
  // Until another one has come, the one before is not shown in its place.
  const report = read.error || read.entity?.id !== id ? undefined : read.entity;
  useRecentPlace(report?.reportNo);
  // While a report is claimed, what shows its files is on its way.
  useEffect(() => void loadPdf().catch(() => {}), []);
  const begun = useRef<string>(undefined);
  /** Whose review has ended here. */
  const reviewed = useRef<string>(undefined);
  // Whoever has begun goes on, whatever becomes of the report meanwhile: what was typed stays.
  if (!isReviewing) begun.current = undefined;
  else if (report && getReportActions(report).includes('review')) begun.current = id;
  // The list is read again when it is seen again: until then J and K lead through the one that was left.
  const isListOld = useRef(false);
  useUnmount(() => isListOld.current && onChanged());
  const change = (now: ReportDetail) => {
    if (now.id !== id) return;
    read.replace(now);
    isListOld.current = true;
  };
  const [dialog, setDialog] = useState<ReportDialogKind>();
  return (
    <Drawer
      open
      size="96%"
      classNames={{ body: styles.body }}
      styles={{ body: { padding: 0 } }}
      title={
        <Flex gap={12} wrap align="center">
          {report ? report.reportNo : t('title')}
          {report && <ReportStatus {...report} />}
        </Flex>
      }
      extra={<PrevNextButtons entity={list} id={id} onOpen={onOpen} />}
      onClose={onClose}
    >
      <EntityGate read={{ ...read, entity: report }} notFound={t('notFound')} onBack={onClose}>
        {(shown) =>
          begun.current === id ? (
            <ReviewPane
              key={id}
              report={shown}
              onChanged={change}
              onDecided={(now) => {
                change(now);
                reviewed.current = id;
                onReview(false);
              }}
            />
          ) : (
            <ReportView
              key={id}
              report={shown}
              isReviewed={reviewed.current === id}
              onReview={() => onReview(true)}
              onAsk={setDialog}
              onNext={onNext}
            />
          )
        }
      </EntityGate>
      {report && dialog && (
        <ReportDialogs
          kind={dialog}
          report={report}
          onChanged={(now, isOwn) => {
            change(now);
            // Whoever reopens it has it, and reads it again.
            if (isOwn && dialog === 'reopen') onReview(true);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Drawer>
  );
}
