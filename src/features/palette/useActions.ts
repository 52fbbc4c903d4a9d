import { history } from '@umijs/max';
import { exportHere } from '@/components/list/useExportOnArrival';
import { notificationDrawerStore } from '@/components/shell/notifications/drawer-store';
import { getOtherLanguage, switchLanguage } from '@/components/shell/other-language';
import { type UserAction, userActions } from '@/components/shell/user-actions';
import { NEW_PROJECT_PATH } from '@/features/project/project-path';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { paletteTexts } from '@/locales/palette';
import { shortcutTexts } from '@/locales/shortcut';
import { SUPPORTED_LOCALES } from '@/utils/constants';
import type { PaletteOption } from './option';
import { screenNames, useScreenTitles } from './useScreens';

/** The lists that can be exported. */
const exportable = [
  '/member/member-list',
  '/record/record-list',
  '/data/report-list',
  '/data/follow-tracks',
  '/project/project-list',
  '/channel/channel-list',
  '/channel/link-list',
  '/channel/channel-tracks',
  '/data/event-tracks',
  '/setting/pilot-hospital',
];

type Action = PaletteOption & {
  /** What else it is found by. */
  words: readonly string[];
  /** Offered before anything is typed. */
  isUsual: boolean;
};

type Words = 'newProject' | 'export' | 'handover' | 'notifications' | 'jobs' | 'language' | 'logout' | 'shortcuts';

/** What an action is found by, in both languages. */
const getSearchTexts = (action: Words) => SUPPORTED_LOCALES.map((locale) => paletteTexts[locale][`words.${action}`]);

/** What an export is found by: the list by all its names, alone and as what is exported, in both languages. */
function exportWords(path: string) {
  const names = screenNames(path);
  const labels = SUPPORTED_LOCALES.flatMap((locale) =>
    names.map((name) => paletteTexts[locale]['action.export'].replace('{title}', name)),
  );
  return [...labels, ...getSearchTexts('export'), ...names];
}

/** What can be done from anywhere; of exports, before anything is typed, only that of the list on the screen. */
export function useActions(): readonly Action[] {
  const t = useText(paletteTexts);
  const tApp = useText(appTexts);
  const tShortcut = useText(shortcutTexts);
  const titleOf = useScreenTitles();
  const { pathname } = history.location;
  const ofUser = (action: UserAction, label: string): Action => ({
    key: action,
    label,
    words: getSearchTexts(action),
    isUsual: true,
    run: () => userActions.run(action),
  });
  const exports = exportable.map(
    (path): Action => ({
      key: `export ${path}`,
      label: t('action.export', { title: titleOf(path) ?? path }),
      words: exportWords(path),
      isUsual: path === pathname,
      run: () => exportHere(path),
    }),
  );
  const { name } = getOtherLanguage();
  return [
    {
      key: 'new project',
      label: t('action.newProject'),
      words: getSearchTexts('newProject'),
      isUsual: true,
      href: NEW_PROJECT_PATH,
    },
    ...exports,
    {
      key: 'notifications',
      label: t('action.notifications'),
      words: getSearchTexts('notifications'),
      isUsual: true,
      run: notificationDrawerStore.open,
    },
    ofUser('jobs', tApp('jobs')),
    ofUser('handover', tApp('handover')),
    ofUser('shortcuts', tShortcut('title')),
    {
      key: 'language',
      label: t('action.language', { name }),
      words: getSearchTexts('language'),
      isUsual: true,
      run: switchLanguage,
    },
    ofUser('logout', tApp('logout')),
  ];
}
