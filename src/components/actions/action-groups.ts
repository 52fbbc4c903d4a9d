/** What actions are for, in the order in which they are offered: what destroys or locks is last and red. */
export const actionGroups = ['work', 'edit', 'danger'] as const;
export type ActionGroup = (typeof actionGroups)[number];
