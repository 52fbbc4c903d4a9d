import type { EventTrack } from '@/contract/event-track-list';
import type { TrackedUser } from '@/features/event-track/UserTimeline';

/** Member or device of an event; undefined if unknown. */
export function getActor({
  memberNo,
  anonymousId,
}: Pick<EventTrack, 'memberNo' | 'anonymousId'>): TrackedUser | undefined {
  if (memberNo) return { memberNo };
  return anonymousId ? { anonymousId } : undefined;
}
