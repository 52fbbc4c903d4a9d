import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { useText } from '@/hooks/useText';
import { menuTexts } from '@/locales/menu';
import { paletteTexts } from '@/locales/palette';
import { screenPaths, titleKey } from './screens';

type Screen = {
  path: string;
  title: string;
  section: string | undefined;
  /** What it is found by: its title in both languages, that of its section, and the words of its address. */
  names: readonly string[];
};

const titlesOf = (key: string) =>
  [menuTexts['zh-CN'], menuTexts['en-US']].flatMap((titles: Readonly<Record<string, string>>) => titles[key] ?? []);

/** The title of the screen at an address, in the operator's language; undefined where there is none. */
export function useTitleOf() {
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

/** All screens that can be opened by themselves. */
export function useScreens(): readonly Screen[] {
  const titleOf = useTitleOf();
  return useMemo(
    () =>
      screenPaths.map((path) => {
        const [, first = ''] = path.split('/');
        const title = titleOf(path) ?? path;
        const section = titleOf(`/${first}`);
        const names = [title, ...titlesOf(titleKey(path)), ...titlesOf(first), ...path.split('/')];
        return { path, title, section: section === title ? undefined : section, names };
      }),
    [titleOf],
  );
}
