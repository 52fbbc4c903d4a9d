import { useLocalStorageState, useMemoizedFn } from 'ahooks';
import { App, Button, Checkbox, Flex, Form } from 'antd';
import { useEffect, useReducer, useRef, useState } from 'react';
import { RestoredNote } from '@/components/form/RestoredNote';
import { useLocalizedErrors } from '@/components/form/useLocalizedErrors';
import { useUnsavedDraft } from '@/components/form/useUnsavedDraft';
import { preventSubmitOnEnter } from '@/components/inputs/prevent-submit-on-enter';
import type { ReportDetail } from '@/contract/report';
import { getReportActions, hasCriticalItem } from '@/domain/report/report-actions';
import { useLease } from '@/hooks/lease/useLease';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { getReport } from '@/services/report';
import { ApproveDialog } from '../dialogs/ApproveDialog';
import { RefuseDialog } from '../dialogs/RefuseDialog';
import { LeaseNote } from './LeaseNote';
import { ReportFacts } from './ReportFacts';
import { ReportHistory } from './ReportHistory';
import { ReportPanes } from './ReportPanes';
import { ReviewFields } from './ReviewFields';
import { getReason, type ReviewValues, reviewChecks, toReading, toReviewValues } from './review-values';
import { SecondReaderNote } from './SecondReaderNote';
import { useSeenFiles } from './useSeenFiles';

const focusFirstCheck = (pane: HTMLElement | null) =>
  pane?.querySelector<HTMLElement>('input[type=checkbox]')?.focus({ preventScroll: true });

type Verdict = 'approve' | 'reject' | 'needMore';

type Props = {
  report: ReportDetail;
  /** Called with the changed report, also after a change by another operator. */
  onChanged: (report: ReportDetail) => void;
  /** Called when this review has ended with a verdict. */
  onDecided: (report: ReportDetail) => void;
  /** Claims the next report; undefined without a queue. */
  onNext?: () => void;
};

/**
 * Review of a report: files and reading side by side. The operator holds it by a lease; entered values stay when the
 * lease ends or another operator takes it over.
 */
