import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyQuiz } from '@/domain/quiz/edit/defaults';
// The code of the screen is there before a test begins: a busy machine takes longer for it than a test waits.
import '@/pages/project/quiz-edit';
import { state } from '../../mock/state';
import { signedIn } from '../app';

type App = Awaited<ReturnType<typeof signedIn>>;

/** More stops of Tab than there are on the way. */
const STOPS = 80;

/** Goes to something by Tab alone. */
async function tabTo(app: App, find: () => HTMLElement, shift = false) {
  const target = find();
  for (let stop = 0; stop < STOPS && document.activeElement !== target; stop += 1) await app.user.tab({ shift });
  expect(target).toHaveFocus();
}

/** Presses Enter in an open list of antd, which goes by the code of the key, and user-event sends none. */
function pressEnter() {
  const field = document.activeElement as Element;
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  fireEvent.keyUp(field, { key: 'Enter', keyCode: 13 });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const combobox = (name: string) => screen.getByRole('combobox', { name });

async function chooseByKeys(app: App, label: string, text: string) {
  await app.user.keyboard(text);
  await waitFor(() => expect(combobox(label)).toHaveAttribute('aria-expanded', 'true'));
  await waitFor(() => expect(document.querySelector('.ant-select-item-option')).toBeInTheDocument());
  pressEnter();
}

test('a quiz of three questions and a rule is built with the keyboard alone', async () => {
  const row = state().world.quizzes.find(({ status }) => status === 'draft');
  if (!row) throw new Error('no draft');
  Object.assign(row, emptyQuiz('睡眠'));
  const saved = () => state().world.quizzes.find(({ id }) => id === row.id);
  const app = await signedIn(`/project/quiz-edit?projectId=${row.projectId}`);
  await waitFor(() => expect(button('判断')).toBeEnabled());

  // Each new question is asked for its title; Escape leads to its card, and back from there to what can be added.
  await tabTo(app, () => button('判断'));
  for (const [type, title] of [
    ['判断', '是否失眠'],
    ['数字', '每周几次'],
    ['单行填空', '备注'],
  ] as const) {
    await tabTo(app, () => button(type), type !== '判断');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^(题干|标题|分节标题|说明文字)$/)).toHaveFocus());
    await app.user.keyboard(`${title}{Escape}`);
  }
  // The note goes before the number, and the number before the note again.
  await app.user.keyboard('{Alt>}{ArrowUp}{ArrowDown}{/Alt}');
  const titles = () => [...document.querySelectorAll('li [data-title]')].map(({ textContent }) => textContent);
  expect(titles().map((title) => title?.replace(/^\d+\.|\*$/g, ''))).toEqual(['是否失眠', '每周几次', '备注']);

  await tabTo(app, () => screen.getByRole('tab', { selected: true }), true);
  await app.user.keyboard('{ArrowRight}{Enter}');
  await tabTo(app, () => button('添加第一条规则'));
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(combobox('添加条件：选择题目')).toHaveFocus());
  await chooseByKeys(app, '添加条件：选择题目', '失眠');
  await waitFor(() => expect(combobox('条件 1 的比较方式')).toHaveFocus());
  await tabTo(app, () => combobox('条件 1 的值'));
  await chooseByKeys(app, '条件 1 的值', '是');
  await app.user.keyboard('{Escape}');
  await tabTo(app, () => combobox('目标'));
  await chooseByKeys(app, '目标', '每周');
  expect(await screen.findByText(/若 q1（是否失眠） 选“是”，则显示 q2（每周几次）/)).toBeInTheDocument();

  await app.user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(saved()?.rules).toHaveLength(1));
  expect(saved()?.questions.map(({ title, type }) => [type, title])).toEqual([
    ['boolean', '是否失眠'],
    ['number', '每周几次'],
    ['text', '备注'],
  ]);
  expect(saved()?.rules[0]).toMatchObject({ kind: 'show', targetId: saved()?.questions[1]?.questionId });
});
