import type { EventTrack } from '@/contract/event-track';
import type { Who } from '@/features/event-track/UserTimeline';

/** Who did something; undefined where that is not known. */
export function getPerson({ memberNo, anonymousId }: Pick<EventTrack, 'memberNo' | 'anonymousId'>): Who | undefined {
  if (memberNo) return { memberNo };
  return anonymousId ? { anonymousId } : undefined;
}
