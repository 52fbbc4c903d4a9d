import { File as NodeFile } from 'node:buffer';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { click, write } from '@/components/testing/events';
import type { QuizContent } from '@/contract/quiz';
import type { Question } from '@/contract/quiz-question';
import { picture } from '@/domain/image/testing/pictures';
import { choice, condition, optionsOf, question, quiz, show } from '@/domain/quiz/testing/build';
import { findDialog } from '../../../../../../tests/dialog';
import { fault, server } from '../../../../../../tests/server';
import { findOptions, openEditor } from '../../testing/open-editor';
// The dialog is loaded on demand; a busy machine takes longer for that than a test waits.
import './OptionLinesDialog';
import { QuestionPanel } from './QuestionPanel';

const open = (questions: Question[], fields?: Partial<QuizContent>) => {
  const editor = openEditor(<QuestionPanel />, quiz(questions, fields));
  const saved = (id: string) => editor.quiz().questions.find(({ questionId }) => questionId === id);
  const select = async (id: string) => {
    editor.select(id);
    await waitFor(() => expect(field(/^(题干|分节标题)$/)).toHaveValue(`Title ${id}`));
  };
  return { ...editor, saved, select };
};
const field = (label: string | RegExp) => screen.getByLabelText(label);
const findError = (label: string, text: string | RegExp) =>
  waitFor(() => expect(field(label).closest('.ant-form-item')).toHaveTextContent(text));
const fill = (label: string, text: string) => write(field(label), text);
async function choose(user: UserEvent, label: string, option: string) {
  await user.click(field(label));
  await user.click((await findOptions()).find(({ title }) => title === option) as HTMLElement);
}
const openMore = (user: UserEvent) => user.click(screen.getByText('更多设置'));

test('shows invalid limits and patterns of a text question at their fields and keeps valid changes', async () => {
  const { user, saved } = open([question('text', 'name'), question('number', 'age')]);
  await choose(user, '校验格式', '手机号');
  expect(screen.getByText(/例如 13800138000/)).toBeInTheDocument();
  await fill('最少字数', '20');
  await fill('最多字数', '10');
  await findError('最多字数', '不能小于前一项');
  await openMore(user);
  await fill('正则表达式', '(a+');
  await findError('正则表达式', '不是有效的正则表达式');
  await fill('正则表达式', '(a+)+b');
  await findError('正则表达式', /长时间无响应/);
  await fill('正则表达式', 'a+');
  await findError('正则表达式', '两者只能选其一');
  await user.click(field('敏感信息'));
  await choose(user, '绑定档案字段', '姓名');
  await waitFor(() => expect(saved('name')).toMatchObject({ sensitive: true, fieldBinding: 'name', code: 'name' }));
});

test('has fields by type, and shows the error of a field again when its question is selected again', async () => {
  const { saved, select } = open([
    question('number', 'age'),
    question('rate', 'rate'),
    question('image', 'photo'),
    question('section', 'part'),
  ]);
  await fill('最小值', '1.00001');
  await findError('最小值', /最多 4 位小数/);
  const typed = { 最小值: '30', 最大值: '250', 单位: 'cm', 占位提示: '量到厘米' };
  for (const [label, text] of Object.entries(typed)) await fill(label, text);
  const expected = { min: 30, max: 250, unit: 'cm', placeholder: '量到厘米' };
  await waitFor(() => expect(saved('age')?.validation).toMatchObject(expected));

  await select('rate');
  await findError('最大值', '不填则到 5 为止');
  await fill('最大值', '11');
  await findError('最大值', /0–10/);
  await select('photo');
  await fill('最多张数', '3');
  await waitFor(() => expect(saved('photo')?.validation).toEqual({ maxFiles: 3 }));
  await select('rate');
  await findError('最大值', /0–10/);
  await select('part');
  expect(screen.queryByLabelText('题干')).not.toBeInTheDocument();
});

test('applies a code on Enter or blur, restores it on Escape, and refuses a duplicate', async () => {
  const { user, saved, select, undo } = open([question('text', 'name'), question('text', 'age')]);
  await openMore(user);
  await fill('编码', 'full_name');
  expect(saved('name')?.code).toBe('name');
  await user.keyboard('{Enter}');
  expect(saved('name')?.code).toBe('full_name');
  await fill('编码', 'other');
  await user.keyboard('{Escape}');
  expect(field('编码')).toHaveValue('full_name');
  expect(field('编码')).toHaveFocus();
  await fill('编码', 'nick');
  await user.click(field('题干'));
  expect(saved('name')?.code).toBe('nick');
  undo();
  await waitFor(() => expect(field('编码')).toHaveValue('full_name'));

  await fill('编码', 'age');
  await findError('编码', '编码“age”已被使用');
  await select('age');
  expect(await screen.findByText('编码“age”已被使用，未采用')).toBeInTheDocument();
  expect(saved('name')?.code).toBe('full_name');
});

