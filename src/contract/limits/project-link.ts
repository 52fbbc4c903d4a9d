/** Enums and limits of a project's links (docs/domain.md 6.4). Lengths in characters. */
export const projectLinkTypes = ['article', 'h5', 'miniProgram', 'mpPage', 'video', 'file', 'phone'] as const;
export const projectLinkStatuses = ['enabled', 'disabled'] as const;
export const projectLinkPositions = ['detail', 'result', 'afterSubmit'] as const;
/** What a check of a link has found. */
export const linkCheckStates = ['reachable', 'refused', 'timedOut', 'invalid'] as const;
/** Why a check of a link has found it to be none that answers. */
export const linkCheckReasons = ['malformed', 'notFound', 'forbidden', 'fileGone', 'noAnswer'] as const;

export const projectLink = {
  maxTitleLength: 30,
  maxPerProject: 20,
  maxLevelCodes: 10,
  /** Projects that a link is copied to at once. */
  maxCopies: 50,
} as const;
