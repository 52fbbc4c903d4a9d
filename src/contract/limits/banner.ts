import { link } from './link';

/** Enums and limits of home banners (docs/domain.md 6.14, links 6.4). Lengths in characters. */

/** Where a banner is shown in the mini program. */
export const bannerPositions = [
  /** On the home page. */
  'home',
  /** Above the list of projects. */
  'project',
  /** On the member’s profile page. */
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
  /** A web page. */
  'h5',
  /** Another mini program. */
  'miniProgram',
  /** A page of the mini program. */
  'mpPage',
  /** The dialer. */
  'phone',
] as const;
/** Who sees a banner. */
export const bannerAudiences = [
  /** All users. */
  'all',
  /** Users who have not registered yet. */
  'newUser',
  /** Users who follow the official account. */
  'followed',
  /** Users who do not follow it. */
  'notFollowed',
] as const;
/** Whether a banner is enabled. */
export const bannerStatuses = [
  /** Shown during its schedule. */
  'enabled',
  /** Not shown. */
  'disabled',
] as const;
/** State derived from the status and the schedule. */
export const bannerStates = [
  /** Enabled, and its schedule has not begun. */
  'scheduled',
  /** Enabled and shown. */
  'online',
  /** Its schedule has ended. */
  'expired',
  /** Disabled. */
  'offline',
] as const;
/** Bulk actions on banners. */
export const bannerBulkActions = [
  /** Enable. */
  'enable',
  /** Disable. */
  'disable',
  /** Delete; can be undone. */
  'delete',
] as const;

export const banner = {
  maxTitleLength: 30,
  ...link,
  maxRemarkLength: 50,
  maxKeywordLength: 50,
  /** Per position, at any instant. */
  maxOnlinePerPosition: 8,
} as const;
