import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
// The code of the screen is there before a test begins: a busy machine takes longer for it than a test waits.
import '@/pages/project/quiz-edit';
import '@/features/quiz-editor/questions/panel/OptionLinesDialog';
import type { Question, QuizContent } from '@/contract/quiz';
import { picture } from '@/domain/image/testing/pictures';
import { emptyQuiz, newQuestion } from '@/domain/quiz/edit/defaults';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { fault, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const DRAFT = '睡眠健康自评';

function draft() {
  const project = state().world.projects.find(({ name }) => name === DRAFT);
  const quiz = state().world.quizzes.find(({ projectId, status }) => projectId === project?.id && status === 'draft');
  if (!quiz) throw new Error('no draft');
  return quiz;
}

let count = 0;
const tools = { newId: () => `id${++count}`, yes: '是', no: '否' };
const ask = (type: Question['type'], code: string, more: Partial<Question> = {}): Question => ({
  ...newQuestion(emptyQuiz(''), type, code, tools),
  title: `${code} 的题干`,
  ...more,
});
const withLabels = (question: Question, labels: string[]): Question => ({
  ...question,
  options: labels.map((label, at) => ({
    ...(question.options[0] as Question['options'][number]),
    optionId: `${question.code}-${at}`,
    label,
    score: at,
  })),
});

/** Opens the editor on a draft with this content. */
async function openWith(content: Partial<QuizContent>) {
  Object.assign(draft(), emptyQuiz('试题'), content);
  const app = await signedIn(`/project/quiz-edit?projectId=${draft().projectId}`);
  await screen.findByRole('tab', { name: '题目' });
  await waitFor(() => expect(field('题干')).toBeEnabled());
  return app;
}
const panel = () => within(screen.getByRole('complementary', { name: '题目设置' }));
const field = (label: string | RegExp) => panel().getByLabelText(label);
const itemOf = (label: string) => field(label).closest('.ant-form-item') as HTMLElement;
const saidAt = (label: string, text: string | RegExp) => waitFor(() => expect(itemOf(label)).toHaveTextContent(text));
const fill = async (app: App, label: string | RegExp, text: string) => {
  await app.user.clear(field(label));
  if (text) await app.user.type(field(label), text.replaceAll(/[{[]/g, '$&$&'));
};
const choose = async (app: App, label: string, option: string) => {
  await app.user.click(field(label));
  const found = await screen.findAllByTitle(option);
  await app.user.click(
    found.filter((one) => one.closest('.ant-select-dropdown:not(.ant-select-dropdown-hidden)')).at(-1) as HTMLElement,
  );
};
const open = async (app: App, code: string) => {
  await app.user.click(screen.getByRole('button', { name: new RegExp(`^(\\d+\\. ?)?${code} 的题干`) }));
  await waitFor(() => expect(field('题干')).toHaveValue(`${code} 的题干`));
};
const saved = (code: string) => draft().questions.find((one) => one.code === code) as Question;
const undo = (app: App) => app.user.keyboard('{Control>}z{/Control}');

describe('the panel of a question', () => {
  test('takes each kind of field once, and says at once what cannot be', async () => {
    const app = await openWith({
      questions: [
        ask('text', 'name'),
        ask('number', 'age'),
        ask('date', 'day'),
        ask('rate', 'rate'),
        ask('image', 'photo'),
        ask('section', 'part'),
      ],
    });
    await choose(app, '校验格式', '手机号');
    expect(itemOf('校验格式')).toHaveTextContent('例如 13800138000');
    await fill(app, '最少字数', '20');
    await fill(app, '最多字数', '10');
    await saidAt('最多字数', '不能小于前一项');
    await app.user.click(panel().getByText('更多设置'));
    await fill(app, '正则表达式', '(a+');
    await saidAt('正则表达式', '不是有效的正则表达式');
    await fill(app, '正则表达式', '(a+)+b');
    await saidAt('正则表达式', /长时间无响应/);
    await fill(app, '正则表达式', 'a+');
    await saidAt('正则表达式', '两者只能选其一');
    await fill(app, '编码', 'age');
    await saidAt('编码', '编码“age”已被使用');
    await app.user.click(field('敏感信息'));
    await saidAt('编码', '编码“age”已被使用');
    await choose(app, '绑定档案字段', '姓名');
    await waitFor(() => expect(saved('name')).toMatchObject({ sensitive: true, fieldBinding: 'name', code: 'name' }));

    await open(app, 'age');
    expect(await screen.findByText('编码“age”已被使用，未采用')).toBeInTheDocument();
    await fill(app, '最小值', '1.00001');
    await saidAt('最小值', /最多 4 位小数/);
    await fill(app, '最小值', '30');
    await fill(app, '最大值', '250');
    await fill(app, '单位', 'cm');
    await fill(app, '占位提示', '量到厘米');
    const asked = { min: 30, max: 250, unit: 'cm', placeholder: '量到厘米' };
    await waitFor(() => expect(saved('age').validation).toMatchObject(asked));

    await open(app, 'rate');
    expect(itemOf('最大值')).toHaveTextContent('不填则到 5 为止');
    await fill(app, '最大值', '11');
    await saidAt('最大值', /0–10/);
    await open(app, 'photo');
    await fill(app, '最多张数', '3');
    await waitFor(() => expect(saved('photo').validation).toEqual({ maxFiles: 3 }));
    // The field that is wrong says so again when one comes back to it.
    await open(app, 'rate');
    await saidAt('最大值', /0–10/);
    await app.user.click(screen.getByRole('button', { name: /^part 的题干/ }));
    await waitFor(() => expect(field('分节标题')).toHaveValue('part 的题干'));
    expect(panel().queryByLabelText('题干')).not.toBeInTheDocument();
  });

  test('what it says to enter stands in its field on the phone', async () => {
    const app = await openWith({
      questions: [{ ...ask('number', 'height'), validation: { placeholder: '量到厘米' } }],
    });
    await app.user.click(screen.getByRole('button', { name: /试答$/ }));
    await app.user.click(await screen.findByRole('button', { name: '开始作答' }));
    expect(await screen.findByPlaceholderText('量到厘米')).toHaveValue('');
  });

  test('a picture that does not arrive holds nothing up, and is sent again', async () => {
    const app = await openWith({ questions: [ask('text', 'name')] });
    await app.user.click(panel().getByText('更多设置'));
    const chooser = document.querySelector<HTMLInputElement>('input[aria-label="配图"]') as HTMLInputElement;
    server.use(fault.status('POST', '/uploads', 500));
    const file = new NodeFile([picture('an extended WebP', { width: 750, height: 422 })], 'a.webp', {
      type: 'image/webp',
    });
    await app.user.upload(chooser, file as unknown as File);
    expect(await panel().findByText(/^a\.webp 上传失败/)).toBeInTheDocument();
    await fill(app, '题干', '您的姓名');
    await waitFor(() => expect(saved('name')).toMatchObject({ title: '您的姓名', imageUrl: null }));
    server.resetHandlers();
    await app.user.click(panel().getByRole('button', { name: /重新上传/ }));
    await waitFor(() => expect(saved('name').imageUrl).toMatch(/^(https?:|\/)/));
    expect(panel().queryByText(/上传失败/)).not.toBeInTheDocument();
  });

  test('a code is taken over by Enter and by leaving it, and given up by Escape', async () => {
    const app = await openWith({ questions: [ask('text', 'name'), withLabels(ask('single', 'q'), ['甲', '乙'])] });
    await app.user.click(panel().getByText('更多设置'));
    await fill(app, '编码', 'full_name');
    expect(saved('name')).toBeDefined();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(saved('full_name')).toBeDefined());
    await fill(app, '编码', 'other');
    await app.user.keyboard('{Escape}');
    expect(field('编码')).toHaveValue('full_name');
    expect(field('编码')).toHaveFocus();
    await fill(app, '编码', 'nick');
    await app.user.click(field('题干'));
    await waitFor(() => expect(saved('nick')).toBeDefined());
    await undo(app);
    await waitFor(() => expect(field('编码')).toHaveValue('full_name'));
  });

  test('writes options by the keyboard, each a step that undo shows in its field', async () => {
    const app = await openWith({
      scoreMode: 'sum',
      questions: [withLabels(ask('single', 'q', { scored: true }), ['甲', '乙'])],
    });
    const labels = () => panel().getAllByLabelText(/^第 \d+ 个选项的文字$/) as HTMLInputElement[];
    await app.user.click(labels()[1] as HTMLElement);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(labels()[2]).toHaveFocus());
    await app.user.keyboard('{Backspace}');
    await waitFor(() => expect(labels()).toHaveLength(2));
    expect(labels()[1]).toHaveFocus();
    await app.user.keyboard('{ArrowUp}');
    expect(labels()[0]).toHaveFocus();
    await app.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(labels().map(({ value }) => value)).toEqual(['乙', '甲']));
    await waitFor(() => expect(labels()[1]).toHaveFocus());
    await fill(app, '第 1 个选项的分值', '1.005');
    expect(await panel().findByText(/最多 2 位小数/)).toBeInTheDocument();
    await undo(app);
    await waitFor(() => expect(panel().queryByText(/最多 2 位小数/)).not.toBeInTheDocument());

    await app.user.click(field('题干'));
    await app.user.type(field('题干'), ' hello world');
    await undo(app);
    await waitFor(() => expect(field('题干')).not.toHaveValue('q 的题干 hello world'));
    expect(field('题干')).toHaveValue('q 的题干 hello');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.closest('aside')).toBeNull());
  });

  test('edits all options as lines, shows before what that changes, and keeps what rules name', async () => {
    const single = withLabels(ask('single', 'q', { scored: true }), ['从不', '有时', '经常']);
    const then = ask('text', 'then');
    const app = await openWith({
      scoreMode: 'sum',
      questions: [single, then],
      rules: [
        {
          ruleId: 'r1',
          kind: 'show',
          targetKind: 'question',
          targetId: then.questionId,
          match: 'all',
          conditions: [{ questionId: single.questionId, operator: 'eq', value: ['q-2'] }],
        },
      ],
    });
    await app.user.click(panel().getByRole('button', { name: '批量编辑' }));
    const dialog = await dialogWith('应用后的变化');
    const write = async (text: string) => {
      const lines = dialog.getByLabelText('选项');
      await app.user.clear(lines);
      await app.user.paste(text);
    };
    await write('从不 | 0\n有时 | 1');
    expect(await dialog.findByText(/删除选项.*经常/)).toBeInTheDocument();
    expect(await dialog.findByText(/有 1 条规则引用，不能删除：若 q.*经常.*则显示 then/)).toBeInTheDocument();
    await write('从不 | 0\n偶尔 | 1\n有时候 | 2\n经常 | 3.005');
    expect(await dialog.findByText(/第 4 行的分值/)).toBeInTheDocument();
    await write('从不 | 0\n偶尔 | 1\n有时候 | 2\n经常 | 3');
    expect(await dialog.findByText(/新增选项.*偶尔/)).toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: '应用' }));
    await waitFor(() =>
      expect(saved('q').options.map(({ label }) => label)).toEqual(['从不', '偶尔', '有时候', '经常']),
    );
    expect(saved('q').options[3]).toMatchObject({ optionId: 'q-2', score: 3 });

    // The kind of answer that the rule looks at.
    await choose(app, '题型', '单行填空');
    expect(await screen.findByText(/有 1 条规则引用，不能改为该题型/)).toBeInTheDocument();
  });
});
