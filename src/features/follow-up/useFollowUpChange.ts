import { useEntityChange } from '@/components/form/useEntityChange';
import type { FollowUp } from '@/contract/follow-up-list';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';

export type FollowUpDialogProps = {
  followUp: FollowUp;
  /** Called with the changed follow-up; `isOwn` if the change was made here. */
  onChanged: (followUp: FollowUp, isOwn?: boolean) => void;
  onClose: () => void;
  /** The form of the follow-up has unsaved input, which is lost when the follow-up ends. */
  losesInput?: boolean;
};

type ChangeRules = {
  /** Whether the action is still allowed for the current follow-up. */
  canStill: (followUp: FollowUp) => boolean;
  /** Replaces the message shown when it is not; undefined for the default one. */
  ended?: (followUp: FollowUp) => string | undefined;
};

/** Follow-up variant of `useEntityChange`; `subject` names the follow-up and the patient in a title. */
export function useFollowUpChange({ followUp, ...props }: FollowUpDialogProps, rules: ChangeRules) {
  const t = useText(followUpTexts);
  const state = useEnumLabelOrRaw(followUpTexts, 'status');
  const { entity, change } = useEntityChange<FollowUp, FollowUp>(
    { entity: followUp, ...props },
    { ...rules, stateOf: ({ status }) => state(status) },
  );
  return { followUp: entity, subject: `${entity.followNo} · ${entity.patientNameMasked ?? t('unnamed')}`, change };
}
