import { useEntityChange } from '@/components/form/useEntityChange';
import type { FollowUp } from '@/contract/follow-up';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { followUpTexts } from '@/locales/followUp';

export type FollowUpDialogProps = {
  followUp: FollowUp;
  /** Hears that the follow-up is another by now, and what it is; `isOwn` where that was done here. */
  onChanged: (followUp: FollowUp, isOwn?: boolean) => void;
  onClose: () => void;
};

type Ending = {
  /** Whether it can be done to the follow-up as it is. */
  canStill: (followUp: FollowUp) => boolean;
  /** What is said where it cannot, if not that alone. */
  ended?: (followUp: FollowUp) => string | undefined;
};

/** How what is done to a follow-up ends. */
export function useFollowUpChange({ followUp, ...props }: FollowUpDialogProps, ending: Ending) {
  const state = useEnumLabelOrRaw(followUpTexts, 'status');
  const { entity, change } = useEntityChange<FollowUp, FollowUp>(
    { entity: followUp, ...props },
    { ...ending, stateOf: ({ status }) => state(status) },
  );
  return { followUp: entity, change };
}
