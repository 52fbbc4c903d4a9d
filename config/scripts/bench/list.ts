import memberDetail from '../../../src/locales/zh-CN/memberDetail';
import project from '../../../src/locales/zh-CN/project';
import { signIn, type WatchedPage } from '../../../tests/e2e/browser';
import { type Step, timeStep, watchInput } from './answer';
import { inLab, type Lab } from './lab';

/** A list with more than a hundred rows, and the steps to measure in it. */
type List = { name: string; path: string; steps: readonly Step[] };

/** Baseline of the other steps: what the browser itself needs for a click on a page with so many rows. */
const nothing: Step = {
  name: 'a click that does nothing',
  act: (list) => list.getByRole('heading', { level: 1 }).click(),
};
const page: Step = {
  name: 'page',
  // Goes to the second page and back.
  act: (list, run) => list.locator(`.ant-pagination-item-${2 - (run % 2)}`).click(),
};
const tick: Step = {
  name: 'select row',
  act: (list) => list.locator('.ant-table-tbody input[type=checkbox]').nth(5).click(),
};
const cell = '.ant-table-tbody .ant-table-row td:nth-child(3)';
const openRow = (list: WatchedPage) => list.locator(cell).nth(2).click();
const closeRow = (list: WatchedPage) => list.keyboard.press('Escape');
const openDrawer: Step = { name: 'open drawer', act: openRow, undo: closeRow };
const closeDrawer: Step = { name: 'close drawer', prepare: openRow, act: closeRow };
const sortBy = (column: string): Step => ({
  name: 'sort',
  act: (list) => list.getByRole('columnheader', { name: column }).click(),
});
const filterBy = (field: string): Step => ({
  name: 'filter',
  act: async (list, run) => {
    await list.getByRole('textbox', { name: field }).fill(String(1000 + run));
    await list.keyboard.press('Enter');
  },
});

const lists: readonly List[] = [
  {
    name: 'Member List',
    path: '/member/member-list',
    steps: [nothing, sortBy(memberDetail['field.recordCount']), page, tick, filterBy(memberDetail['field.mobile'])],
  },
  {
    name: 'Project List',
    path: '/project/project-list',
    steps: [sortBy(project['column.records']), page, tick, filterBy(project['filter.keyword'])],
  },
  { name: 'Event Tracks', path: '/data/event-tracks', steps: [openDrawer, closeDrawer] },
];

async function benchOne(lab: Lab, { name, path, steps }: List) {
  const list = await lab.open();
  await signIn(list, `${path}?pageSize=100`);
  await list.locator('.ant-table-tbody .ant-table-row').nth(99).waitFor();
  await lab.slowDown(list);
  await list.evaluate(watchInput);
  for (const step of steps)
    await lab.report(() => timeStep(list, { ...step, name: `${name}, 100 rows, ${step.name}` }));
  await list.context().close();
}

/** Measures the most frequent actions in a list, in Chromium on the production build. */
export const benchList = () =>
  inLab(async (lab) => {
    for (const list of lists) await benchOne(lab, list);
  });
