import type { ChannelTrack } from '../../src/contract/channel-track';
import type { Visit } from '../track/visits';

type OfEvent =
  | 'id'
  | 'eventType'
  | 'channelId'
  | 'linkId'
  | 'projectId'
  | 'recordId'
  | 'isFirstTouch'
  | 'scene'
  | 'subscribeScene'
  | 'landingPath'
  | 'adjustOf'
  | 'adjustReason'
  | 'fromChannelId';

/** A track as it is made: who it was and from where stands once for all of a visit, names follow from the world. */
export type TrackRow = Pick<ChannelTrack, OfEvent> & {
  /** In milliseconds. */
  at: number;
  /** Tells people apart, also those who are no members. */
  person: string;
  memberId: string | null;
  visit: Visit;
};
