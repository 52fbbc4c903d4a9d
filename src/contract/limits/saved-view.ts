/** Of what an operator keeps of a list (docs/domain.md 9). */
export const savedViewLists = ['record', 'followUp', 'report', 'member', 'project', 'channel', 'channelLink'] as const;

export const savedView = { maxNameLength: 20, maxPerList: 20, maxQueryLength: 2000 } as const;
