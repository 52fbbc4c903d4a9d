export const idTypes = ['idCard', 'hkMacao', 'taiwan', 'passport'] as const;

/** The fields of a member that can be shown clear. */
export const memberRevealFields = ['realName', 'mobile', 'idNo', 'mpOpenid', 'oaOpenid', 'unionid'] as const;

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
  'registered',
  'consented',
  'consentWithdrawn',
  'followed',
  'unfollowed',
  'recordStarted',
  'recordSubmitted',
  'visited',
] as const;

/** Lengths in code points. */
export const memberDetail = {
  /** As typed: with spaces or +86, which the server takes away. */
  maxTypedMobileLength: 20,
  minBirthDate: '1900-01-01',
  maxDoNotContactReasonLength: 100,
  maxPrivacyVersionLength: 16,
  maxEvents: 20,
} as const;
