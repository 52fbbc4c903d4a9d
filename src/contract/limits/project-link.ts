/** Enums and limits of a project's links (docs/domain.md 6.4). Lengths in characters. */

/** What a project link opens. */
export const projectLinkTypes = [
  /** An article of the official account. */
  'article',
  /** A web page. */
  'h5',
  /** Another mini program. */
  'miniProgram',
  /** A page of the mini program. */
  'mpPage',
  /** A video. */
  'video',
  /** A PDF. */
  'file',
  /** The dialer. */
  'phone',
] as const;
/** Whether a link is shown to members. */
export const projectLinkStatuses = [
  /** Shown. */
  'enabled',
  /** Hidden. */
  'disabled',
] as const;
/** Where a project link is shown. */
export const projectLinkPositions = [
  /** On the project page. */
  'detail',
  /** Below the result. */
  'result',
  /** Right after the quiz was submitted. */
  'afterSubmit',
] as const;
/** Result of a link check. */
export const linkCheckStates = [
  /** The target responded. */
  'reachable',
  /** The target responded that it does not exist or that members have no access. */
  'refused',
  /** The target did not respond in time. */
  'timedOut',
  /** The link is not valid, so members cannot open it. */
  'invalid',
] as const;
/** Why a link check failed. */
export const linkCheckReasons = [
  /** The link is malformed. */
  'malformed',
  /** The target does not exist. */
  'notFound',
  /** Members have no access to the target. */
  'forbidden',
  /** The file no longer exists. */
  'fileGone',
  /** The target did not respond in time. */
  'noAnswer',
] as const;

export const projectLink = {
  maxTitleLength: 30,
  maxPerProject: 20,
  maxLevelCodes: 10,
  /** Maximum number of projects in one copy request. */
  maxCopies: 50,
} as const;
