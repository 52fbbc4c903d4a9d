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
  /** Whether the report is reviewed or viewed. */
  isReviewing: boolean;
  /** Name of the list that J and K go through. */
  list: string;
  onOpen: (id: string) => void;
  onReview: (isReviewing: boolean) => void;
  onNext?: () => void;
  /** Called when the row in the list is outdated. */
  onChanged: () => void;
  onClose: () => void;
};

/** Drawer with a report, viewed or reviewed. */
export function ReportDrawer({ id, isReviewing, list, onOpen, onReview, onNext, onChanged, onClose }: Props) {
  const t = useText(reportReviewTexts);
  useRestoreFocus(true);
  const read = useEntity(['report', id], () => getReport(id), onChanged);
  // The former report is not shown while the next one loads.
  const report = read.error || read.entity?.id !== id ? undefined : read.entity;
  useRecentPlace(report?.reportNo);
  // Loads the PDF viewer while the report is being claimed.
  useEffect(() => void loadPdf().catch(() => {}), []);
  const begun = useRef<string>(undefined);
  /** Id of the report whose review has ended here. */
  const reviewed = useRef<string>(undefined);
  // A review that has begun stays open whatever happens to the report, so that entered values are not lost.
  if (!isReviewing) begun.current = undefined;
  else if (report && getReportActions(report).includes('review')) begun.current = id;
  // The list is refetched when it is visible again; until then J and K go through the former rows.
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
              onNext={onNext}
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
            // The operator who reopens a report holds it, and reviews it again.
            if (isOwn && dialog === 'reopen') onReview(true);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Drawer>
  );
}
