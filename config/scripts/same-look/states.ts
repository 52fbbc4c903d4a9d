import type { WatchedPage } from '../../../tests/e2e/browser';
import { distinctScreens } from '../../../tests/e2e/screens';

export type State = {
  name: string;
  path: string;
  /** Opens a popup or overlay on the screen; without it, the loaded screen is compared. */
  open?: (page: WatchedPage) => Promise<unknown>;
};

const LIST = '/member/member-list';
const click = (selector: string) => (page: WatchedPage) => page.locator(selector).first().click();

/** Every screen, and each kind of overlay: menus, pickers, dialogs, drawers, a form with validation errors. */
export const states: State[] = [
  { name: 'sign-in', path: '/user/login' },
  {
    name: 'sign-in, with errors',
    path: '/user/login',
    open: (page) => page.locator('button.ant-btn-primary').click(),
  },
  ...distinctScreens.map(({ path }) => ({ name: path, path })),
  { name: 'not found', path: '/no-such-screen' },
  { name: 'user menu', path: LIST, open: click('header [aria-haspopup=menu]') },
  { name: 'columns', path: LIST, open: click('.ant-pro-page-container button[aria-haspopup]') },
  { name: 'select', path: LIST, open: click('main .ant-select') },
  { name: 'dates', path: LIST, open: click('main .ant-picker') },
  { name: "a row's menu", path: LIST, open: click('.ant-table-row button[aria-haspopup=menu]') },
  { name: 'selected rows', path: LIST, open: click('.ant-table-row .ant-checkbox') },
  { name: 'palette', path: LIST, open: (page) => page.keyboard.press('Control+k') },
  {
    name: 'a form in a dialog, with errors',
    path: '/setting/project-category',
    open: async (page) => {
      await page.locator('main button.ant-btn-primary').first().click();
      await page.locator('.ant-modal button.ant-btn-primary, .ant-drawer button.ant-btn-primary').first().click();
    },
  },
];
