import { useState } from 'react';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import type { FollowUp } from '@/contract/follow-up-list';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { getFollowUp } from '@/services/follow-up';
import { peekDraft } from '@/session/drafts';
import { CompleteForm, getCompleteFormName } from './CompleteForm';
import { FollowUpView } from './FollowUpView';
import { isFollowUpOpen } from './follow-up-dialog-kinds';

type Props = {
  id: string;
  /** Called with the changed follow-up, so that the caller reloads what shows it. */
  onChanged: (followUp: FollowUp) => void;
  onClose: () => void;
  /** Opens another follow-up of the same list; omitted if there is no list. */
  onOpen?: (id: string) => void;
  /** True if the drawer is not in the URL, for example over a tab of another screen. */
  asksBeforeClosing?: boolean;
  /** True after a call: the way is phone, whatever is planned. */
  isForCall?: boolean;
};

/** Drawer of one follow-up: the form while it is open, its result afterwards. */
export function CompleteDrawer({ id, onChanged, onClose, onOpen, asksBeforeClosing = false, isForCall }: Props) {
  const t = useText(followUpTexts);
  return (
    <EntityDrawer<FollowUp>
      key={id}
      readKey={['followUp', 'form', id]}
      read={() => getFollowUp(id)}
      title={t('drawer.title', { followNo: '' })}
      notFound={t('drawer.notFound')}
      placeName={asksBeforeClosing ? undefined : ({ followNo }) => followNo}
      size={1180}
      onClose={onClose}
      edit={(followUp, { replace }) => (
        <FollowUpDrawer
          followUp={followUp}
          {...{ onOpen, onClose, asksBeforeClosing, isForCall }}
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
 * Keeps showing the form after the follow-up was closed meanwhile, or if an expired session left a draft of it. The
 * input can then be saved as a correction.
 */
function FollowUpDrawer({ followUp, asksBeforeClosing, isForCall, ...props }: DrawerProps) {
  const [isForm, setIsForm] = useState(
    () => isFollowUpOpen(followUp) || peekDraft(getCompleteFormName(followUp.id)) !== undefined,
  );
  return isForm ? (
    <CompleteForm
      followUp={followUp}
      {...{ asksBeforeClosing, isForCall }}
      onCorrected={() => setIsForm(false)}
      {...props}
    />
  ) : (
    <FollowUpView followUp={followUp} {...props} />
  );
}
