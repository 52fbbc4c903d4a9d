import { personalFilters } from './personal-filters';

/** Lists that can have saved views: every list of the console, including those in a tab of a detail. */
export const savedViewLists = [
  /** Records. */
  'record',
  /** Records of one member. */
  'memberRecord',
  /** Records of one project. */
  'projectRecord',
  /** Follow-ups. */
  'followUp',
  /** The operator’s own follow-ups. */
  'ownFollowUp',
  /** Reports. */
  'report',
  /** Reports of one member. */
  'memberReport',
  /** Members. */
  'member',
  /** Projects. */
  'project',
  /** Channels. */
  'channel',
  /** Links of channels. */
  'channelLink',
  /** Channel tracks. */
  'channelTrack',
  /** Events. */
  'eventTrack',
  /** Hotwords. */
  'hotword',
  /** Categories. */
  'category',
  /** Hospitals. */
  'hospital',
  /** Banners. */
  'banner',
  /** Result hints. */
  'resultHint',
] as const;
export type SavedViewList = (typeof savedViewLists)[number];

export const savedView = {
  maxNameLength: 20,
  /** Per operator and list. */
  maxPerList: 20,
  maxQueryLength: 2000,
  maxColumns: 100,
  maxColumnKeyLength: 64,
} as const;

/**
 * Filters that identify or can identify a person, also by a number or a device. They are never part of a view
 * (docs/domain.md 5.2).
 */
export const savedViewPersonal: Partial<Record<SavedViewList, readonly string[]>> = {
  record: [...personalFilters.record, 'no'],
  followUp: [...personalFilters.followUp, 'no', 'memberId', 'recordId'],
  report: ['no', 'memberId', 'recordId'],
  member: [...personalFilters.member, 'memberNo'],
  project: personalFilters.project,
  channelTrack: ['memberNo'],
  eventTrack: ['memberNo', 'anonymousId', 'sessionId'],
};
