import { Button, Flex } from 'antd';
import { useCopy } from '@/components/copy/useCopy';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import { PrevNextButtons } from '@/components/list/PrevNextButtons';
import type { EventTrack } from '@/contract/event-track-list';
import { formatValue } from '@/domain/event-track/tree';
import type { TrackedUser } from '@/features/event-track/UserTimeline';
import { useEventLabels } from '@/features/event-track/useEventLabels';
import { useText } from '@/hooks/useText';
import { eventTrackTexts } from '@/locales/eventTrack';
import { getEventTrack } from '@/services/event-track';
import { getActor } from './actor';
import { EventView } from './EventView';

type Props = {
  id: string;
  /** Entity name of the list whose rows the K and J keys step through. */
  list: string;
  onOpen: (id: string) => void;
  onTimeline: (who: TrackedUser) => void;
  onClose: () => void;
};

/** Drawer with the details of an event. */
export function EventDrawer({ id, list, onOpen, onTimeline, onClose }: Props) {
  const t = useText(eventTrackTexts);
  const words = useEventLabels();
  const copy = useCopy();
  const extra = (event: EventTrack | undefined) => {
    const who = event && getActor(event);
    return (
      <Flex wrap gap={8}>
        {who && <Button onClick={() => onTimeline(who)}>{t('action.timeline')}</Button>}
        {event && <Button onClick={() => void copy(formatValue(event), t('action.copied'))}>{t('action.copy')}</Button>}
        <PrevNextButtons entity={list} id={id} onOpen={onOpen} />
      </Flex>
    );
  };
  return (
    <EntityDrawer<EventTrack>
      readKey={['eventTrack', 'form', id]}
      read={() => getEventTrack(id)}
      title={t('detail')}
      titleOf={({ eventCode }) => words.event(eventCode)}
      size={760}
      notFound={t('notFound')}
      extra={extra}
      view={(event) => <EventView event={event} />}
      onClose={onClose}
    />
  );
}
