import { ExclamationCircleFilled, MedicineBoxFilled } from '@ant-design/icons';
import { Tag } from 'antd';
import { PhoneCell } from '@/components/call/PhoneCell';
import { MarkIcon } from '@/components/display/MarkIcon';
import { NameCell } from '@/components/display/NameCell';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { ListColumn } from '@/components/list/columns';
import type { RecordListed } from '@/contract/record-list';
import { WorkdayDeadline } from '@/features/custom-service/WorkdayDeadline';
import { toCallTarget } from '@/features/follow-up/open-follow-up';
import type { ListCall } from '@/features/follow-up/useListCall';
import { RecordStatus } from '@/features/record/RecordStatus';
import { RedFlagsCell, ResultCell } from '@/features/record/ResultCell';
import { revealRecordContact } from '@/features/record/reveal-contact';
import { SubmittedTime } from '@/features/record/SubmittedTime';
import type { recordTexts } from '@/locales/record';
import type { recordWorkTexts } from '@/locales/recordWork';
import type { TextOf } from '@/utils/text';

/** Labels of enum values that can be unknown, and the call button. */
type Words = {
  t: TextOf<typeof recordTexts>;
  tWork: TextOf<typeof recordWorkTexts>;
  genderAge: (record: RecordListed) => string;
  agreement: (status: string) => string;
  eligibility: (verdict: string) => string;
  call: ListCall;
};

/** Columns of docs/domain.md 6.5; section 9 defines which are shown by default, and their order. */
export const recordColumns = ({
  t,
  tWork,
  genderAge,
  agreement,
  eligibility,
  call,
}: Words): ListColumn<RecordListed>[] => [
  {
    key: 'patient',
    title: t('column.patient'),
    width: 272,
    isName: true,
    render: (_, record) => (
      <NameCell name={record.patientNameMasked ?? tWork('unnamed')} number={record.recordNo}>
        <span>{genderAge(record)}</span>
        {record.hasCritical && <MarkIcon icon={ExclamationCircleFilled} label={tWork('critical')} tone="error" />}
        {record.hasOpenAdverse && <MarkIcon icon={MedicineBoxFilled} label={tWork('adverse')} tone="error" />}
      </NameCell>
    ),
  },
  { key: 'project', title: t('column.project'), dataIndex: 'projectName', width: 118, ellipsis: true },
  {
    key: 'totalScore',
    title: t('column.level'),
    width: 144,
    sortable: true,
    render: (_, record) => <ResultCell {...record} />,
  },
  { key: 'redFlags', title: t('column.redFlags'), width: 72, render: (_, record) => <RedFlagsCell {...record} /> },
  {
    key: 'material',
    title: t('column.material'),
    width: 110,
    renderText: (_, { agreementStatus, reportCount }) =>
      t('material', { agreement: agreement(agreementStatus), count: reportCount }),
  },
  {
    key: 'status',
    title: t('column.status'),
    width: 106,
    // A tag replaces the status, because both do not fit.
    render: (_, { status, eligibility: verdict, lostContact }) => {
      if (lostContact) return <Tag>{tWork(`closeReason.${lostContact}`)}</Tag>;
      if (status === 'reviewing' && verdict === 'pending') return <Tag>{eligibility(verdict)}</Tag>;
      return <RecordStatus status={status} />;
    },
  },
  { key: 'assignee', title: t('column.assignee'), dataIndex: 'assigneeName', width: 88 },
  {
    key: 'submittedAt',
    title: t('column.submittedAt'),
    width: 182,
    sortable: true,
    render: (_, record) => <SubmittedTime {...record} />,
  },
  {
    key: 'mobile',
    title: tWork('column.mobile'),
    width: 136,
    initiallyHidden: true,
    render: (_, record, reload) => (
      <PhoneCell
        number={record.mobileMasked}
        name={record.recordNo}
        onCall={
          record.mayCall
            ? (button) =>
                call(
                  { ...toCallTarget(record), name: record.recordNo, reveal: () => revealRecordContact(record.id) },
                  button,
                  reload,
                )
            : undefined
        }
      />
    ),
  },
  {
    key: 'warnFlags',
    title: tWork('column.warnFlags'),
    width: 88,
    align: 'right',
    initiallyHidden: true,
    renderText: (_, { warnFlagCount }) => (warnFlagCount > 0 ? t('redFlags', { count: warnFlagCount }) : '—'),
  },
  {
    key: 'eligibility',
    title: tWork('column.eligibility'),
    width: 96,
    initiallyHidden: true,
    renderText: (_, { eligibility: verdict }) => (verdict ? eligibility(verdict) : '—'),
  },
  {
    key: 'nextFollowUp',
    title: tWork('column.nextFollowUp'),
    width: 120,
    initiallyHidden: true,
    render: (_, { nextFollowUpAt: due, nextFollowUpByCalendar: byCalendar }) =>
      due ? <WorkdayDeadline due={due} byCalendar={byCalendar} /> : '—',
  },
  {
    key: 'category',
    title: tWork('column.category'),
    dataIndex: 'categoryName',
    width: 120,
    ellipsis: true,
    initiallyHidden: true,
  },
  {
    key: 'channel',
    title: tWork('column.channel'),
    dataIndex: 'channelName',
    width: 140,
    ellipsis: true,
    initiallyHidden: true,
  },
  {
    key: 'hospital',
    title: t('column.hospital'),
    dataIndex: 'hospitalName',
    width: 160,
    ellipsis: true,
    initiallyHidden: true,
  },
  {
    key: 'startedAt',
    title: t('column.startedAt'),
    width: 168,
    sortable: true,
    initiallyHidden: true,
    render: (_, { startedAt }) => <RelativeTime instant={startedAt} />,
  },
  {
    key: 'recordNo',
    title: t('column.recordNo'),
    dataIndex: 'recordNo',
    width: 170,
    sortable: true,
    initiallyHidden: true,
  },
];
