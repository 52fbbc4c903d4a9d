import { useEditParam } from '@/components/form/useEditParam';
import { prefetchList } from '@/components/list/prefetch-list';
import { HospitalEdit } from './HospitalEdit';
import { HospitalList, hospitalListSource } from './HospitalList';

export const prefetch = prefetchList(hospitalListSource);

/** Pilot Hospital (docs/domain.md 6.14): the list or, on the same route, the form of a hospital. */
export default function PilotHospital() {
  const { target, close } = useEditParam();
  if (target === undefined) return <HospitalList />;
  return <HospitalEdit key={target} target={target} onClose={close} />;
}
