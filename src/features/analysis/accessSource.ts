import { getLocale } from '@umijs/max';
import { officialSources, unofficialSources } from '@/domain/analysis/distribution';
import type { analysisTexts } from '@/locales/analysis';
import enUS from '@/locales/en-US/accessSource';
import zhCN from '@/locales/zh-CN/accessSource';
import type { TextOf } from '@/utils/text';

/** The name of a source of opens in the operator's language, undefined for one that nobody knows. */
export function plainSourceName(key: number) {
  const names: Readonly<Record<number, string>> = getLocale() === 'en-US' ? enUS : zhCN;
  return names[key];
}

/** All sources that have a name, for a filter to choose from. */
export const sourceOptions = () =>
  [...officialSources, ...unofficialSources].flatMap((key) => {
    const label = plainSourceName(key);
    return label === undefined ? [] : [{ value: String(key), label }];
  });

/** The name of a source of opens. One that no official table has is marked, one that nobody knows shows its number. */
export function sourceName(t: TextOf<typeof analysisTexts>, key: number) {
  const name = plainSourceName(key);
  if (name === undefined) return t('source.unknown', { key });
  return unofficialSources.includes(key) ? t('source.unofficial', { name }) : name;
}
