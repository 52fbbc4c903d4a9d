import { link } from './link';

/** Enums and limits of home banners (docs/domain.md 6.14, its links 6.4). Lengths in characters. */

/** Where a banner stands in the mini program. */
export const bannerPositions = [
  /** On the first page. */
  'home',
  /** Above the projects. */
  'project',
  /** On the member’s own page. */
  'mine',
] as const;
/** What a tap on a banner opens. */
export const bannerLinkTypes = [
  /** Nothing. */
  'none',
  /** A project. */
  'project',
  /** An article of the official account. */
  'article',
  /** A page of the web. */
  'h5',
  /** Another mini program. */
  'miniProgram',
  /** A page of the mini program. */
  'mpPage',
  /** The dialler. */
  'phone',
] as const;
/** Who sees a banner. */
export const bannerAudiences = [
  /** Everybody. */
  'all',
  /** Who is not registered yet. */
  'newUser',
  /** Who follows the official account. */
  'followed',
  /** Who does not follow it. */
  'notFollowed',
] as const;
/** A switch. */
export const bannerStatuses = [
  /** Shown in its time. */
  'enabled',
  /** Not shown. */
  'disabled',
] as const;
/** What a banner’s status and time make of it. */
export const bannerStates = [
  /** Enabled, and its time is yet to come. */
  'scheduled',
  /** Enabled, and members see it. */
  'online',
  /** Its time is over. */
  'expired',
  /** Disabled. */
  'offline',
] as const;
/** What is done to several banners. */
export const bannerBulkActions = [
  /** Switch on. */
  'enable',
  /** Switch off. */
  'disable',
  /** Delete; can be undone. */
  'delete',
] as const;

export const banner = {
  maxTitleLength: 30,
  ...link,
  maxRemarkLength: 50,
  maxKeywordLength: 50,
  /** At any one instant, in each position. */
  maxOnlinePerPosition: 8,
} as const;
