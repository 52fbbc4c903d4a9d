/** Types of identity documents. */
export const idTypes = [
  /** ID card of mainland China. */
  'idCard',
  /** Permit for residents of Hong Kong and Macao. */
  'hkMacao',
  /** Permit for residents of Taiwan. */
  'taiwan',
  /** Passport. */
  'passport',
] as const;

/** Fields of a member that can be revealed. */
export const memberRevealFields = [
  /** Name. */
  'realName',
  /** Mobile number. */
  'mobile',
  /** Number of the identity document. */
  'idNo',
  /** The platform’s user id in the mini program. */
  'mpOpenid',
  /** The platform’s user id in the official account. */
  'oaOpenid',
  /** The platform’s user id across both. */
  'unionid',
] as const;

/**
 * How someone started to follow the official account (docs/domain.md 2.3). The platform can send other values, which
 * are shown unchanged.
 */
export const subscribeScenes = [
  'ADD_SCENE_SEARCH',
  'ADD_SCENE_ACCOUNT_MIGRATION',
  'ADD_SCENE_PROFILE_CARD',
  'ADD_SCENE_QR_CODE',
  'ADD_SCENE_PROFILE_LINK',
  'ADD_SCENE_PROFILE_ITEM',
  'ADD_SCENE_PAID',
  'ADD_SCENE_WECHAT_ADVERTISEMENT',
  'ADD_SCENE_REPRINT',
  'ADD_SCENE_LIVESTREAM',
  'ADD_SCENE_CHANNELS',
  'ADD_SCENE_WXA',
  'ADD_SCENE_OTHERS',
] as const;

/** Kinds of events in a member's timeline. */
export const memberEventKinds = [
  /** Registered. */
  'registered',
  /** Consented to the use of health information. */
  'consented',
  /** Withdrew that consent. */
  'consentWithdrawn',
  /** Followed the official account. */
  'followed',
  /** Unfollowed it. */
  'unfollowed',
  /** Started a quiz. */
  'recordStarted',
  /** Submitted a quiz. */
  'recordSubmitted',
  /** Signed an agreement. */
  'agreementSigned',
  /** A report was uploaded by the member or for them by an operator. */
  'reportUploaded',
  /** Opened the mini program. */
  'visited',
] as const;

/** Lengths in code points. */
export const memberDetail = {
  /** As entered, with spaces or +86, which the server removes. */
  maxTypedMobileLength: 20,
  minBirthDate: '1900-01-01',
  maxPrivacyVersionLength: 16,
  maxEvents: 20,
} as const;
