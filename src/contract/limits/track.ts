/** Of channel tracks and event tracks (docs/domain.md 6.7 and 6.11). */
export const channelEvents = [
  'scan',
  'linkClick',
  'follow',
  'unfollow',
  'launch',
  'register',
  'quizStart',
  'quizSubmit',
  'agreementSign',
  'reportUpload',
  'adjust',
] as const;

export type ChannelEvent = (typeof channelEvents)[number];

export const eventCodes = [
  'launch',
  'show',
  'hide',
  'pageView',
  'click',
  'share',
  'search',
  'quizStart',
  'quizAnswer',
  'quizSubmit',
  'quizAbandon',
  'agreementView',
  'agreementSign',
  'reportUpload',
  'phoneCall',
  'linkClick',
  'bannerView',
  'bannerClick',
  'subscribeMsg',
  'error',
] as const;
/** What an event may say beside its fields: none of it personal, none of it an answer. */
export const eventProperties = [
  'question',
  'resultCount',
  'to',
  'accepted',
  'code',
  'message',
  'request',
  'stack',
  'performance',
] as const;
export const networkTypes = ['wifi', '5g', '4g', '3g', '2g', 'none', 'unknown'] as const;

export const track = {
  maxChannelDays: 92,
  maxEventDays: 31,
  defaultDays: 7,
  linkCode: /^[0-9A-Za-z]{8}$/,
  minAdjustReasonLength: 2,
  maxAdjustReasonLength: 100,
  /** A searched term is shown once so many people have searched for it. */
  minSearchers: 5,
  maxTermLength: 32,
  maxMemberNoLength: 20,
  /** Of anonymous ids. */
  maxIdLength: 64,
  maxTerms: 50,
  maxPropertiesBytes: 4096,
  /** A clock that is off by more is not believed. */
  maxSkewMs: 5 * 60_000,
  /** Events of a session in a timeline; the list has all of them. */
  maxSessionEvents: 100,
  /** Sessions of a page of a timeline. */
  maxSessions: 20,
  maxExportedEvents: 50_000,
} as const;
