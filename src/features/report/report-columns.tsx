import { Deadline } from '@/components/display/Deadline';
import { NameCell } from '@/components/display/NameCell';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { ListColumn } from '@/components/list/columns';
import type { ReportListed } from '@/contract/report-list';
import type { reportTexts } from '@/locales/report';
import type { TextOf } from '@/utils/text';
import { Notice } from './Notice';
import { ReportStatus } from './ReportStatus';

/** Labels of enum values that can be unknown. */
type Words = { t: TextOf<typeof reportTexts>; type: (type: string) => string; source: (source: string) => string };

const isOpen = ({ status }: ReportListed) => status === 'pending' || status === 'reviewing';

/** Whether the member is notified of the verdict. */
const isToldOfVerdict = ({ status, notice }: ReportListed) =>
  notice !== null && (status === 'rejected' || status === 'needMore');

/** Columns of docs/domain.md 6.12; section 9 defines which are shown by default, and their order. */
export const reportColumns = ({ t, type, source }: Words): ListColumn<ReportListed>[] => [
  {
    key: 'patient',
    title: t('column.patient'),
    width: 200,
    isName: true,
    render: (_, { patientNameMasked, reportNo }) => (
      <NameCell name={patientNameMasked ?? t('unnamed')} number={reportNo} />
    ),
  },
  { key: 'type', title: t('column.type'), width: 100, renderText: (_, report) => type(report.type) },
  { key: 'project', title: t('column.project'), dataIndex: 'projectName', width: 78, ellipsis: true },
  {
    key: 'examDate',
    title: t('column.examDate'),
    dataIndex: 'examDate',
    width: 112,
    sortable: true,
    initiallyHidden: true,
  },
  {
    key: 'uploadedAt',
    title: t('column.uploadedAt'),
    width: 144,
    sortable: true,
    render: (_, { uploadedAt }) => <RelativeTime instant={uploadedAt} />,
  },
  {
    key: 'slaDueAt',
    title: t('column.slaDueAt'),
    width: 110,
    sortable: true,
    render: (_, report) => (isOpen(report) ? <Deadline due={report.slaDueAt} /> : '—'),
  },
  {
    key: 'status',
    title: t('column.status'),
    width: 128,
    render: (_, report) => (
      <>
        <ReportStatus {...report} />
        {isToldOfVerdict(report) && (
          <small>
            <Notice report={report} isCompact />
          </small>
        )}
      </>
    ),
  },
  { key: 'reviewer', title: t('column.reviewer'), dataIndex: 'reviewerName', width: 92 },
  { key: 'title', title: t('column.title'), dataIndex: 'title', width: 160, ellipsis: true, initiallyHidden: true },
  {
    key: 'hospital',
    title: t('column.hospital'),
    dataIndex: 'hospitalName',
    width: 160,
    ellipsis: true,
    initiallyHidden: true,
  },
  {
    key: 'pageCount',
    title: t('column.pageCount'),
    width: 88,
    align: 'right',
    initiallyHidden: true,
    renderText: (_, { pageCount }) => t('pages', { count: pageCount }),
  },
  {
    key: 'source',
    title: t('column.source'),
    width: 112,
    initiallyHidden: true,
    renderText: (_, report) => source(report.source),
  },
  {
    key: 'reviewedAt',
    title: t('column.reviewedAt'),
    width: 168,
    sortable: true,
    initiallyHidden: true,
    render: (_, { reviewedAt }) => <RelativeTime instant={reviewedAt} />,
  },
  {
    key: 'notice',
    title: t('column.notice'),
    width: 148,
    initiallyHidden: true,
    render: (_, report) => <Notice report={report} />,
  },
  { key: 'memberNo', title: t('column.memberNo'), dataIndex: 'memberNo', width: 132, initiallyHidden: true },
  { key: 'record', title: t('column.record'), dataIndex: 'recordNo', width: 160, initiallyHidden: true },
  {
    key: 'reportNo',
    title: t('column.reportNo'),
    dataIndex: 'reportNo',
    width: 168,
    sortable: true,
    initiallyHidden: true,
  },
];
