import { history } from '@umijs/max';
import { NEW_ENTITY } from '@/components/form/useEditParam';
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

/** Lists with an export. */
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

/** Lists that open the form of a new entry by URL. */
const creatable = {
  followUp: '/data/follow-tracks',
  channel: '/channel/channel-list',
  hospital: '/setting/pilot-hospital',
  hotword: '/setting/search-hotwords',
  banner: '/setting/home-banners',
  category: '/setting/project-category',
  hint: '/setting/result-hint',
};
type Creatable = keyof typeof creatable;

type Action = PaletteOption & {
  /** More search texts. */
  words: readonly string[];
  /** Offered before a text is entered. */
  isUsual: boolean;
};

type Words =
  | 'newProject'
  | 'create'
  | 'export'
  | 'handover'
  | 'notifications'
  | 'jobs'
  | 'language'
  | 'logout'
  | 'shortcuts';

/** Search texts of an action, in both languages. */
const getSearchTexts = (action: Words) => SUPPORTED_LOCALES.map((locale) => paletteTexts[locale][`words.${action}`]);

/** Search texts of a new entry: its labels and the words for creating, in both languages. */
const createWords = (what: Creatable) => [
  ...SUPPORTED_LOCALES.map((locale) => paletteTexts[locale][`create.${what}`]),
  ...getSearchTexts('create'),
];

/** Search texts of an export: all names of the list, alone and with the word for export, in both languages. */
function exportWords(path: string) {
  const names = screenNames(path);
  const labels = SUPPORTED_LOCALES.flatMap((locale) =>
    names.map((name) => paletteTexts[locale]['action.export'].replace('{title}', name)),
  );
  return [...labels, ...getSearchTexts('export'), ...names];
}

/** Actions that are available everywhere. Before a text is entered, only the new entry and the export of the shown
 * list are offered. */
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
  const creates = (Object.keys(creatable) as Creatable[]).map(
    (what): Action => ({
      key: `create ${what}`,
      label: t(`create.${what}`),
      words: createWords(what),
      isUsual: creatable[what] === pathname,
      href: `${creatable[what]}?edit=${NEW_ENTITY}`,
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
    ...creates,
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
