import type { Random } from '../../../mock/fixtures/random';
import { firstOperator, secondOperator, settled, visit, type WatchedPage } from '../browser';
import { screens } from '../screens';
import type { Faults } from './faults';
import { clickable, listTargets, type Target, textInputs } from './targets';

/** A step of the monkey. @returns what it did */
type Action = (page: WatchedPage, random: Random, faults: Faults) => Promise<string>;

const keys = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Escape', 'Escape', 'Space', 'Home', 'End', 'Backspace'],
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'PageDown'],
  ...['j', 'k', 'x', 'c', 'y', 'n', 'e', '?', '/', 'Control+k', 'Control+s', 'Control+z', 'Control+a', 'Alt+ArrowUp'],
];

const texts = [
  ...[
    '张三',
    '13800138000',
    '2026-03-01',
    '20261331',
    '-1',
    '0',
    '99999999999999999999',
    '1e400',
    ' ',
    '%',
    '\\',
    '"\'',
  ],
  ...[
    '<img src=x onerror=alert(1)>',
    '{{name}}',
    '__proto__',
    '👩‍👩‍👧‍👦',
    '\u202Eabc',
    '\u200B',
    'ａｂｃ',
    'https://example.com/?a=b&c',
  ],
  ...['长'.repeat(300), 'javascript:alert(1)', 'R2026', '400-800-1234', '#ff0000', '100', '3.14159'],
];

const ids = ['', '1', '9001', '9010', '6001', 'nothing', '__proto__', '%00', '-1'];
const queries = [
  ...[
    'current=0',
    'current=99999',
    'pageSize=1000',
    'sort=-nothing',
    'tab=all',
    'tab=x',
    'status=active,x',
    'from=2026-02-30',
  ],
  ...['keyword=%3Cb%3E', 'edit=new', 'edit=1', 'view=x', 'compare=year', 'a[b]=c', '__proto__=1', 'id=1&id=2'],
];

/** Repeats each item by its weight, to pick one from. */
const repeat = <Item>(weighted: [item: Item, weight: number][]) =>
  weighted.flatMap(([item, weight]) => Array.from({ length: weight }, () => item));

const click: Action = async (page, random) => {
  const kinds = await listTargets(page, ...clickable.map(([selector]) => selector));
  const weighted = kinds.flatMap((targets, index): [Target[], number][] =>
    targets.length > 0 ? [[targets, clickable[index]?.[1] ?? 1]] : [],
  );
  if (weighted.length === 0) return 'click nothing';
  const { x, y, role, name } = random.pick(random.pick(repeat(weighted)));
  const clickCount = random.chance(0.1) ? 2 : 1;
  await page.mouse.click(x, y, { clickCount });
  return `${clickCount === 2 ? 'double-click' : 'click'} ${role} "${name}"`;
};

const press: Action = async (page, random) => {
  const key = random.pick(keys);
  const times = random.chance(0.2) ? random.int(2, 5) : 1;
  for (let press = 0; press < times; press += 1) await page.keyboard.press(key);
  return `press ${key}${times > 1 ? ` ${times} times` : ''}`;
};

const type: Action = async (page, random) => {
  const [fields = []] = await listTargets(page, textInputs);
  const text = random.pick(texts);
  if (fields.length > 0) {
    const { x, y } = random.pick(fields);
    await page.mouse.click(x, y);
    if (random.chance(0.5)) await page.keyboard.press('Control+a');
  }
  await page.keyboard.insertText(text);
  return `type ${JSON.stringify(text.slice(0, 30))}`;
};

const open: Action = async (page, random) => {
  const { path } = random.pick(screens);
  const query = random.chance(0.5) ? '' : random.pick(queries);
  const name = /quiz|link-edit/.test(path) ? 'projectId' : /agreement/.test(path) ? 'recordId' : 'id';
  const url = `${path}?${name}=${random.pick(ids)}&${query}`;
  if (random.chance(0.15)) await page.goto(url);
  else await visit(page, url);
  return `open ${url}`;
};

/** Runs in the page: a step in the history that stays in the console. */
const step = (isBack: boolean) => {
  const { navigation } = window as unknown as { navigation: { canGoBack: boolean; canGoForward: boolean } };
  if (isBack && navigation.canGoBack) history.back();
  if (!isBack && navigation.canGoForward) history.forward();
};
const goBack: Action = async (page, random) => {
  const steps = random.int(1, 3);
  for (let count = 0; count < steps; count += 1) await page.evaluate(step, true);
  return `Back ${steps} times`;
};
const goForward: Action = async (page) => {
  await page.evaluate(step, false);
  return 'Forward';
};

const switchLanguage: Action = async (page) => {
  await page.locator('header button[lang]').first().click({ timeout: 500 });
  return 'switch the language';
};

const expireSession: Action = async (page) => {
  await page.context().clearCookies();
  return 'expire the session';
};

const signOut: Action = async (page) => {
  await page.locator('header [aria-haspopup=menu]').click({ timeout: 500 });
  await page.locator('[data-menu-id$=logout]').click({ timeout: 500 });
  return 'sign out';
};

const resize: Action = async (page, random) => {
  const width = random.pick([768, 1024, 1280, 1600]);
  await page.setViewportSize({ width, height: 800 });
  return `resize to ${width} px`;
};

const scroll: Action = async (page, random) => {
  await page.mouse.move(random.int(300, 700), random.int(200, 700));
  await page.mouse.wheel(0, random.pick([-600, 300, 600, 3000]));
  return 'scroll';
};

const drag: Action = async (page, random) => {
  const [handles = []] = await listTargets(page, '[aria-roledescription], .ant-image-preview-img, canvas');
  if (handles.length === 0) return 'drag nothing';
  const { x, y, name } = random.pick(handles);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + random.int(-60, 60), y + random.int(-150, 150), { steps: 4 });
  await page.mouse.up();
  return `drag "${name}"`;
};

const reload: Action = async (page) => {
  await page.reload();
  return 'reload';
};

const fail: Action = async (_page, random, faults) => `answer ${faults.plan(random)}`;

const actions = repeat<Action>([
  [click, 50],
  [press, 20],
  [type, 12],
  [open, 7],
  [goBack, 4],
  [goForward, 2],
  [scroll, 2],
  [drag, 1],
  [fail, 5],
  [switchLanguage, 2],
  [resize, 1],
  [reload, 1],
  [signOut, 1],
  [expireSession, 1],
]);

/** Signs in by the form, as one of the two operators. */
async function signIn(page: WatchedPage, random: Random) {
  const { username, password } = random.chance(0.8) ? firstOperator : secondOperator;
  await page.locator('#username').fill(username, { timeout: 2000 });
  await page.locator('#password').fill(password, { timeout: 2000 });
  await page.keyboard.press('Enter');
  return `sign in as ${username}`;
}

/** Some steps wait for the page like a person, others do not. */
const PATIENCE_MS = 1500;

/** Does one random thing. @returns what it did, also if that was not possible */
export async function act(page: WatchedPage, random: Random, faults: Faults) {
  const isAtSignIn = new URL(page.url()).pathname === '/user/login';
  const action = random.pick(actions);
  const isSigningIn = random.chance(0.4);
  if (random.chance(0.6)) await settled(page, PATIENCE_MS).catch(() => undefined);
  try {
    if (isAtSignIn && isSigningIn) return await signIn(page, random);
    return await action(page, random, faults);
  } catch (error) {
    return `(not possible: ${String(error).split('\n')[0]?.slice(0, 80)})`;
  }
}
