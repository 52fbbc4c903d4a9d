import { settled, signIn } from '../../../tests/e2e/browser';
import { firstId } from '../../../tests/e2e/first-id';
import { timeKeys } from './keys';
import { inLab, type Lab } from './lab';

const AIM_MS = 50;

/**
 * A form to measure: its path, the list (`of`) whose first id completes the path, and a selector of the field to type
 * in.
 */
type Form = { name: string; path: string; of?: string; field: string };

/** Runs in the page: adds a field without listeners, to measure what the browser alone needs for a key. */
function addBareField(field: Element) {
  const bare = document.createElement('textarea');
  bare.className = 'bare-field';
  field.parentElement?.append(bare);
}

async function benchOne(lab: Lab, { name, path, of, field }: Form) {
  const page = await lab.open();
  await signIn(page);
  await page.goto(of ? `${path}&id=${await firstId(page, of)}` : path);
  await page.locator(field).first().waitFor();
  await settled(page);
  await page.locator(field).first().evaluate(addBareField);
  await lab.slowDown(page);
  await lab.report(async () => [
    { name: `${name}, a key`, times: await timeKeys(page, page.locator(field).first()), aim: AIM_MS },
    { name: '  in a field without listeners', times: await timeKeys(page, page.locator('.bare-field')) },
  ]);
  await page.context().close();
}

const forms: readonly Form[] = [
  { name: 'Category, in its drawer', path: '/setting/project-category?edit=new', field: '.ant-drawer-open textarea' },
  {
    name: 'Member, in its drawer',
    path: '/member/member-detail?edit=member',
    of: 'members',
    field: '.ant-drawer-open input[type=text]:enabled:visible',
  },
  { name: 'Project', path: '/project/project-edit?id=9010', field: 'form input[type=text]:enabled:visible' },
];

/** Measures typing in short and long forms, in Chromium on the production build. */
export const benchForms = () =>
  inLab(async (lab) => {
    for (const form of forms) await benchOne(lab, form);
  });
