import { toAntdRule } from '@/components/inputs/rules';
import { project as limit } from '@/contract/limits/project';
import { countCharacters } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { projectEditTexts } from '@/locales/projectEdit';

/** What the search keywords of a project have to be like. */
export function useKeywordsRule() {
  const t = useText(projectEditTexts);
  return toAntdRule<string[]>((keywords) => {
    if (keywords.length > limit.maxKeywords) return t('keywords.tooMany', { max: limit.maxKeywords });
    const long = keywords.find((keyword) => countCharacters(keyword) > limit.maxKeywordLength);
    return long === undefined ? undefined : t('keywords.tooLong', { word: long, length: limit.maxKeywordLength });
  });
}
