import { ProFormDependency } from '@ant-design/pro-components';
import { useConfirmContact } from '@/components/call/useConfirmContact';
import type { CompareField } from '@/components/form/compare-fields';
import { EditDrawer } from '@/components/form/EditDrawer';
import type { EditSpec } from '@/components/form/useEditForm';
import { InstantField } from '@/components/inputs/InstantField';
import { RadioField } from '@/components/inputs/RadioField';
import { SelectField } from '@/components/inputs/SelectField';
import { OperatorField } from '@/components/operator/OperatorField';
import type { FollowUpCreate } from '@/contract/follow-up';
import type { FollowUp } from '@/contract/follow-up-list';
import { followUpPlans, followUpWays } from '@/contract/limits/follow-up';
import { toBusinessDay } from '@/domain/period/calendar';
import { MemberField } from '@/features/member/MemberField';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { createFollowUp } from '@/services/follow-up';
import { getMember } from '@/services/member';
import { serverNow } from '@/utils/clock';
import { MemberFields } from './MemberFields';

type Props = {
  /** Omitted if the operator looks for the member. */
  member?: { id: string; memberNo: string };
  /** Preselected record. */
  recordId?: string;
  /** Preselected plan: the first contact of a record that waits for it. */
  plan?: 'first';
  /** Whether it is created to record the result of a call; the result form opens next. */
  isForCall?: boolean;
  onCreated: (followUp: FollowUp) => void;
  onClose: () => void;
  /** True if the drawer is not in the URL. */
  asksBeforeClosing?: boolean;
};

type Values = Partial<Omit<FollowUpCreate, 'memberId' | 'recordId' | 'assigneeId'>> & {
  memberId?: string | null;
  recordId?: string | null;
  assigneeId?: string | null;
};

const noComparedFields: CompareField<Values, FollowUp>[] = [];
const getEndOfToday = () => `${toBusinessDay(serverNow())}T23:59:59.999+08:00`;

/** Creates a follow-up for a member, with or without a record. */
export function NewFollowUpDrawer({
  member,
  recordId,
  plan,
  isForCall = false,
  onCreated,
  onClose,
  asksBeforeClosing,
}: Props) {
  const t = useText(followUpTexts);

  const confirmContact = useConfirmContact('plan');
  useRestoreFocus(true);

  const spec: EditSpec<Values, FollowUp> = {
    name: `followUp:new:${recordId ?? member?.id ?? ''}`,
    isFinal: true,
    entity: undefined,
    toValues: () => ({
      plan: plan ?? 'custom',
      way: 'phone',
      recordId: recordId ?? null,
      ...(isForCall && { dueAt: getEndOfToday() }),
    }),
    confirm: async ({ memberId }) => confirmContact((await getMember(member?.id ?? memberId ?? '')).doNotContact),
    save: ({ memberId, recordId: chosen = null, assigneeId, ...values }) =>
      // The form rules ensure that the required fields are filled in.
      createFollowUp({
        ...(values as FollowUpCreate),
        memberId: member?.id ?? memberId ?? '',
        recordId: chosen || null,
        assigneeId: assigneeId ?? undefined,
      }),
    onSaved: onCreated,
  };
  return (
    <EditDrawer
      title={t('create.title')}
      saveText={isForCall ? t('create.next') : undefined}
      {...{ spec, compare: noComparedFields, onClose, asksBeforeClosing }}
    >
      {member ? (
        <>
          {isForCall && <p role="note">{t(plan ? 'create.ofFirstContact' : 'create.ofCall')}</p>}
          <MemberFields memberId={member.id} memberNo={member.memberNo} />
        </>
      ) : (
        <>
          <MemberField name="memberId" label={t('filter.member')} />
          <ProFormDependency<Values> name={['memberId']}>
            {({ memberId }) => memberId && <MemberFields key={memberId} memberId={memberId} />}
          </ProFormDependency>
        </>
      )}
      <SelectField
        name="plan"
        label={t('field.plan')}
        isRequired
        options={followUpPlans.map((value) => ({ value, label: t(`plan.${value}`) }))}
      />
      <InstantField name="dueAt" label={t('field.dueAt')} isRequired isFuture isDue />
      <RadioField
        name="way"
        label={t('field.way')}
        isRequired
        options={followUpWays.map((value) => ({ value, label: t(`way.${value}`) }))}
      />
      <OperatorField name="assigneeId" label={t('field.assigneeId')} nobodyText={t('create.byMe')} />
    </EditDrawer>
  );
}
