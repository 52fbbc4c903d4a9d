import { useState } from 'react';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import type { FollowUp } from '@/contract/follow-up';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { getFollowUp } from '@/services/follow-up';
import { peekDraft } from '@/session/drafts';
import { CompleteForm, completionName } from './CompleteForm';
import { isStillToDo } from './can-do';
import { FollowUpView } from './FollowUpView';

type Props = {
  id: string;
  /** Hears that it is another by now: what shows it is to be read again. */
  onChanged: (followUp: FollowUp) => void;
  onClose: () => void;
  /** Goes on to another one of the list that it was opened from. */
  onOpen?: (id: string) => void;
  /** Has no place in the address: over the tab of another screen. */
  asksBeforeClosing?: boolean;
};

/** One follow-up: the form while it is still to do, what was learnt once it is over. */
export function CompleteDrawer({ id, onChanged, onClose, onOpen, asksBeforeClosing = false }: Props) {
  const t = useText(followUpTexts);
  return (
    <EntityDrawer<FollowUp>
      key={id}
      readKey={['followUp', 'form', id]}
      read={() => getFollowUp(id)}
      title={t('drawer.title', { followNo: '' })}
      notFound={t('drawer.notFound')}
      placeName={asksBeforeClosing ? undefined : ({ followNo }) => followNo}
      size={1000}
      onClose={onClose}
      edit={(followUp, { replace }) => (
        <FollowUpDrawer
          followUp={followUp}
          {...{ onOpen, onClose, asksBeforeClosing }}
          onChanged={(changed) => {
            replace(changed);
            onChanged(changed);
          }}
        />
      )}
    />
  );
}

type DrawerProps = Omit<Props, 'id'> & { followUp: FollowUp; asksBeforeClosing: boolean };

/**
 * The form stays though the follow-up may be over by now, and is there again for what was typed in it before a sign-in
 * expired: once it is over, what was typed is saved as a correction.
 */
function FollowUpDrawer({ followUp, asksBeforeClosing, ...props }: DrawerProps) {
  const [isForm, setIsForm] = useState(
    () => isStillToDo(followUp) || peekDraft(completionName(followUp.id)) !== undefined,
  );
  return isForm ? (
    <CompleteForm
      followUp={followUp}
      asksBeforeClosing={asksBeforeClosing}
      onCorrected={() => setIsForm(false)}
      {...props}
    />
  ) : (
    <FollowUpView followUp={followUp} {...props} />
  );
}
