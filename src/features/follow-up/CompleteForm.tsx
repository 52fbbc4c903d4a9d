import { ProFormDependency } from '@ant-design/pro-components';
import { Alert, Form } from 'antd';
import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CompareField } from '@/components/form/compare-fields';
import { EditDrawer } from '@/components/form/EditDrawer';
import { FormColumns } from '@/components/form/FormColumns';
import { hasUnsavedWork } from '@/components/form/leave-guard';
import type { EditSpec } from '@/components/form/useEditForm';
import { InstantField } from '@/components/inputs/InstantField';
import { usePrevNext } from '@/components/list/usePrevNext';
import type { FollowUp } from '@/contract/follow-up-list';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { completeFollowUp } from '@/services/follow-up';
import { formatMinute } from '@/utils/date';
import { ContactResultFields } from './ContactResultFields';
import { type ContactValues, isCompletedAs, toContactResult, toContactValues } from './contact-values';
import { CorrectDialog } from './dialogs/CorrectDialog';
import { type FollowUpDialogKind, FollowUpDialogs } from './dialogs/FollowUpDialogs';
import { FollowUpAside } from './FollowUpAside';
import { FollowUpBar } from './FollowUpBar';
import { FollowUpHead } from './FollowUpHead';
import { isFollowUpOpen } from './follow-up-dialog-kinds';
import { formatDue } from './format-due';
import { useAdverseNotice } from './useAdverseNotice';
import { useConfirmDeath } from './useConfirmDeath';
import { useConfirmPlan } from './useConfirmPlan';
import { type FollowUpDialogProps, useFollowUpChange } from './useFollowUpChange';

/** What plans the next follow-up if no time is entered: nothing, or the project's plan, which begins with the referral. */
function getNextPlan({ recordId, plan }: FollowUp) {
  if (recordId === null) return 'none';
  return plan === 'first' || plan === 'custom' ? 'afterReferral' : 'byPlan';
}

type Props = FollowUpDialogProps & {
  onOpen?: (id: string) => void;
  /** True if the drawer is not in the URL. */
  asksBeforeClosing: boolean;
  isForCall?: boolean;
  /** Called after input made since the completion was saved as a correction. */
  onCorrected: () => void;
};

/** Name of the form, under which its draft is stored. */
export const getCompleteFormName = (id: string) => `followUp:${id}`;

const toValues = (one?: FollowUp): ContactValues => (one ? toContactValues(one) : {});
const toCallValues = (one?: FollowUp): ContactValues => ({ ...toValues(one), way: 'phone' });
/** Empty: if someone else was faster, the form shows its own note and keeps the input. */
const noComparedFields: CompareField<ContactValues, FollowUp>[] = [];

/** Actions on the follow-up; after a call the way of the form is phone, and the form has the focus. */
function FormBar(props: Omit<ComponentProps<typeof FollowUpBar>, 'onRecord'>) {
  const form = Form.useFormInstance<ContactValues>();
  const startForm = () => {
    form.setFieldValue('way', 'phone');
    document.querySelector<HTMLElement>('[role=dialog] [role=radiogroup] input')?.focus();
  };
  return <FollowUpBar {...props} onRecord={startForm} />;
}

