import { history } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import type { RowAction } from '@/components/list/actions';
import type { FilterField } from '@/components/list/fields';
import { ListView } from '@/components/list/ListView';
import type { ListReader } from '@/components/list/useListData';
import { reportStatuses } from '@/contract/limits/report';
import type { ReportListed } from '@/contract/report-list';
import { reportColumns } from '@/features/report/report-columns';
import { reportPath } from '@/features/report/report-path';
import { UploadReportDrawer } from '@/features/report/UploadReportDrawer';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { reportTexts } from '@/locales/report';
import { reportReviewTexts } from '@/locales/reportReview';
import { listReports } from '@/services/report';

type Props = {
  memberId: string;
  /** Whether the member is cancelled, so that no report can be added. */
  isOver: boolean;
};

const rowLabel = ({ reportNo }: ReportListed) => reportNo;
const hrefOf = ({ id }: ReportListed) => reportPath(id);
const openReport = (report: ReportListed) => history.push(hrefOf(report));

/** Reports of a member, latest upload first, with an upload button. */
export function ReportsTab({ memberId, isOver }: Props) {
  const t = useText(reportTexts);
  const tReview = useText(reportReviewTexts);
  const type = useEnumLabelOrRaw(reportTexts, 'type');
  const source = useEnumLabelOrRaw(reportTexts, 'source');
  const [isUploading, setIsUploading] = useState(false);
  const columns = useMemo(() => ownColumns(reportColumns({ t, type, source })), [t, type, source]);
  const service = useCallback<ListReader<ReportListed>>(
    (query, options) => listReports({ ...(query as object), memberId }, options),
    [memberId],
  );
  const fields = useMemo(
    (): FilterField[] => [
      {
        kind: 'select',
        name: 'status',
        label: t('column.status'),
        isMany: true,
        always: true,
        options: reportStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
      },
      { kind: 'days', names: ['uploadedFrom', 'uploadedBefore'], label: t('column.uploadedAt'), always: true },
    ],
    [t],
  );
  const rowActions = useCallback(
    (report: ReportListed): RowAction[] => [
      {
        key: 'view',
        label: tReview('action.view'),
        group: 'work',
        href: hrefOf(report),
        onClick: () => openReport(report),
      },
    ],
    [tReview],
  );
  return (
    <ListView<ReportListed>
      name="memberReport"
      fields={fields}
      columns={columns}
      defaultSort="-uploadedAt"
      service={service}
      rowLabel={rowLabel}
      onOpen={openReport}
      href={hrefOf}
      rowActions={rowActions}
      frame={(buttons, list) => (
        <>
          <Flex wrap gap={8} justify="end" style={{ marginBlockEnd: 16 }}>
            {!isOver && <Button onClick={() => setIsUploading(true)}>{tReview('upload.action')}</Button>}
            {buttons}
          </Flex>
          {list}
        </>
      )}
    >
      {(reload) =>
        isUploading && (
          <UploadReportDrawer memberId={memberId} onUploaded={reload} onClose={() => setIsUploading(false)} />
        )
      }
    </ListView>
  );
}

/** Columns without the patient, whom the screen shows; number and title come first. */
const ownColumns = (columns: ReturnType<typeof reportColumns>): ReturnType<typeof reportColumns> => {
  const shown = (key: string) => columns.filter((column) => column.key === key);
  const others = columns.filter(({ key }) => !['patient', 'memberNo', 'reportNo', 'title'].includes(key));
  return [
    ...shown('reportNo').map((column) => ({ ...column, isName: true as const, initiallyHidden: undefined })),
    ...shown('title').map((column) => ({ ...column, initiallyHidden: undefined })),
    ...others,
  ];
};
