import { useCompareFields } from '@/components/form/useCompareFields';
import type { Hospital } from '@/contract/hospital';
import { useRegions } from '@/hooks/useRegions';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { formatRegion } from '@/utils/regions';
import type { HospitalValues } from './values';

const comparedFields = [
  'name',
  'level',
  'kind',
  'nature',
  'regionCode',
  'address',
  'shortName',
  'orgCode',
  'departments',
  'phone',
  'openHours',
  'contactName',
  'contactMobile',
  'latitude',
  'longitude',
  'joinedAt',
  'sort',
  'intro',
  'logoUrl',
  'photos',
] as const;

/** Fields of the comparison after a conflict, in the order of the form. */
export function useCompareHospital() {
  const t = useText(hospitalTexts);
  const { regions } = useRegions(true);
  const pictures = (name: 'logoUrl' | 'photos') => (urls: unknown) => {
    const shown = [urls].flat().filter((url) => typeof url === 'string');
    if (shown.length === 0) return '—';
    return shown.map((url) => <img key={url} src={url} alt={t(`field.${name}`)} height={40} />);
  };
  return useCompareFields<HospitalValues, Hospital>(hospitalTexts, comparedFields, {
    regionCode: { format: (code) => formatRegion(regions, code as string | null) },
    contactMobile: { shownOf: ({ contactMobileMasked }) => contactMobileMasked },
    logoUrl: { format: pictures('logoUrl') },
    photos: { format: pictures('photos') },
  });
}
