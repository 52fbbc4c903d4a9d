/** Groups of actions in menu order; destructive or locking ones are last and red. */
export const actionGroups = ['work', 'edit', 'danger'] as const;
export type ActionGroup = (typeof actionGroups)[number];
