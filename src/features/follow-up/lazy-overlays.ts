import { lazy } from 'react';

// Loaded by whoever plans something or writes something down.
export const CompleteDrawer = lazy(async () => ({ default: (await import('./CompleteDrawer')).CompleteDrawer }));
export const NewFollowUpDrawer = lazy(async () => ({
  default: (await import('./NewFollowUpDrawer')).NewFollowUpDrawer,
}));
export const AcknowledgeDialog = lazy(async () => ({
  default: (await import('./dialogs/AcknowledgeDialog')).AcknowledgeDialog,
}));
