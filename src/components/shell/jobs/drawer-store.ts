import { openStore } from '@/components/shell/open-store';

/** Whether the operator looks at their jobs: the menu of the user has the drawer, and others lead there. */
export const jobDrawerStore = openStore();
