const toggles: Record<string, 'disable' | 'enable'> = { active: 'disable', disabled: 'enable' };

/** Action that disables or enables a member; undefined for other and unknown statuses. */
export const statusToggle = (status: string): 'disable' | 'enable' | undefined => toggles[status];
