export const notificationKinds = ['redFlag', 'adverse', 'assigned', 'handover', 'job', 'leaseTaken'] as const;

export const notification = { maxKept: 200 } as const;
