import { lazy } from 'react';

// Loaded on first use, to keep forms out of the chunks of the screens.
export const CompleteDrawer = lazy(async () => ({ default: (await import('./CompleteDrawer')).CompleteDrawer }));
export const NewFollowUpDrawer = lazy(async () => ({
  default: (await import('./NewFollowUpDrawer')).NewFollowUpDrawer,
}));
export const AcknowledgeDialog = lazy(async () => ({
  default: (await import('./dialogs/AcknowledgeDialog')).AcknowledgeDialog,
}));
export const FollowUpDialogs = lazy(async () => ({
  default: (await import('./dialogs/FollowUpDialogs')).FollowUpDialogs,
}));
