import { lazy } from 'react';

// What a tab shows is loaded by whoever opens it.
export const AgreementList = lazy(async () => ({
  default: (await import('@/features/agreement/AgreementList')).AgreementList,
}));
export const FollowUpList = lazy(async () => ({
  default: (await import('@/features/follow-up/FollowUpList')).FollowUpList,
}));
export const ReportsTab = lazy(async () => ({ default: (await import('./ReportsTab')).ReportsTab }));
export const TracksTab = lazy(async () => ({ default: (await import('./TracksTab')).TracksTab }));
