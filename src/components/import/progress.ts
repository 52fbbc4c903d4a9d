import type { Import } from '@/contract/import';

const unfinished = new Set<Import['state']>(['uploaded', 'checking', 'checked']);

/** Whether leaving would discard the import: nothing is written yet, and nothing will be. */
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

/** Current step of an import, from 0; the first one before there is a file. */
export const getStep = (imported: Import | undefined) => (imported ? steps[imported.state] : 0);

/** Status of the current step for antd's Steps. */
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
