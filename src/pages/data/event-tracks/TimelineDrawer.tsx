import { Drawer } from 'antd';
import { type TrackedUser, UserTimeline } from '@/features/event-track/UserTimeline';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { eventTrackTexts } from '@/locales/eventTrack';

/** Drawer with the sessions of a member or device. */
export function TimelineDrawer({ who, onClose }: { who: TrackedUser; onClose: () => void }) {
  const t = useText(eventTrackTexts);
  useRestoreFocus(true);
  return (
    <Drawer
      open
      size={760}
      title={'memberNo' in who ? t('timeline.ofMember', who) : t('timeline.ofDevice', who)}
      onClose={onClose}
    >
      <UserTimeline key={JSON.stringify(who)} user={who} />
    </Drawer>
  );
}
