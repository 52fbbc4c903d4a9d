/** Identity documents. */
export const idTypes = [
  /** Card of the mainland. */
  'idCard',
  /** Permit of Hong Kong and Macao. */
  'hkMacao',
  /** Permit of Taiwan. */
  'taiwan',
  /** Passport. */
  'passport',
] as const;

/** The fields of a member that can be shown clear. */
export const memberRevealFields = [
  /** Name. */
  'realName',
  /** Mobile number. */
  'mobile',
  /** Number of the identity document. */
  'idNo',
  /** The platform’s id in the mini program. */
  'mpOpenid',
  /** The platform’s id as a follower of the official account. */
  'oaOpenid',
  /** The platform’s id across both. */
  'unionid',
] as const;

/** How somebody came to follow the official account (docs/domain.md 2.3). The platform may send others: shown raw. */
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

/** What a member did, as their timeline shows it. */
export const memberEventKinds = [
  /** Registered. */
  'registered',
  /** Consented to the use of health information. */
  'consented',
  /** Took that consent back. */
  'consentWithdrawn',
  /** Began to follow the official account. */
  'followed',
  /** Ceased to follow it. */
  'unfollowed',
  /** Began a quiz. */
  'recordStarted',
  /** Submitted a quiz. */
  'recordSubmitted',
  /** Signed an agreement. */
  'agreementSigned',
  /** A report was uploaded, by them or by an operator for them. */
  'reportUploaded',
  /** Opened the mini program. */
  'visited',
] as const;

/** Lengths in code points. */
export const memberDetail = {
  /** As typed: with spaces or +86, which the server takes away. */
  maxTypedMobileLength: 20,
  minBirthDate: '1900-01-01',
  maxPrivacyVersionLength: 16,
  maxEvents: 20,
} as const;
