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
export const networkTypes = ['wifi', '5g', '4g', '3g', '2g', 'none', 'unknown'] as const;

export const track = {
  maxChannelDays: 92,
  maxEventDays: 31,
  defaultDays: 7,
  /** A searched term is shown once so many people have searched for it. */
  minSearchers: 5,
  maxTermLength: 32,
} as const;
