/** Of channel tracks and event tracks (docs/domain.md 6.7 and 6.11). */

/** What somebody did who came by a channel. */
export const channelEvents = [
  /** Scanned its code. */
  'scan',
  /** Clicked a link of it. */
  'linkClick',
  /** Began to follow the official account. */
  'follow',
  /** Ceased to follow it. */
  'unfollow',
  /** Opened the mini program. */
  'launch',
  /** Registered with a mobile number. */
  'register',
  /** Began a quiz. */
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

/** What was done in the mini program. */
export const eventCodes = [
  /** Opened. */
  'launch',
  /** Came to the front. */
  'show',
  /** Went to the back. */
  'hide',
  /** A page was seen. */
  'pageView',
  /** Something was tapped. */
  'click',
  /** Shared. */
  'share',
  /** Searched. */
  'search',
  /** A quiz was begun. */
  'quizStart',
  /** A question was answered. */
  'quizAnswer',
  /** A quiz was submitted. */
  'quizSubmit',
  /** A quiz was left. */
  'quizAbandon',
  /** An agreement was read. */
  'agreementView',
  /** An agreement was signed. */
  'agreementSign',
  /** A report was uploaded. */
  'reportUpload',
  /** The service was dialled. */
  'phoneCall',
  /** A link was opened. */
  'linkClick',
  /** A banner was seen. */
  'bannerView',
  /** A banner was tapped. */
  'bannerClick',
  /** Messages were accepted or refused. */
  'subscribeMsg',
  /** The mini program failed. */
  'error',
] as const;
/** What an event may say beside its fields: none of it personal, none of it an answer. */
export const eventProperties = [
  /** Code of the question. */
  'question',
  /** How many results a search had. */
  'resultCount',
  /** Where a share went, or a call. */
  'to',
  /** Whether messages were accepted. */
  'accepted',
  /** Code of the error. */
  'code',
  /** Text of the error. */
  'message',
  /** The request that failed, without its query. */
  'request',
  /** Where in the program it failed. */
  'stack',
  /** Milliseconds of the steps of a start. */
  'performance',
] as const;
/** What a phone is online by. */
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
  /** Not online. */
  'none',
  /** Not known. */
  'unknown',
] as const;

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
