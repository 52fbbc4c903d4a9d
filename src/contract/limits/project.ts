/** Enums of projects (docs/domain.md 6.2). */
export const projectTypes = ['screening', 'consult', 'recruit', 'education'] as const;
export const projectStatuses = ['draft', 'published', 'paused', 'finished', 'archived'] as const;
