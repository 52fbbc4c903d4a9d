/** Enums and limits of a project's links (docs/domain.md 6.4). Lengths in characters. */

/** What a link of a project opens. */
export const projectLinkTypes = [
  /** An article of the official account. */
  'article',
  /** A page of the web. */
  'h5',
  /** Another mini program. */
  'miniProgram',
  /** A page of the mini program. */
  'mpPage',
  /** A video. */
  'video',
  /** A PDF. */
  'file',
  /** The dialler. */
  'phone',
] as const;
/** Whether members see a link. */
export const projectLinkStatuses = [
  /** They do. */
  'enabled',
  /** They do not. */
  'disabled',
] as const;
/** Where a link of a project is shown. */
export const projectLinkPositions = [
  /** On the page of the project. */
  'detail',
  /** Below the result. */
  'result',
  /** Right after the quiz was submitted. */
  'afterSubmit',
] as const;
/** What a check of a link has found. */
export const linkCheckStates = [
  /** The target answered. */
  'reachable',
  /** It answered that it is not there or not for members. */
  'refused',
  /** It did not answer. */
  'timedOut',
  /** It is none that members could open. */
  'invalid',
] as const;
/** Why a check of a link has found it to be none that answers. */
export const linkCheckReasons = [
  /** It is no address. */
  'malformed',
  /** It is not there. */
  'notFound',
  /** Members may not open it. */
  'forbidden',
  /** The file is no longer kept. */
  'fileGone',
  /** It did not answer. */
  'noAnswer',
] as const;

export const projectLink = {
  maxTitleLength: 30,
  maxPerProject: 20,
  maxLevelCodes: 10,
  /** Projects that a link is copied to at once. */
  maxCopies: 50,
} as const;
