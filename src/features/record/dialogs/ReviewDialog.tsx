import { ProFormDependency } from '@ant-design/pro-components';
import { useModel } from '@umijs/max';
import { ActionDialog } from '@/components/form/ActionDialog';
import { RadioField } from '@/components/inputs/RadioField';
import { TextAreaField } from '@/components/inputs/TextField';
import { eligibilities, record as limit } from '@/contract/limits/record';
import type { RecordVerdict } from '@/contract/record-actions';
import type { RecordDetail } from '@/contract/record-detail';
import { CriticalCard } from '@/features/follow-up/CriticalCard';
import { formatDue } from '@/features/follow-up/format-due';
import { useText } from '@/hooks/useText';
import { recordWorkTexts } from '@/locales/recordWork';
import { reviewRecord } from '@/services/record';
import { ContradictionNote } from '../ContradictionNote';
import { canDo } from '../can-do';
import { type RecordDialogProps, useRecordChange } from '../useRecordChange';

type Values = { eligibility: (typeof eligibilities)[number]; reason?: string };

const toVerdict = ({ eligibility, reason = '' }: Values): RecordVerdict =>
  eligibility === 'eligible' ? { eligibility } : { eligibility, reason };

/** Whether a record has this verdict already. */
const isReviewedAs = ({ eligibility, pendingReason, rejectReason }: RecordDetail, verdict: RecordVerdict) =>
  eligibility === verdict.eligibility &&
  (verdict.eligibility === 'eligible' ||
    verdict.reason === (verdict.eligibility === 'pending' ? pendingReason : rejectReason));

/** Review of a record (docs/domain.md 9): eligible, not eligible, or undecided because something is missing. */
export function ReviewDialog(props: RecordDialogProps) {
  const t = useText(recordWorkTexts);
  const { initialState } = useModel('@@initialState');
  const ownName = initialState?.currentUser?.name;
  const { record, subject, change } = useRecordChange(props, (current) => canDo(current, 'approve'));
  const { recordNo, assigneeName } = record;
  // A red flag has opened the first contact at the submission.
  const due = record.nextFollowUpAt
    ? t('review.eligible.due', { due: formatDue(record.nextFollowUpAt) })
    : t('review.eligible.today');
  const eligibleEffect = record.redFlagCount > 0 ? due : t('review.eligible.effect');
  const isOthers = assigneeName !== null && assigneeName !== ownName;
  return (
    <ActionDialog<Values>
      draft={`record.review:${record.id}`}
      title={t('review.title', { recordNo: subject })}
      okText={t('review.ok')}
      warning={isOthers ? t('review.others', { name: assigneeName }) : undefined}
      version={record.version}
      onSubmit={(values) =>
        change(
          (one) => reviewRecord(one, toVerdict(values)),
          ({ status }) =>
            // A record that was contacted before returns to that status.
            t(status === 'contacted' ? 'review.done.contacted' : `review.done.${values.eligibility}`, { recordNo }),
          (now, name) => now.assigneeName === name && isReviewedAs(now, toVerdict(values)),
        )
      }
      onClose={props.onClose}
    >
      {props.record.critical?.map((critical) => (
        <CriticalCard key={critical.reportId} critical={critical} />
      ))}
      <ContradictionNote record={record} />
      <RadioField
        name="eligibility"
        label={t('review.verdict')}
        isRequired
        options={eligibilities.map((value) => ({ value, label: t(`review.${value}`) }))}
      />
      <ProFormDependency name={['eligibility']}>
        {({ eligibility }: Partial<Values>) =>
          eligibility && (
            <>
              <p role="status">{eligibility === 'eligible' ? eligibleEffect : t(`review.${eligibility}.effect`)}</p>
              {eligibility !== 'eligible' && (
                <TextAreaField
                  name="reason"
                  label={t(`review.reason.${eligibility}`)}
                  isRequired
                  min={2}
                  max={limit.maxReasonLength}
                />
              )}
            </>
          )
        }
      </ProFormDependency>
    </ActionDialog>
  );
}
