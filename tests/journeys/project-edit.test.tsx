import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { picture } from '@/domain/image/testing/pictures';
import { richTextProblem } from '@/domain/rich-text/rich-text';
import type { ProjectRow } from '../../mock/project/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { recordCalls } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

// What jsdom has in their place does not survive the way to the mock.
const { constructor: NodeFormData } = await new Response(new URLSearchParams()).formData();
beforeAll(() => {
  vi.stubGlobal('FormData', NodeFormData);
  vi.stubGlobal('File', NodeFile);
  // ProseMirror scrolls to the selection, and jsdom has no layout to measure it in.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterAll(() => vi.unstubAllGlobals());

const named = (name: string): ProjectRow => {
  const row = state().world.projects.find((one) => one.name === name);
  if (!row) throw new Error(`no project ${name}`);
  return row;
};

const field = (name: string) => screen.getByLabelText(name);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const stepOf = (app: App) => new URLSearchParams(app.address().split('?')[1]).get('step') ?? 'basic';
const stepButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^(\\d )?${name}`) });

async function choose(app: App, label: string, option: string) {
  await app.user.click(screen.getByRole('combobox', { name: label }));
  await app.user.type(screen.getByRole('combobox', { name: label }), option);
  const found = await waitFor(() => {
    const one = [...document.querySelectorAll('.ant-select-item-option')].find((item) =>
      item.textContent?.includes(option),
    );
    if (!one) throw new Error(`no option ${option}`);
    return one;
  });
  await app.user.click(found);
}

/** Puts HTML into a rich text as a paste does. */
async function paste(label: string, html: string) {
  const box = await screen.findByRole('textbox', { name: label });
  const data: Record<string, string> = { 'text/html': html, 'text/plain': html.replaceAll(/<[^>]*>/g, '') };
  fireEvent.paste(box, {
    clipboardData: { getData: (type: string) => data[type] ?? '', types: Object.keys(data), files: [] },
  });
  return box;
}

describe('from nothing to members', () => {
  test('a project of patient education is written in steps, saves itself on the way, and is published', async () => {
    const app = await signedIn('/project/project-edit');
    expect(screen.queryByRole('button', { name: /参与条件/ })).not.toBeInTheDocument();
    await app.user.click(button('下一步'));
    await waitFor(() => expect(field('项目名称')).toHaveAccessibleDescription(/不能为空/));
    await app.user.type(field('项目名称'), '家庭饮食指导');
    await app.user.click(screen.getByRole('radio', { name: '患者教育' }));
    await app.user.click(button('下一步'));
    await waitFor(() => expect(stepOf(app)).toBe('criteria'));
    const { id } = named('家庭饮食指导');
    expect(app.address()).toBe(`/project/project-edit?id=${id}&step=criteria`);

    await app.user.click(await screen.findByRole('button', { name: /预览发布/ }));
    const missing = await screen.findByRole('link', { name: '上传封面图' });
    expect(
      screen.getAllByRole('link').filter(({ textContent }) => /填写|选择|上传/.test(textContent ?? '')),
    ).toHaveLength(4);
    await app.user.click(missing);
    await waitFor(() => expect(stepOf(app)).toBe('basic'));

    await choose(app, '项目分类', '饮食指导');
    const chooser = document.querySelector<HTMLInputElement>('input[aria-label="封面图"]') as HTMLInputElement;
    const cover = new NodeFile([picture('an extended WebP', { width: 750, height: 422 })], 'c.webp', {
      type: 'image/webp',
    });
    await app.user.upload(chooser, cover as unknown as File);
    await screen.findByRole('button', { name: '预览图片：封面图' });
    await app.user.type(field('简介'), '吃得健康');
    await paste('项目详情', '<h1>饮食</h1><p class=MsoNormal><b>少盐</b><o:p></o:p><script>x()</script></p>');
    const calls = recordCalls();
    await app.user.click(button('保存草稿'));
    await waitFor(() => expect(named('家庭饮食指导').content).toContain('<strong>少盐</strong>'));
    expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    const { content } = named('家庭饮食指导');
    expect(content).toContain('<h2>饮食</h2>');
    expect(richTextProblem(content ?? '', 'full')).toBeNull();
    expect(await screen.findByText(/^已于 \d\d:\d\d 自动保存$/)).toBeInTheDocument();

    await app.user.click(stepButton('预览发布'));
    expect(await screen.findByText(/可以上线/)).toBeInTheDocument();
    const phone = screen.getByRole('region', { name: '会员看到的项目页' });
    expect(within(phone).getByText('吃得健康')).toBeInTheDocument();
    await app.user.click(button(/^上 ?线$/));
    const dialog = await screen.findByRole('dialog');
    await app.user.click(within(dialog).getByRole('button', { name: /^上 ?线$/ }));
    await waitFor(() => expect(named('家庭饮食指导').status).toBe('published'));
    expect(await screen.findByRole('button', { name: '保存并更新线上' })).toBeInTheDocument();
  });
});
