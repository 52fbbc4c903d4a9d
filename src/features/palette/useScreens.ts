import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { useText } from '@/hooks/useText';
import { menuTexts } from '@/locales/menu';
import { paletteTexts } from '@/locales/palette';
import { SUPPORTED_LOCALES } from '@/utils/constants';
import type { Texts } from '@/utils/text';
import { screenPaths, titleKey } from './screens';

type Screen = {
  path: string;
  title: string;
  section: string | undefined;
  names: readonly string[];
};

const inEach = (texts: Texts, key: string) =>
  SUPPORTED_LOCALES.flatMap((locale) => (texts[locale] as Readonly<Record<string, string>>)[key] ?? []);

/** Search texts of a screen: its titles and other names, those of its section, and the words of its path. */
export function screenNames(path: string): readonly string[] {
  const [, first = ''] = path.split('/');
  const words = inEach(paletteTexts, `words.${titleKey(path)}`);
  return [...inEach(menuTexts, titleKey(path)), ...words, ...inEach(menuTexts, first), ...path.split('/')];
}

/** Title of the screen at a path in the operator's language; undefined if there is none. */
export function useScreenTitles() {
  const intl = useIntl();
  const t = useText(paletteTexts);
  return useMemo(
    () => (pathname: string) => {
      const id = `${menuTexts.section}.${titleKey(pathname)}`;
      if (typeof intl.messages[id] !== 'string') return undefined;
      const title = intl.formatMessage({ id });
      const period = /\/(weekly|monthly)$/.exec(pathname)?.[1];
      return period ? t(`period.${period as 'weekly' | 'monthly'}`, { title }) : title;
    },
    [intl, t],
  );
}

/** All screens that need no id. */
export function useScreens(): readonly Screen[] {
  const titleOf = useScreenTitles();
  return useMemo(
    () =>
      screenPaths.map((path) => {
        const [, first = ''] = path.split('/');
        const title = titleOf(path) ?? path;
        const section = titleOf(`/${first}`);
        const names = [title, ...screenNames(path)];
        return { path, title, section: section === title ? undefined : section, names };
      }),
    [titleOf],
  );
}
