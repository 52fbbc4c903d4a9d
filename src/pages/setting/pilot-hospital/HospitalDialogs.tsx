import type { HospitalListed } from '@/contract/hospital';
import type { StatusAction } from '@/domain/hospital/status';
import { ProjectsDialog } from './ProjectsDialog';
import { StatusDialog } from './StatusDialog';

export type HospitalDialog = { kind: StatusAction | 'setProjects'; hospital: HospitalListed };

type Props = { dialog: HospitalDialog; reload: () => void; onClose: () => void };

/** The dialog that an action on one hospital has opened. */
export function HospitalDialogs({ dialog: { kind, hospital }, ...props }: Props) {
  if (kind === 'setProjects') return <ProjectsDialog hospital={hospital} {...props} />;
  return <StatusDialog action={kind} hospital={hospital} {...props} />;
}
