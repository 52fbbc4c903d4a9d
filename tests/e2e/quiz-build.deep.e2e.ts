import { expect } from 'vitest';
import { secondOperator, settled, signIn, visit } from './browser';
import { CountedOperator } from './keystroke-level';
import { deleteDraft, editorPath, listVersions, readQuiz } from './quiz-draft';
import { test } from './test';

/** A project of the mock whose quiz no other test opens. */
const PROJECT = '9062';

const often = ['完全没有（0分）', '好几天（1分）', '一半以上的天数（2分）', '几乎每天（3分）'];
const yes = (points: number) => [`是（${points}分）`, '否（0分）'];
const questions: [title: string, options: string[]][] = [
  ['您的年龄段是？', ['40岁以下（0分）', '40-59岁（1分）', '60岁及以上（2分）']],
  ['您的性别是？', ['男（1分）', '女（0分）']],
  ['您是否正在怀孕或哺乳？', ['是', '否']],
  ['您是否吸烟？', ['从不（0分）', '已戒烟（1分）', '目前吸烟（2分）']],
  ['您每天吸烟多少支？', ['少于10支（0分）', '10-20支（1分）', '多于20支（2分）']],
  ['您是否饮酒？', ['从不（0分）', '偶尔（1分）', '经常（2分）']],
  ['您的直系亲属是否患过胃癌？', yes(3)],
  ['患病的亲属是？（多选）', ['父亲', '母亲', '兄弟姐妹', '子女']],
  ['您是否感染过幽门螺杆菌？', ['是（2分）', '否（0分）', '不清楚（1分）']],
  ['上腹部疼痛', often],
  ['饭后饱胀', often],
  ['反酸或烧心', often],
  ['恶心或呕吐', often],
  ['食欲下降', often],
  ['吞咽困难', often],
  ['体重在三个月内是否下降超过5公斤？', yes(3)],
  ['是否有黑便或呕血？', yes(3)],
  ['您是否长期服用止痛药？', yes(1)],
  ['您喜欢腌制或熏烤的食物吗？', ['很少（0分）', '每周一两次（1分）', '几乎每天（2分）']],
  ['您上一次做胃镜是什么时候？', ['一年以内（0分）', '一到三年（1分）', '三年以上或从未做过（2分）']],
];
/** The questions as text, as in a document. */
const questionnaire = questions
  .map(([title, options], index) =>
    [`${index + 1}. ${title}`, ...options.map((option, at) => `${'ABCD'[at]}. ${option}`)].join('\n'),
  )
  .join('\n');

/** Maximum clicks, keys and predicted seconds for a published quiz. */
const MOST = { clicks: 90, keys: 80, seconds: 600 };

