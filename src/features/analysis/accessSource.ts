import { getLocale } from '@umijs/max';
import { officialSources, unofficialSources } from '@/domain/analysis/distribution';
import type { analysisTexts } from '@/locales/analysis';
import enUS from '@/locales/en-US/accessSource';
import zhCN from '@/locales/zh-CN/accessSource';
import type { TextOf } from '@/utils/text';

/** Name of a source of opens in the current language; undefined if unknown. */
export function getSourceName(key: number) {
  const names: Readonly<Record<number, string>> = getLocale() === 'en-US' ? enUS : zhCN;
  return names[key];
}

/** Filter options for all named sources. */
export const getSourceOptions = () =>
  [...officialSources, ...unofficialSources].flatMap((key) => {
    const label = getSourceName(key);
    return label === undefined ? [] : [{ value: String(key), label }];
  });

/** Name of a source of opens; unofficial ones are marked, unknown ones show their number. */
export function formatSourceName(t: TextOf<typeof analysisTexts>, key: number) {
  const name = getSourceName(key);
  if (name === undefined) return t('source.unknown', { key });
  return unofficialSources.includes(key) ? t('source.unofficial', { name }) : name;
}