/** Result of a contact, beside the information needed during the call (docs/domain.md 9, row 4). */
export function CompleteForm({
  followUp,
  onChanged,
  onClose,
  onOpen,
  asksBeforeClosing,
  isForCall,
  onCorrected,
}: Props) {
  const t = useText(followUpTexts);
  const confirmDeath = useConfirmDeath();
  const confirmPlan = useConfirmPlan();
  const updateNotice = useAdverseNotice();
  const [dialog, setDialog] = useState<{ kind: FollowUpDialogKind; losesInput: boolean }>();
  const [isEnded, setIsEnded] = useState(false);
  const { next } = usePrevNext('followUp', followUp.id);
  const { change } = useFollowUpChange(
    { followUp, onChanged, onClose },
    {
      canStill: isFollowUpOpen,
      ended: ({ status, doneByName }) =>
        status === 'done' ? t('complete.ended', { name: doneByName ?? '—' }) : undefined,
    },
  );
  const { id, followNo, plan } = followUp;
  // Completed by someone else, or here while typing went on. A completion is final, so the rest becomes a correction.
  const isDone = followUp.status === 'done';
  const [correction, setCorrection] = useState<ContactValues>();
  /** Whether a dialog has closed the follow-up as unreachable or cancelled. */
  const isClosed = useRef(false);
  const spec: EditSpec<ContactValues, FollowUp> = {
    name: getCompleteFormName(id),
    entity: followUp,
    toValues: isForCall ? toCallValues : toValues,
    save: (values) =>
      change(
        (one) => completeFollowUp(one, toContactResult(values)),
        undefined,
        (now, ownName) => isCompletedAs(now, toContactResult(values), ownName),
      ),
    confirm: async (values) => {
      if (!isDone) return (await confirmDeath(values)) && (!values.nextAt || confirmPlan(followUp));
      setCorrection(values);
      return false;
    },
    onSaved: updateNotice,
    getSavedText: ({ nextAt }) => (nextAt ? t('complete.doneNext', { due: formatDue(nextAt) }) : undefined),
  };
  const extraActions = useMemo(
    () => (onOpen && next !== undefined && !isDone ? [{ label: t('complete.next'), onSaved: () => onOpen(next) }] : []),
    [t, onOpen, next, isDone],
  );
  const doneBy = { name: followUp.doneByName ?? '—', time: formatMinute(followUp.doneAt) ?? '' };
  const afterFinal = {
    saveText: t('complete.correct'),
    note: (
      <Alert
        role="status"
        type="warning"
        showIcon
        title={t('complete.isDone', doneBy)}
        description={t('complete.isDone.text')}
        style={{ marginBlockEnd: 16 }}
      />
    ),
  };
  if (isEnded) return null;
  return (
    <>
      <EditDrawer
        title={t('drawer.title', { followNo })}
        size={1180}
        labelWidth={150}
        saveText={t('complete.save')}
        afterFinal={isDone ? afterFinal : undefined}
        {...{ spec, compare: noComparedFields, extraActions, onClose, asksBeforeClosing }}
      >
        <FollowUpHead followUp={followUp} />
        <FormBar
          followUp={followUp}
          onAct={(kind) => setDialog({ kind, losesInput: hasUnsavedWork() })}
          onOpen={onOpen}
        />
        <FormColumns aside={<FollowUpAside followUp={followUp} />} asideLabel={t('drawer.aside')} asideSize={360}>
          {plan === 'first' && followUp.recordId && !isDone && (
            <ProFormDependency name={['outcome']}>
              {({ outcome }: ContactValues) => outcome !== 'deceased' && <p role="note">{t('complete.first')}</p>}
            </ProFormDependency>
          )}
          <ContactResultFields />
          <ProFormDependency name={['outcome']}>
            {({ outcome }: ContactValues) =>
              outcome !== 'deceased' &&
              !isDone && (
                <InstantField
                  name="nextAt"
                  label={t('field.nextAt')}
                  placeholder={t(`field.nextAt.${getNextPlan(followUp)}`)}
                  isFuture
                  isDue
                />
              )
            }
          </ProFormDependency>
        </FormColumns>
      </EditDrawer>
      {correction && (
        <CorrectDialog
          followUp={followUp}
          typed={correction}
          onChanged={(changed, isOwn) => {
            onChanged(changed);
            if (isOwn) onCorrected();
          }}
          onClose={() => setCorrection(undefined)}
        />
      )}
      {dialog && (
        <FollowUpDialogs
          {...dialog}
          followUp={followUp}
          onChanged={(changed, isOwn) => {
            onChanged(changed);
            isClosed.current = isOwn === true && !isFollowUpOpen(changed);
          }}
          onClose={() => {
            // Removes the form first: the dialog has said that its input is lost, so leaving does not ask about it.
            flushSync(() => {
              setDialog(undefined);
              setIsEnded(isClosed.current);
            });
            if (isClosed.current) onClose();
          }}
        />
      )}
    </>
  );
}
