/** Enums and limits of channel tracks and event tracks (docs/domain.md 6.7 and 6.11). */

/** Events of users who came through a channel. */
export const channelEvents = [
  /** Scanned its code. */
  'scan',
  /** Clicked one of its links. */
  'linkClick',
  /** Followed the official account. */
  'follow',
  /** Unfollowed it. */
  'unfollow',
  /** Opened the mini program. */
  'launch',
  /** Registered with a mobile number. */
  'register',
  /** Started a quiz. */
  'quizStart',
  /** Submitted a quiz. */
  'quizSubmit',
  /** Signed an agreement. */
  'agreementSign',
  /** Uploaded a report. */
  'reportUpload',
  /** An operator moved an event to another channel. */
  'adjust',
] as const;

export type ChannelEvent = (typeof channelEvents)[number];

/** Events in the mini program. */
export const eventCodes = [
  /** Opened. */
  'launch',
  /** Came to the front. */
  'show',
  /** Went to the back. */
  'hide',
  /** A page was viewed. */
  'pageView',
  /** An element was tapped. */
  'click',
  /** Shared. */
  'share',
  /** Searched. */
  'search',
  /** A quiz was started. */
  'quizStart',
  /** A question was answered. */
  'quizAnswer',
  /** A quiz was submitted. */
  'quizSubmit',
  /** A quiz was left. */
  'quizAbandon',
  /** An agreement was opened. */
  'agreementView',
  /** An agreement was signed. */
  'agreementSign',
  /** A report was uploaded. */
  'reportUpload',
  /** The service was called. */
  'phoneCall',
  /** A link was opened. */
  'linkClick',
  /** A banner was shown. */
  'bannerView',
  /** A banner was tapped. */
  'bannerClick',
  /** Messages were subscribed to or refused. */
  'subscribeMsg',
  /** An error occurred in the mini program. */
  'error',
] as const;
/** Additional properties of an event. None contains personal data or answers. */
export const eventProperties = [
  /** Code of the question. */
  'question',
  /** Number of search results. */
  'resultCount',
  /** Target of a share or call. */
  'to',
  /** Whether messages were subscribed to. */
  'accepted',
  /** Code of the error. */
  'code',
  /** Message of the error. */
  'message',
  /** The request that failed, without its query. */
  'request',
  /** Stack trace. */
  'stack',
  /** Milliseconds of each startup step. */
  'performance',
] as const;
/** Network types. */
export const networkTypes = [
  /** Wi-Fi. */
  'wifi',
  /** 5G. */
  '5g',
  /** 4G. */
  '4g',
  /** 3G. */
  '3g',
  /** 2G. */
  '2g',
  /** Offline. */
  'none',
  /** Unknown. */
  'unknown',
] as const;

export const track = {
  maxChannelDays: 92,
  maxEventDays: 31,
  defaultDays: 7,
  linkCode: /^[0-9A-Za-z]{8}$/,
  minAdjustReasonLength: 2,
  maxAdjustReasonLength: 100,
  /** A search term is shown when at least this number of people have searched for it. */
  minSearchers: 5,
  maxTermLength: 32,
  maxMemberNoLength: 20,
  /** Of anonymous ids. */
  maxIdLength: 64,
  maxTerms: 50,
  maxPropertiesBytes: 4096,
  /** The time of a device is ignored when its clock is off by more. */
  maxSkewMs: 5 * 60_000,
  /** Events per session in a timeline; the list contains all of them. */
  maxSessionEvents: 100,
  /** Sessions per page of a timeline. */
  maxSessions: 20,
  maxExportedEvents: 50_000,
} as const;