export function ReviewPane({ report, onChanged, onDecided, onNext }: Props) {
  const t = useText(reportReviewTexts);
  const { message } = App.useApp();
  const { id, files } = report;
  const lease = useLease(`/reports/${encodeURIComponent(id)}`);
  const [form] = Form.useForm<ReviewValues>();
  useLocalizedErrors(form);
  const [verdict, setVerdict] = useState<Verdict>();
  const [claimsNext = false, setClaimsNext] = useLocalStorageState<boolean>('report-claims-next');
  const { draft, setDirty } = useUnsavedDraft<{ base: undefined; values: ReviewValues }>({
    name: `report-review:${id}`,
    snapshot: () => ({ base: undefined, values: form.getFieldsValue(true) }),
  });
  const [isRestored, setIsRestored] = useState(draft !== undefined);
  const seen = useSeenFiles(report);
  const [looks, onLogged] = useReducer((count: number) => count + 1, 0);
  const isMine = lease.status === 'mine';
  const can = getReportActions({
    ...report,
    status: isMine && report.status === 'pending' ? 'reviewing' : report.status,
  });
  const canDecide = isMine && can.includes('approve');

  // The shown report can be older than the claim, and contains the reason if there is no claim.
  const readAgain = useMemoizedFn(async () => {
    const now = await getReport(id).catch(() => undefined);
    if (now) onChanged(now);
  });
  useEffect(() => {
    if (lease.status !== 'asking' && lease.status !== 'held') void readAgain();
  }, [lease.status, readAgain]);

  // The button that started the review is gone, so the first check is focused.
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isMine || pane.current?.contains(document.activeElement)) return;
    focusFirstCheck(pane.current);
  }, [isMine]);

  const decide = async (asked: Verdict) => {
    if (!canDecide) return void message.warning(t('lease.needed'));
    const { abnormalItems } = form.getFieldsValue(true);
    try {
      if (asked === 'approve') await form.validateFields();
      // A critical value is kept, whatever the verdict.
      else if (hasCriticalItem(abnormalItems)) await form.validateFields(['abnormalItems'], { recursive: true });
      setVerdict(asked);
    } catch {
      const [first] = form.getFieldsError().filter(({ errors }) => errors.length > 0);
      if (first) form.scrollToField(first.name, { focus: true, block: 'center' });
    }
  };
  const checkAll = () => {
    form.setFieldValue('checks', [...reviewChecks]);
    setDirty(true);
    void form.validateFields(['checks']);
  };
  const place = useShortcuts([
    { keys: 'c', label: t('checks.all'), run: checkAll },
    { keys: 'a', label: t('action.approve'), run: () => void decide('approve') },
    { keys: 'r', label: t('action.reject'), run: () => void decide('reject') },
    { keys: 'm', label: t('action.needMore'), run: () => void decide('needMore') },
  ]);
  const keepComment = useMemoizedFn((comment: string | null) => form.setFieldValue('comment', comment));
  const dialog = {
    report,
    onLeaseLost: () => lease.look(),
    during: lease.during,
    onClose: () => setVerdict(undefined),
    onChanged: (now: ReportDetail, isOwn: boolean) => {
      // A verdict of another operator is explained by the dialog, and what was typed stays.
      if (!isOwn) return onChanged(now);
      setDirty(false);
      onDecided(now);
      if (claimsNext) onNext?.();
    },
  };

  return (
    <>
      <ReportPanes
        report={report}
        isClear={isMine}
        files={files}
        onShown={seen.onShown}
        onLogged={onLogged}
        footer={
          <Flex gap={8} wrap justify="end" ref={place}>
            {onNext && (
              <Checkbox
                checked={claimsNext}
                onChange={({ target }) => setClaimsNext(target.checked)}
                style={{ flexBasis: '100%' }}
              >
                {t('claimsNext')}
              </Checkbox>
            )}
            <Button disabled={!canDecide} onClick={() => void decide('needMore')}>
              {t('action.needMore')}
            </Button>
            <Button danger disabled={!canDecide} onClick={() => void decide('reject')}>
              {t('action.reject')}
            </Button>
            <Button type="primary" disabled={!canDecide} onClick={() => void decide('approve')}>
              {t('action.approve')}
            </Button>
          </Flex>
        }
      >
        <LeaseNote report={report} lease={lease} />
        <SecondReaderNote report={report} />
        {isRestored && (
          <RestoredNote
            onDiscard={() => {
              setIsRestored(false);
              setDirty(false);
              form.setFieldsValue(toReviewValues(report));
              // The button is removed with the note.
              focusFirstCheck(pane.current);
            }}
          />
        )}
        <ReportFacts report={report} part="compared" />
        <Form<ReviewValues>
          name={`report-review-${id}`}
          layout="vertical"
          form={form}
          initialValues={draft?.values ?? toReviewValues(report)}
          onValuesChange={() => setDirty(true)}
          onKeyDown={preventSubmitOnEnter}
        >
          <div ref={pane}>
            <ReviewFields
              patientName={isMine ? seen.patientName : null}
              isNamed={report.patientNameMasked !== null}
              onCheckAll={checkAll}
            />
          </div>
        </Form>
        <ReportFacts report={report} part="others" />
        <ReportHistory report={report} looks={looks} />
      </ReportPanes>
      {verdict === 'approve' && (
        <ApproveDialog
          {...dialog}
          unseen={seen.unseen}
          isBlind={seen.isBlind}
          reading={toReading(form.getFieldsValue(true))}
        />
      )}
      {(verdict === 'reject' || verdict === 'needMore') && (
        <RefuseDialog
          {...dialog}
          action={verdict}
          reading={toReading(form.getFieldsValue(true))}
          initialValues={{
            comment: form.getFieldValue('comment') ?? undefined,
            rejectReasonCode: getReason(form.getFieldValue('checks') ?? []),
          }}
          onComment={keepComment}
        />
      )}
    </>
  );
}
