import { useMemo } from 'react';
import { useLinkLabel } from '@/components/link/useLinkLabel';
import { useValidityLabel } from '@/components/link/useValidityLabel';
import type { ProjectLink } from '@/contract/project-link';
import type { ResultLevel } from '@/contract/quiz';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { projectLinkTexts } from '@/locales/projectLink';

export type Level = Pick<ResultLevel, 'code' | 'name'>;

/** What the links of a project are like, in words; `levels` are those of its quiz. */
export function useLinkTexts(levels: readonly Level[]) {
  const t = useText(projectLinkTexts);
  const position = useEnumLabelOrRaw(projectLinkTexts, 'position');
  const link = useLinkLabel();
  const validity = useValidityLabel();
  return useMemo(() => {
    const level = (code: string) => levels.find((one) => one.code === code)?.name ?? t('level.gone', { code });
    return {
      t,
      position,
      link,
      level,
      /** For whom it is: undefined where it is for all. */
      levels: (codes: readonly string[]) =>
        codes.length === 0 ? undefined : t('level.only', { levels: codes.map(level).join(t('separator')) }),
      /** From when and until when, by the clock of the business; undefined where it is always. */
      validity: ({ validFrom, validTo }: Pick<ProjectLink, 'validFrom' | 'validTo'>) => validity(validFrom, validTo),
    };
  }, [t, position, link, validity, levels]);
}

export type LinkWords = ReturnType<typeof useLinkTexts>;
