/** Enums and limits of a project's links (domain.md 6.4). Lengths in characters. */
export const projectLinkTypes = ['article', 'h5', 'miniProgram', 'mpPage', 'video', 'file', 'phone'] as const;
export const projectLinkStatuses = ['enabled', 'disabled'] as const;

export const projectLink = {
  title: 30,
  perProject: 20,
} as const;
