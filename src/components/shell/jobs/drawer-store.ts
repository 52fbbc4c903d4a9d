import { openStore } from '@/components/shell/open-store';

/** Open state of the job drawer, which the user menu renders and others can open. */
export const jobDrawerStore = openStore();
