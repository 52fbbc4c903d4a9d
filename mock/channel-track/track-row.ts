import type { ChannelTrack } from '../../src/contract/channel-track';
import type { Visit } from '../track/visits';

type OfEvent =
  | 'id'
  | 'eventType'
  | 'channelId'
  | 'linkId'
  | 'projectId'
  | 'recordId'
  | 'isNewUser'
  | 'isFirstTouch'
  | 'scene'
  | 'subscribeScene'
  | 'landingPath'
  | 'adjustReason'
  | 'operatorName';

/** A track as it is made: who it was and from where stands once for all of a visit, names follow from the world. */
export type TrackRow = Pick<ChannelTrack, OfEvent> & {
  /** In milliseconds. */
  at: number;
  /** Tells people apart, also those who are no members. */
  person: string;
  memberId: string | null;
  visit: Visit;
  /** Of an adjustment: the id of the event that it moved, what that was and when, and where it counted before. */
  adjustOf: string | null;
  adjusted: Pick<TrackRow, 'eventType' | 'at'> | null;
  fromChannelId: string | null;
};
