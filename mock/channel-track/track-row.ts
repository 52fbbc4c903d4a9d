import type { ChannelTrack } from '../../src/contract/channel-track';
import type { Visit } from '../track/visits';

type TrackField =
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

/** Stored track; names are resolved on read, and data shared by a visit is kept in `visit`. */
export type TrackRow = Pick<ChannelTrack, TrackField> & {
  /** In milliseconds. */
  at: number;
  /** Identifies a person, including non-members. */
  person: string;
  memberId: string | null;
  visit: Visit;
  /** For adjustments: the moved event's id, its type and time, and its previous channel. */
  adjustOf: string | null;
  adjusted: Pick<TrackRow, 'eventType' | 'at'> | null;
  fromChannelId: string | null;
};
