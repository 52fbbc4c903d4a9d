import { ProFormDependency } from '@ant-design/pro-components';
import { useMemo, useState } from 'react';
import type { CompareField } from '@/components/form/compare-fields';
import { EditDrawer } from '@/components/form/EditDrawer';
import { FormColumns } from '@/components/form/FormColumns';
import type { EditSpec } from '@/components/form/useEditForm';
import { InstantField } from '@/components/inputs/InstantField';
import { useListNeighbours } from '@/components/list/useListNeighbours';
import type { FollowUp } from '@/contract/follow-up';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { completeFollowUp } from '@/services/follow-up';
import { isStillToDo } from './can-do';
import { type FollowUpDialogKind, FollowUpDialogs } from './dialogs/FollowUpDialogs';
import { FollowUpAside } from './FollowUpAside';
import { FollowUpBar } from './FollowUpBar';
import { FollowUpHead } from './FollowUpHead';
import { LearntFields } from './LearntFields';
import { type LearntValues, learntOf, valuesOf } from './learnt-values';
import { useConfirmDeath } from './useConfirmDeath';
import { useConfirmPlan } from './useConfirmPlan';
import { type FollowUpDialogProps, useFollowUpChange } from './useFollowUpChange';
import { useGraveNotice } from './useGraveNotice';

type Props = FollowUpDialogProps & {
  onOpen?: (id: string) => void;
  /** It lies over something else, and has no place in the address. */
  asksBeforeClosing: boolean;
};

const toValues = (one?: FollowUp): LearntValues => (one ? valuesOf(one) : {});
/** Where somebody else was faster the form says so itself, and keeps what was typed. */
const compare: CompareField<LearntValues, FollowUp>[] = [];

/** What was learnt from a contact, beside what an operator looks at while calling (docs/domain.md 9, row 4). */
export function CompleteForm({ followUp, onChanged, onClose, onOpen, asksBeforeClosing }: Props) {
  const t = useText(followUpTexts);
  const confirmDeath = useConfirmDeath();
  const confirmPlan = useConfirmPlan();
  const sayIfGrave = useGraveNotice();
  const [dialog, setDialog] = useState<FollowUpDialogKind>();
  const { next } = useListNeighbours('followUp', followUp.id);
  const { change } = useFollowUpChange({ followUp, onChanged, onClose }, { canStill: isStillToDo });
  const { id, followNo, plan } = followUp;
  const spec: EditSpec<LearntValues, FollowUp> = {
    name: `followUp:${id}`,
    entity: followUp,
    toValues,
    save: (values) => change((one) => completeFollowUp(one, learntOf(values))),
    confirm: async (values) => (await confirmDeath(values)) && (!values.nextAt || confirmPlan(followUp)),
    onSaved: sayIfGrave,
  };
  const extraActions = useMemo(
    () => (onOpen && next !== undefined ? [{ label: t('complete.next'), onSaved: () => onOpen(next) }] : []),
    [t, onOpen, next],
  );
  const focusForm = () => document.querySelector<HTMLElement>('[role=dialog] [role=radiogroup] input')?.focus();

  return (
    <>
      <EditDrawer
        title={t('drawer.title', { followNo })}
        size={1000}
        saveText={t('complete.save')}
        {...{ spec, compare, extraActions, onClose, asksBeforeClosing }}
      >
        <FollowUpHead followUp={followUp} />
        <FollowUpBar followUp={followUp} onAct={setDialog} onOpen={onOpen} onRecord={focusForm} />
        <FormColumns aside={<FollowUpAside followUp={followUp} />} asideLabel={t('drawer.aside')} asideSize={400}>
          {plan === 'first' && followUp.recordId && (
            <ProFormDependency name={['outcome']}>
              {({ outcome }: LearntValues) => outcome !== 'deceased' && <p role="note">{t('complete.first')}</p>}
            </ProFormDependency>
          )}
          <LearntFields />
          <ProFormDependency name={['outcome']}>
            {({ outcome }: LearntValues) =>
              outcome !== 'deceased' && (
                <InstantField name="nextAt" label={t('field.nextAt')} extra={t('field.nextAt.help')} isFuture isDue />
              )
            }
          </ProFormDependency>
        </FormColumns>
      </EditDrawer>
      {dialog && (
        <FollowUpDialogs
          kind={dialog}
          followUp={followUp}
          onChanged={(changed, isOwn) => {
            onChanged(changed);
            if (isOwn && !isStillToDo(changed)) onClose();
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
