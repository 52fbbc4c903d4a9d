import { Link } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { reportTexts } from '@/locales/report';
import { reportReviewTexts } from '@/locales/reportReview';
import { listReports } from '@/services/report';
import { ReportStatus } from './ReportStatus';
import styles from './report-list.module.css';
import { reportPath } from './report-path';
import { UploadReportDrawer } from './UploadReportDrawer';

const MOST = 100;

type Props = { memberId: string; recordId: string };

/** Card with reports, newest first, and an upload button. */
export function ReportList({ memberId, recordId }: Props) {
  const t = useText(reportTexts);
  const tReview = useText(reportReviewTexts);
  const type = useEnumLabelOrRaw(reportTexts, 'type');
  const [isUploading, setIsUploading] = useState(false);
  const query = { recordId, sort: '-uploadedAt', current: 1, pageSize: MOST } as const;
  const { data, error, isFetching, refetch } = useRead(['report', 'ofRecord', recordId], () => listReports(query));
  const { list: reports, total } = data ?? { list: [], total: 0 };

  return (
    <>
      <Flex justify="end" style={{ marginBlockEnd: 12 }}>
        <Button onClick={() => setIsUploading(true)}>{tReview('upload.action')}</Button>
      </Flex>
      {!data && isFetching && <Skeleton active />}
      {!data && error && <ListFailed error={error} onRetry={refetch} />}
      {data && reports.length === 0 && <p>{t('list.none')}</p>}
      <ul className={styles.list}>
        {reports.map((report) => (
          <li key={report.id}>
            <Flex wrap justify="space-between" gap="4px 16px">
              <span>
                <Link className={styles.link} to={reportPath(report.id)}>
                  {report.reportNo}
                </Link>{' '}
                {type(report.type)}
                <bdi className={styles.title}>{report.title}</bdi>
              </span>
              <span>{t('list.examined', { date: report.examDate })}</span>
              <ReportStatus {...report} />
            </Flex>
          </li>
        ))}
      </ul>
      {total > reports.length && <p>{t('list.more', { count: total - reports.length })}</p>}
      {isUploading && (
        <UploadReportDrawer
          memberId={memberId}
          recordId={recordId}
          onUploaded={() => refetch()}
          onClose={() => setIsUploading(false)}
        />
      )}
    </>
  );
}
