import { useSyncExternalStore } from 'react';
import { jobStore } from './store';

export const useJobs = () => useSyncExternalStore(jobStore.subscribe, jobStore.get);
