const toggles: Record<string, 'disable' | 'enable'> = { active: 'disable', disabled: 'enable' };

/** What turns a member on or off; undefined in a state that knows neither, as one that is newer than the console. */
export const statusToggle = (status: string): 'disable' | 'enable' | undefined => toggles[status];
