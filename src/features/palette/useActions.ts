import { history } from '@umijs/max';
import { exportHere } from '@/components/list/useExportOnArrival';
import { otherLanguage, switchLanguage } from '@/components/other-language';
import { type UserAction, userActions } from '@/components/user-actions';
import { NEW_PROJECT_PATH } from '@/features/project/project-path';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { paletteTexts } from '@/locales/palette';
import { shortcutTexts } from '@/locales/shortcut';
import type { PaletteOption } from './option';
import { useTitleOf } from './useScreens';

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

/** What can be done from anywhere; of exports, before anything is typed, only that of the list on the screen. */
export function useActions(): readonly Action[] {
  const t = useText(paletteTexts);
  const tApp = useText(appTexts);
  const tShortcut = useText(shortcutTexts);
  const titleOf = useTitleOf();
  const { pathname } = history.location;
  const ofUser = (action: UserAction, label: string, words: readonly string[]): Action => ({
    key: action,
    label,
    words,
    isUsual: true,
    run: () => userActions.run(action),
  });
  const exports = exportable.map(
    (path): Action => ({
      key: `export ${path}`,
      label: t('action.export', { title: titleOf(path) ?? path }),
      words: ['export', '导出', ...path.split('/')],
      isUsual: path === pathname,
      run: () => exportHere(path),
    }),
  );
  const { name } = otherLanguage();
  return [
    {
      key: 'new project',
      label: t('action.newProject'),
      words: ['new project', 'create', '新建项目'],
      isUsual: true,
      href: NEW_PROJECT_PATH,
    },
    ...exports,
    ofUser('jobs', tApp('jobs'), ['my jobs', '我的任务']),
    ofUser('handover', tApp('handover'), ['hand over work', '工作交接']),
    ofUser('shortcuts', tShortcut('title'), ['keyboard shortcuts', 'help', '键盘快捷键', '帮助']),
    {
      key: 'language',
      label: t('action.language', { name }),
      words: ['language', 'english', 'chinese', '语言', '中文', '英文'],
      isUsual: true,
      run: switchLanguage,
    },
    ofUser('logout', tApp('logout'), ['log out', 'sign out', '退出登录', '注销']),
  ];
}