test('a failed upload of a picture does not block other edits and can be retried', async () => {
  server.use(fault.status('POST', '/uploads', 500));
  const { user, saved } = open([question('text', 'name')]);
  await openMore(user);
  const bytes = picture('an extended WebP', { width: 750, height: 422 });
  const file = new NodeFile([bytes], 'a.webp', { type: 'image/webp' }) as unknown as File;
  await user.upload(document.querySelector<HTMLInputElement>('input[aria-label="配图"]') as HTMLInputElement, file);
  expect(await screen.findByText(/^a\.webp 上传失败/)).toBeInTheDocument();
  await fill('题干', '您的姓名');
  expect(saved('name')).toMatchObject({ title: '您的姓名', imageUrl: null });
  const url = '/api/admin/v1/uploads/a.webp';
  server.use(fault.json('POST', '/uploads', { success: true, data: { url } }));
  await click(screen.getByRole('button', { name: /重新上传/ }));
  await waitFor(() => expect(saved('name')?.imageUrl).toBe(url));
  expect(screen.queryByText(/上传失败/)).not.toBeInTheDocument();
});

describe('options', () => {
  test('are added, deleted and moved by keyboard, and undo restores their fields', async () => {
    const {
      user,
      quiz: now,
      undo,
    } = open([{ ...choice('q', 0, 1), options: optionsOf('q', { label: '甲' }, { label: '乙' }) }]);
    const labels = () => screen.getAllByLabelText<HTMLInputElement>(/^第 \d+ 个选项的文字$/);
    await user.click(labels()[1] as HTMLElement);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(labels()[2]).toHaveFocus());
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(labels()).toHaveLength(2));
    expect(labels()[1]).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(labels()[0]).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(labels().map(({ value }) => value)).toEqual(['乙', '甲']));
    await waitFor(() => expect(labels()[1]).toHaveFocus());
    await fill('第 1 个选项的分值', '1.005');
    expect(await screen.findByText(/最多 2 位小数/)).toBeInTheDocument();
    undo();
    await waitFor(() => expect(screen.queryByText(/最多 2 位小数/)).not.toBeInTheDocument());

    await user.type(field('题干'), ' hello world');
    expect(now().questions[0]?.title).toBe('Title q hello world');
    undo();
    await waitFor(() => expect(field('题干')).toHaveValue('Title q hello'));
  });

  test('are edited as lines, after a preview of the changes; an option that a rule uses cannot be deleted', async () => {
    const labels = ['从不', '有时', '经常'].map((label, score) => ({ label, score }));
    const single = { ...choice('q'), options: optionsOf('q', ...labels), scored: false };
    const { user, saved } = open([single, question('text', 'then')], {
      rules: [show('then', condition('q', 'eq', ['q-2']))],
    });
    await click(screen.getByRole('button', { name: '批量编辑' }));
    const dialog = await findDialog('应用后的变化');
    const write = async (text: string) => {
      await user.clear(dialog.getByLabelText('选项'));
      await user.paste(text);
    };
    await write('从不 | 0\n有时 | 1');
    expect(await dialog.findByText(/删除选项.*经常/)).toBeInTheDocument();
    expect(await dialog.findByText(/有 1 条规则引用，不能删除：若 q.*经常.*则显示 then/)).toBeInTheDocument();
    await write('从不 | 0\n偶尔 | 1\n有时候 | 2\n经常 | 3.005');
    expect(await dialog.findByText(/第 4 行的分值/)).toBeInTheDocument();
    await write('从不 | 0\n偶尔 | 1\n有时候 | 2\n经常 | 3');
    expect(await dialog.findByText(/新增选项.*偶尔/)).toBeInTheDocument();
    expect(dialog.getByText(/分值会保留，但.*后才计入得分/)).toBeInTheDocument();
    await click(dialog.getByRole('button', { name: '应用' }));
    await waitFor(() =>
      expect(saved('q')?.options.map(({ label }) => label)).toEqual(['从不', '偶尔', '有时候', '经常']),
    );
    expect(saved('q')?.options[3]).toMatchObject({ optionId: 'q-2', score: 3 });

    await choose(user, '题型', '单行填空');
    expect(await screen.findByText(/有 1 条规则引用，不能改为该题型/)).toBeInTheDocument();
  });
});
