import type { HospitalOption } from '../../contract/hospital';

type Patient = { projectId: string; regionText: string | null };

/** Province and city of a region's full name, such as "广东省 深圳市 南山区". */
const getPlace = (regionText: string | null) => {
  const [province, city = province] = regionText?.split(' ') ?? [];
  return { province, city };
};

/** Name of the city of a hospital. */
export const getCity = ({ regionText }: Pick<HospitalOption, 'regionText'>) => getPlace(regionText).city ?? '';

/** Hospitals for a referral: those of the project first, each in the patient's city, then province, then elsewhere. */
export function sortForReferral<Option extends Pick<HospitalOption, 'regionText' | 'projectIds'>>(
  hospitals: readonly Option[],
  { projectId, regionText }: Patient,
): Option[] {
  const own = getPlace(regionText);
  const getDistance = (hospital: Option) => {
    const { province, city } = getPlace(hospital.regionText);
    if (own.province === undefined || province !== own.province) return 2;
    return city === own.city ? 0 : 1;
  };
  const getRank = (hospital: Option) => (hospital.projectIds.includes(projectId) ? 0 : 3) + getDistance(hospital);
  return hospitals.toSorted((a, b) => getRank(a) - getRank(b));
}
