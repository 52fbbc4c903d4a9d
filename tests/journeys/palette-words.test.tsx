import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../app';
import { field, PATH, palette } from '../palette';

const first = () => screen.getAllByRole('option')[0];

async function finds(app: Awaited<ReturnType<typeof signedIn>>, input: HTMLElement, text: string, label: RegExp) {
  await app.user.clear(input);
  await app.user.type(input, text);
  await waitFor(() => expect(first(), text).toHaveAccessibleName(label));
}

test('pages and actions are found by what operators call them, whatever the language', async () => {
  const app = await palette();
  await finds(app, field(), 'logout', /^退出登录/);
  await finds(app, field(), '记录列表', /^筛查记录/);
  await finds(app, field(), '报告列表', /^报告审核/);
  await finds(app, field(), '轮播图', /^首页轮播/);
  await finds(app, field(), '问卷', /^项目列表/);
  await finds(app, field(), 'export members', /^导出会员列表/);
  await finds(app, field(), '导出记录', /^导出筛查记录/);
});

test('in English too', async () => {
  const app = await signedIn(PATH, 'en-US');
  await app.user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: 'Search' });
  await within(await screen.findByRole('dialog')).findAllByRole('option');
  await finds(app, input, 'logout', /^Log out/);
  await finds(app, input, 'screening', /^Record List/);
  await finds(app, input, 'export records', /^Export: Record List/);
  await finds(app, input, '导出会员', /^Export: Member List/);
  await finds(app, input, '记录列表', /^Record List/);
});