test('builds, tests, reviews and publishes twenty questions with scores, rules and levels in at most 90 clicks', async ({
  open,
}) => {
  const page = await open();
  await signIn(page, '/exception');
  await deleteDraft(page, PROJECT);
  await visit(page, editorPath(PROJECT));
  const began = performance.now();
  const me = new CountedOperator(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  const dialog = page.getByRole('dialog');

  me.step();
  await me.click(button('从空白开始'));
  await me.click(button(/粘贴问卷/).first());
  const text = dialog.getByLabel('问卷文字');
  await text.and(page.locator(':focus')).waitFor();
  await me.paste(questionnaire);
  me.step();
  await me.click(button('添加 20 题'));
  await dialog.waitFor({ state: 'hidden' });

  // A quiz without result levels cannot be published, and the reason is shown.
  await tab('检查与发布').click();
  await page.getByRole('heading', { name: '检查结果' }).or(page.getByText('检查结果')).first().waitFor();
  expect(await button('发布第 1 版').isDisabled()).toBe(true);
  await page.getByText(/还有 \d+ 处错误，改好后才能发布/).waitFor();

  me.step();
  await me.click(tab('计分与等级'));
  await me.click(page.getByRole('radio', { name: /^求和/ }));
  await me.click(button('改为“求和”'));
  await page.getByText('可能得分 0–43 分').waitFor();
  for (const [index, name] of ['低风险', '中风险', '高风险'].entries()) {
    me.step();
    await me.click(button('添加等级'));
    await page.locator(`:focus[aria-label="第 ${index + 1} 个等级的名称"]`).waitFor();
    await me.type(name);
  }
  await me.click(button('平均分配'));
  await page.getByText('等级首尾相接，覆盖全部可能得分').waitFor();

  await me.click(tab('逻辑'));
  const combobox = (name: string) => page.getByRole('combobox', { name, exact: true });
  const choose = async (field: string, option: RegExp) => {
    await me.click(combobox(field));
    // A click on a list that still moves is lost.
    await settled(page);
    await me.click(page.locator('.ant-select-item-option:visible').filter({ hasText: option }).first());
  };
  const addRule = async (adder: RegExp, question: RegExp, value: RegExp, end: () => Promise<void>) => {
    me.step();
    await me.click(button(adder));
    await choose('添加条件：选择题目', question);
    await choose('条件 1 的值', value);
    await me.press('Escape');
    await end();
    await me.click(button('完成'));
  };
  await addRule(/添加第一条规则/, /您是否吸烟/, /目前吸烟/, () => choose('目标', /多少支/));
  await addRule(/添加规则/, /是否患过胃癌/, /^是$/, () => choose('目标', /患病的亲属/));
  await addRule(/添加规则/, /怀孕/, /^是$/, () => choose('执行操作', /不符合/));
  await page.getByText('若 q3（您是否正在怀孕或哺乳？） 选“是”，则判为不符合条件').waitFor();

  me.step();
  await me.click(button('试答'));
  await me.click(dialog.getByRole('button', { name: '开始作答' }));
  for (const [, options] of questions.filter((_, index) => index !== 4 && index !== 7)) {
    // Selects the last options, such as not pregnant. Not for smoking, because a smoker gets another question.
    const label = (options.at(-1) ?? '').replace(/（.*/, '');
    const last = label === '目前吸烟' ? '从不' : label;
    await me.click(dialog.getByRole('radio', { name: last, exact: true }));
    await me.click(dialog.getByRole('button', { name: /^(下一页|提交)$/ }));
  }
  await dialog.getByText('提交成功').waitFor();
  me.step();
  await me.click(dialog.getByRole('tab', { name: /^测试用例/ }));
  await me.click(dialog.getByRole('button', { name: '存为测试用例' }));
  await page.locator(':focus[value^="用例 1"]').waitFor();
  await me.press('Enter');
  await dialog.getByRole('listitem').filter({ hasText: '用例 1' }).waitFor();
  await me.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await me.press('Control+s');
  await page.getByText(/^已.*保存/).waitFor();

  const other = await open();
  await signIn(other, editorPath(PROJECT, 'publish'), secondOperator);
  const reviewer = new CountedOperator(other);
  reviewer.step();
  await reviewer.click(other.getByRole('button', { name: '审核', exact: true }));
  const review = other.getByRole('dialog');
  // A click on a dialog that still opens is lost.
  await review.waitFor();
  await settled(other);
  await reviewer.click(review.getByRole('radio', { name: '通过', exact: true }));
  await reviewer.click(review.getByRole('button', { name: '提交审核' }));
  await other.getByText('审核已通过，可以发布').waitFor();

  me.step();
  await me.click(tab('检查与发布'));
  await me.click(button('发布第 1 版'));
  await dialog.waitFor();
  await me.click(dialog.getByLabel('发布说明'));
  await me.type('首次发布');
  await me.click(dialog.getByRole('button', { name: '发布第 1 版' }));
  await button('编辑第 2 版').waitFor();
  const machine = (performance.now() - began) / 1000;

  const [published] = await listVersions(page, PROJECT);
  expect(published).toMatchObject({ status: 'published', quizVersion: 1, questionCount: 20 });
  const data = await readQuiz(page, published?.id ?? '');
  expect(data).toMatchObject({ scoreMode: 'sum', testCases: [{ expected: data.resultLevels[1]?.code }] });
  expect(data.rules.map(({ kind, targetKind }) => `${kind} ${targetKind}`)).toEqual([
    'show question',
    'show question',
    'jump disqualify',
  ]);
  expect(data.resultLevels.map(({ minScore, maxScore }) => [minScore, maxScore])).toEqual([
    [0, 13],
    [14, 28],
    [29, 43],
  ]);
  expect(page.troubles).toEqual([]);

  const clicks = me.clicks + reviewer.clicks;
  const keys = me.keys + reviewer.keys;
  const seconds = me.seconds + reviewer.seconds;
  console.log(
    `A quiz of 20 questions: ${clicks} clicks, ${keys} keys, ${questionnaire.length} characters pasted; ` +
      `${seconds.toFixed(0)} s predicted by the keystroke-level model, ${machine.toFixed(0)} s on this machine`,
  );
  expect(clicks).toBeLessThanOrEqual(MOST.clicks);
  expect(keys).toBeLessThanOrEqual(MOST.keys);
  expect(seconds).toBeLessThan(MOST.seconds);
}, 120_000);
