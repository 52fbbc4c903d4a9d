import { Alert, Button, Flex, Typography } from 'antd';
import { useReducer, useState } from 'react';
import { focusButton } from '@/components/form/focus-first';
import type { ReportDetail } from '@/contract/report';
import { isSameValue } from '@/domain/compare';
import { getReportActions } from '@/domain/report/report-actions';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import type { ReportDialogKind } from '../dialogs/ReportDialogs';
import { reportDialogActions } from '../report-dialog-actions';
import { AbnormalItems } from './AbnormalItems';
import { ReportFacts } from './ReportFacts';
import type { Purpose } from './ReportFile';
import { ReportHistory } from './ReportHistory';
import { ReportPanes } from './ReportPanes';
import { SecondReaderNote } from './SecondReaderNote';
import { WithheldDialog } from './WithheldDialog';
import { WithheldNote } from './WithheldNote';

type Props = {
  report: ReportDetail;
  /** Whether its review has just ended here; its files are then opened only on demand. */
  isReviewed?: boolean;
  onReview: () => void;
  /** Opens the dialog of another action. */
  onAsk: (kind: ReportDialogKind) => void;
  /** Claims the next report; undefined without a queue. */
  onNext?: () => void;
};

const extensions = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg', 'image/png': '.png' } as const;
const isWaiting = ({ status }: ReportDetail) => status === 'pending' || status === 'reviewing';

/** A viewed report: facts, reading, and its files if they may be shown. */
export function ReportView({ report, isReviewed = false, onReview, onAsk, onNext }: Props) {
  const t = useText(reportReviewTexts);
  const [isOpen, setIsOpen] = useState(!isReviewed);
  const canShow = !isWaiting(report) && report.hidden === null && report.files.length > 0;
  const [looks, onLogged] = useReducer((count: number) => count + 1, 0);
  const [purpose, setPurpose] = useState<Purpose>();
  const [isAsking, setAsking] = useState(false);
  const withheld = report.withheldFiles.map(({ id, mime }, index) => ({
    id,
    name: `${t('file.withheld', { place: index + 1 })}${extensions[mime]}`,
  }));
  const canReview = getReportActions(report).includes('review');
  const openFiles = () => {
    if (withheld.length > 0) return () => setAsking(true);
    return canShow && !isOpen ? () => setIsOpen(true) : undefined;
  };
  const place = useShortcuts([
    ...(canReview ? [{ keys: 'o', label: t('action.review'), run: onReview }] : []),
    ...(onNext ? [{ keys: 'n', label: t('action.claimNext'), run: onNext }] : []),
  ]);
  return (
    <ReportPanes
      report={report}
      files={purpose ? withheld : report.files}
      purpose={purpose}
      isClear={(canShow && isOpen) || purpose !== undefined}
      onLogged={onLogged}
      onOpenFiles={openFiles()}
      footer={
        <Flex gap={8} wrap justify="end" ref={place}>
          {reportDialogActions(report, t, onAsk).map(({ key, label, group, onClick }) => (
            <Button key={key} danger={group === 'danger'} onClick={onClick}>
              {label}
            </Button>
          ))}
          {onNext && (
            <Button type={canReview ? 'default' : 'primary'} ref={canReview ? undefined : focusButton} onClick={onNext}>
              {t('action.claimNext')}
            </Button>
          )}
          {canReview && (
            <Button type="primary" ref={focusButton} onClick={onReview}>
              {t(report.isMine ? 'action.continue' : 'action.review')}
            </Button>
          )}
        </Flex>
      }
    >
      {isAsking && <WithheldDialog report={report} onPurpose={setPurpose} onClose={() => setAsking(false)} />}
      {purpose && <WithheldNote purpose={purpose} onHide={() => setPurpose(undefined)} />}
      {report.hidden && !purpose && <Alert type="info" showIcon title={t(`hidden.${report.hidden}.text`)} />}
      <SecondReaderNote report={report} />
      <ReportFacts report={report} />
      {report.conclusion && (
        <>
          <Typography.Title level={5}>{t('conclusion')}</Typography.Title>
          <p>{report.conclusion}</p>
        </>
      )}
      {(report.reviewedAt ?? report.firstReading) && report.hidden === null && (
        <>
          <Typography.Title level={5}>{t('items.title')}</Typography.Title>
          <AbnormalItems items={report.abnormalItems} />
        </>
      )}
      {report.reviewedAt && report.firstItems && !isSameValue(report.firstItems, report.abnormalItems) && (
        <>
          <Typography.Title level={5}>{t('items.first')}</Typography.Title>
          <AbnormalItems items={report.firstItems} />
        </>
      )}
      {report.reviewComment && (
        <>
          <Typography.Title level={5}>{t('comment')}</Typography.Title>
          <p>{report.reviewComment}</p>
        </>
      )}
      <ReportHistory report={report} looks={looks} />
    </ReportPanes>
  );
}
