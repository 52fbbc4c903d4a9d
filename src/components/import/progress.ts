import type { Import } from '@/contract/import';

const unfinished = new Set<Import['state']>(['uploaded', 'checking', 'checked']);

/** Whether something would be lost by leaving it: nothing is written yet, and nothing will be. */
export const isUnfinished = ({ state }: Import) => unfinished.has(state);

const steps = {
  uploaded: 1,
  checking: 2,
  checked: 2,
  importing: 3,
  imported: 3,
  interrupted: 3,
  cancelled: 1,
  expired: 1,
} satisfies Record<Import['state'], number>;

/** The step at which an import stands, from 0; before there is a file it is the first. */
export const getStep = (imported: Import | undefined) => (imported ? steps[imported.state] : 0);

/** How the step at which it stands is drawn. */
export function getStepStatus(imported: Import | undefined) {
  switch (imported?.state) {
    case 'imported':
      return 'finish';
    case 'interrupted':
    case 'cancelled':
    case 'expired':
      return 'error';
    default:
      return 'process';
  }
}
