import { Cascader } from 'antd';
import { searchByPath } from '@/components/inputs/search';
import { rule as limit } from '@/contract/limits/quiz';
import { useRegions } from '@/hooks/useRegions';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { quizLogicTexts } from '@/locales/quizLogic';
import { formatRegion, getRegionPath } from '@/utils/regions';
import { getTexts, type ValueProps } from './value-props';

/** One or several provinces, cities or districts. A selected region includes those within it. */
export function RegionsValue({ offer, value, place, isUnfit, onChange }: ValueProps<'regions'>) {
  const t = useText(quizLogicTexts);
  const tInput = useText(inputTexts);
  const codes = getTexts(value);
  const { regions, isLoading } = useRegions(true);
  const getPath = (code: string) => {
    const path = getRegionPath(regions, code).map((region) => region.value);
    // A code that is no longer in the standard stays selected.
    return path.length > 0 ? path : [code];
  };
  const common = {
    'aria-label': t('condition.value', { place: place + 1 }),
    style: { width: '100%' },
    status: isUnfit ? ('warning' as const) : undefined,
    allowClear: false,
    showSearch: searchByPath,
    loading: isLoading,
    placeholder: tInput('region'),
    notFoundContent: regions.length > 0 ? undefined : tInput(isLoading ? 'region.loading' : 'region.failed'),
    options: regions,
  };
  return offer.isSeveral ? (
    <Cascader
      {...common}
      multiple
      showCheckedStrategy={Cascader.SHOW_PARENT}
      value={codes.map(getPath)}
      displayRender={(_, path) => formatRegion(regions, path?.at(-1)?.value)}
      onChange={(paths: string[][]) => onChange(paths.flatMap((path) => path.slice(-1)).slice(0, limit.maxValues))}
    />
  ) : (
    <Cascader
      {...common}
      changeOnSelect
      value={codes.slice(0, 1).flatMap(getPath)}
      displayRender={() => formatRegion(regions, codes[0])}
      onChange={(path?: string[]) => onChange(path ? path.slice(-1) : [])}
    />
  );
}
