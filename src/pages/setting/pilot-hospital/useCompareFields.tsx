import { useMemo } from 'react';
import type { CompareField } from '@/components/form/compare-fields';
import type { Hospital } from '@/contract/hospital';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useRegions } from '@/hooks/useRegions';
import { useText } from '@/hooks/useText';
import { hospitalTexts } from '@/locales/hospital';
import { regionText } from '@/utils/regions';
import type { HospitalValues } from './values';

/** How the fields of a hospital are shown beside one another, in the order of the form. */
export function useCompareFields(): CompareField<HospitalValues, Hospital>[] {
  const t = useText(hospitalTexts);
  const level = useEnumLabel(hospitalTexts, 'level');
  const nature = useEnumLabel(hospitalTexts, 'nature');
  const kind = useEnumLabel(hospitalTexts, 'kind');
  const { regions } = useRegions(true);
  return useMemo(() => {
    const plain = <Name extends keyof HospitalValues & string>(name: Name) => ({ name, label: t(`field.${name}`) });
    const worded = (word: typeof level) => (value: unknown) => word(String(value)) ?? '—';
    const region = (code: unknown) => regionText(regions, code as string | null);
    const pictures = (name: 'logoUrl' | 'photos') => (urls: unknown) => {
      const shown = [urls].flat().filter((url) => typeof url === 'string');
      if (shown.length === 0) return '—';
      return shown.map((url) => <img key={url} src={url} alt={t(`field.${name}`)} height={40} />);
    };
    return [
      plain('name'),
      { ...plain('level'), format: worded(level) },
      { ...plain('kind'), format: worded(kind) },
      { ...plain('nature'), format: worded(nature) },
      { ...plain('regionCode'), format: region },
      plain('address'),
      plain('shortName'),
      plain('orgCode'),
      plain('departments'),
      plain('phone'),
      plain('openHours'),
      plain('contactName'),
      { ...plain('contactMobile'), shownOf: ({ contactMobileMasked }) => contactMobileMasked },
      plain('latitude'),
      plain('longitude'),
      plain('joinedAt'),
      plain('sort'),
      plain('intro'),
      { ...plain('logoUrl'), format: pictures('logoUrl') },
      { ...plain('photos'), format: pictures('photos') },
    ];
  }, [t, level, nature, kind, regions]);
}
