import { useMemo } from 'react';
import { useLinkLabel } from '@/components/link/useLinkLabel';
import { useValidityLabel } from '@/components/link/useValidityLabel';
import type { ProjectLink } from '@/contract/project-link';
import type { ResultLevel } from '@/contract/quiz';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { projectLinkTexts } from '@/locales/projectLink';

export type Level = Pick<ResultLevel, 'code' | 'name'>;

/** Labels for the fields of project links. `levels` are the result levels of the project's quiz. */
export function useLinkLabels(levels: readonly Level[]) {
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
      /** Levels that see the link; undefined for all. */
      levels: (codes: readonly string[]) =>
        codes.length === 0 ? undefined : t('level.only', { levels: codes.map(level).join(t('separator')) }),
      /** Validity in the time zone of the business; undefined if unlimited. */
      validity: ({ validFrom, validTo }: Pick<ProjectLink, 'validFrom' | 'validTo'>) => validity(validFrom, validTo),
    };
  }, [t, position, link, validity, levels]);
}

export type LinkLabels = ReturnType<typeof useLinkLabels>;
