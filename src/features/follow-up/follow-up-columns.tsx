import { StopOutlined } from '@ant-design/icons';
import { PhoneCell } from '@/components/call/PhoneCell';
import { MarkIcon } from '@/components/display/MarkIcon';
import { NameCell } from '@/components/display/NameCell';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { ListColumn } from '@/components/list/columns';
import type { FollowUp } from '@/contract/follow-up-list';
import { canAcknowledge } from '@/domain/follow-up/follow-up';
import type { followUpTexts } from '@/locales/followUp';
import type { TextOf } from '@/utils/text';
import { AdverseTag } from './AdverseTag';
import { CriticalTag } from './CriticalTag';
import { DueCell } from './DueCell';
import { FollowUpStatus } from './FollowUpStatus';
import { isFollowUpOpen } from './follow-up-dialog-kinds';

/** Labels that also cover unknown enum values (newer server). */
export type FollowUpLabels = {
  t: TextOf<typeof followUpTexts>;
  plan: (plan: string) => string;
  way: (way: string) => string;
  outcome: (outcome: string | null) => string;
  /** Calls the patient of a row; omitted in lists without a phone column. */
  call?: (followUp: FollowUp, button: HTMLElement, reload: () => void) => Promise<unknown>;
};

const getPatientColumn = (t: FollowUpLabels['t']): ListColumn<FollowUp> => ({
  key: 'patient',
  title: t('column.patient'),
  width: 180,
  isName: true,
  render: (_, { patientNameMasked, memberNo, doNotContact }) => (
    <NameCell name={patientNameMasked ?? t('unnamed')} number={memberNo}>
      {doNotContact && <MarkIcon icon={StopOutlined} label={t('doNotContact')} tone="warning" />}
    </NameCell>
  ),
});

/** The columns of docs/domain.md 6.10; section 9 lists those that are visible initially and their order. */
export const followUpColumns = ({ t, plan, way, outcome, call }: FollowUpLabels): ListColumn<FollowUp>[] => [
  { key: 'dueAt', title: t('column.dueAt'), width: 104, sortable: true, render: (_, one) => <DueCell {...one} /> },
  getPatientColumn(t),
  {
    key: 'mobile',
    title: t('column.mobile'),
    width: 134,
    render: (_, one, reload) => (
      <PhoneCell
        number={one.mobileMasked}
        name={one.memberNo}
        onCall={one.mayCall ? async (button) => call?.(one, button, reload) : undefined}
      />
    ),
  },
  { key: 'project', title: t('column.project'), dataIndex: 'projectName', width: 72, ellipsis: true },
  {
    key: 'round',
    title: t('column.round'),
    width: 106,
    render: (_, one) => (
      <span style={{ wordBreak: 'keep-all' }}>
        {/* The first contact is the first round, unless it is repeated. */}
        {one.plan === 'first' && one.round === 1
          ? plan(one.plan)
          : t('column.roundOf', { round: one.round, plan: plan(one.plan) })}
      </span>
    ),
  },
  {
    key: 'attempts',
    title: t('column.attempts'),
    width: 70,
    align: 'right',
    sortable: true,
    renderText: (_, { attempts }) => t('times', { count: attempts }),
  },
  {
    key: 'status',
    title: t('column.status'),
    width: 96,
    // An urgent tag replaces the status, because both do not fit. The due time or the tab still tells the status.
    render: (_, one) => {
      if (one.critical && one.critical.state !== 'unconfirmed' && isFollowUpOpen(one))
        return <CriticalTag critical={one.critical} />;
      return canAcknowledge(one) ? <AdverseTag {...one} /> : <FollowUpStatus {...one} />;
    },
  },
  { key: 'assignee', title: t('column.assignee'), dataIndex: 'assigneeName', width: 88 },
  { key: 'way', title: t('column.way'), width: 72, initiallyHidden: true, renderText: (_, one) => way(one.way) },
  {
    key: 'outcome',
    title: t('column.outcome'),
    width: 88,
    initiallyHidden: true,
    renderText: (_, one) => outcome(one.outcome),
  },
  {
    key: 'adverse',
    title: t('column.adverse'),
    width: 112,
    initiallyHidden: true,
    render: (_, one) => <AdverseTag {...one} />,
  },
  {
    key: 'doneAt',
    title: t('column.doneAt'),
    width: 168,
    sortable: true,
    initiallyHidden: true,
    render: (_, { doneAt }) => <RelativeTime instant={doneAt} />,
  },
  {
    key: 'followNo',
    title: t('column.followNo'),
    dataIndex: 'followNo',
    width: 168,
    sortable: true,
    initiallyHidden: true,
  },
  { key: 'record', title: t('column.record'), dataIndex: 'recordNo', width: 168, initiallyHidden: true },
  {
    key: 'rescheduleCount',
    title: t('column.rescheduleCount'),
    width: 92,
    align: 'right',
    initiallyHidden: true,
    renderText: (_, one) => t('times', { count: one.rescheduleCount }),
  },
];
