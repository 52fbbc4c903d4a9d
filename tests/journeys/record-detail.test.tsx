import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { agreement } from '@/contract/limits/agreement';
import { getAnswers } from '../../mock/record/answer-list';
import { toRecordDetail } from '../../mock/record/detail';
import type { RecordRow } from '../../mock/record/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';
import { findMember, prepareRecord, readRecord } from '../records';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

async function openRecord({ id }: RecordRow) {
  const app = await signedIn(`/record/record-detail?id=${id}`);
  await screen.findByText('得分说明');
  return app;
}
const press = (app: App, name: string | RegExp) => app.user.click(screen.getByRole('button', { name }));
const paste = async (app: App, field: HTMLElement, text: string) => {
  await app.user.click(field);
  await app.user.paste(text);
};

test('reopens a rejected record, approves it by keyboard and opens the first contact', async () => {
  const row = prepareRecord('rejected');
  const app = await openRecord(row);
  await press(app, '重新打开');
  const reopen = await findDialog(new RegExp(`^重新打开 ${row.recordNo} · `));
  await paste(app, reopen.getByLabelText('原因'), '补充了资料');
  await app.user.click(reopen.getByRole('button', { name: '重新打开' }));
  expect(await screen.findByText('重新打开：补充了资料')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await app.user.keyboard('r');
  const again = await findDialog(new RegExp(`^审核 ${row.recordNo} · `));
  await app.user.click(again.getByRole('radio', { name: '符合' }));
  await app.user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText(`${row.recordNo} 已通过，待联系`)).toBeInTheDocument();
  expect(readRecord(row.id)).toMatchObject({ status: 'approved', eligibility: 'eligible' });
  expect((await screen.findAllByText(/^剩 \d/)).length).toBeGreaterThan(0);

  const contact = await screen.findByRole('button', { name: '完成首次联系' });
  await app.user.click(contact);
  await findDialog(/^随访 F\d+/);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(contact).toHaveFocus());

  // If the first contact was canceled, another one is opened, and the card of follow-ups shows it.
  const ofRecord = () => state().world.followUps.filter(({ recordId }) => recordId === row.id);
  for (const one of ofRecord()) one.status = 'cancelled';
  await app.user.click(contact);
  const create = await findDialog(/没有待完成的首次联系/);
  await app.user.click(create.getByRole('button', { name: '下一步：填写结果' }));
  const result = await findDialog(/^随访 F\d+/);
  expect(ofRecord().at(-1)).toMatchObject({ plan: 'first', status: 'pending' });
  expect(await screen.findByText(`随访（${ofRecord().length}）`)).toBeInTheDocument();
  for (const name of ['稳定', '未就诊', '无'])
    fireEvent.click((await result.findAllByRole('radio', { name })).at(-1) as HTMLElement);
  fireEvent.change(result.getByLabelText('随访内容'), { target: { value: '已说明筛查结果' } });
  fireEvent.click(result.getByRole('button', { name: /完成随访$/ }));
  await waitFor(() => expect(readRecord(row.id).status).toBe('contacted'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText(/已新建，尚未完成/)).not.toBeInTheDocument();
});

test('shows the consent status under a blocked referral: invited, invited again, signed', async () => {
  const row = prepareRecord('contacted');
  const { world } = state();
  world.agreements = world.agreements.filter(({ recordId }) => recordId !== row.id);
  const app = await openRecord(row);
  await screen.findByText('尚未发送签署邀请');
  const card = () => screen.getByText('知情同意书', { selector: '.ant-card-head-title' }).closest('.ant-card');
  await press(app, '转诊');
  const dialog = await findDialog(new RegExp(`^转诊 ${row.recordNo} · `));
  const invite = async (label: string, question: RegExp) => {
    await app.user.click(await dialog.findByRole('button', { name: label }));
    await app.user.click((await findDialog(question)).getByRole('button', { name: label }));
  };
  await invite('发送签署邀请', /^为记录/);
  await waitFor(() => expect(card()).toHaveTextContent('待签'));

  // An invitation sent later has a later deadline.
  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  await invite('重发签署邀请', /^重发同意书/);
  const lastDay = new Date(Date.now() + agreement.signWithinDays * 86_400_000).toISOString().slice(0, 10);
  await waitFor(() => expect(card()?.querySelector(`time[datetime^="${lastDay}"]`)).toBeInTheDocument());

  Object.assign(world.agreements.at(-1) ?? {}, { status: 'signed', signedAt: new Date().toISOString() });
  await app.user.click(await dialog.findByRole('button', { name: /刷新签署状态$/ }));
  await waitFor(() => expect(card()).toHaveTextContent('已签'));
});

test('corrects an answer once the quiz has loaded, and shows the answer and the score before and after', async () => {
  const row = prepareRecord('reviewing');
  const before = toRecordDetail(row);
  const quiz = state().world.quizzes.find(({ id }) => id === before.quizId);
  const wrong = before.answers.find(({ type, scored, hidden }) => type === 'single' && scored && !hidden);
  const right = quiz?.questions
    .find(({ questionId }) => questionId === wrong?.questionId)
    ?.options.find(
      ({ optionId, score, disqualify }) => optionId !== wrong?.value && score !== wrong?.score && !disqualify,
    );
  if (!wrong || !right) throw new Error('the record has no answer to correct');
  server.use(fault.status('GET', '/quizzes/:id', 500));
  const app = await openRecord(row);
  expect(await screen.findByText('问卷加载失败')).toBeInTheDocument();
  const item = within(screen.getAllByText(wrong.titleSnapshot)[0]?.closest('li') as HTMLElement);
  expect(item.queryByRole('button', { name: /^更正第/ })).not.toBeInTheDocument();
  server.resetHandlers();
  await press(app, /^重\s?试$/);
  expect(await screen.findByText(/计分方式/)).toBeInTheDocument();

  await app.user.click(await item.findByRole('button', { name: /^更正第/ }));
  // The title contains the question, since the notice after an expired session shows it too.
  const number = before.answers.indexOf(wrong) + 1;
  const dialog = await findDialog(new RegExp(`^更正 ${row.recordNo} · .+ 第 ${number} 题的答案$`));
  expect(dialog.getByText(/新的危险信号须当天联系/)).toBeInTheDocument();
  await app.user.click(dialog.getByRole('radio', { name: right.label }));
  await paste(app, dialog.getByLabelText('更正原因'), '来电更正答案');
  await app.user.click(dialog.getByRole('button', { name: /^更\s?正$/ }));
  const after = (before.totalScore ?? 0) - (wrong.score ?? 0) + (right.score ?? 0);
  expect(await screen.findByText(`已更正，得分由 ${before.totalScore} 分 变为 ${after} 分`)).toBeInTheDocument();
  const original = await screen.findByText(wrong.optionLabels.join('、'), { selector: 'del' });
  expect(original.closest('li')).toHaveTextContent(`得分 ${before.totalScore} → ${after}`);
  expect(readRecord(row.id).amendments).toHaveLength(1);
});

test('warns next to patient, score, answer and review when an answer about age contradicts the profile', async () => {
  const isOfAge = ({ answers }: RecordRow) => typeof answers['gastric-age']?.value === 'number';
  const row = prepareRecord('reviewing', { has: isOfAge });
  const said = row.answers['gastric-age']?.value as number;
  const year = Number(row.submittedAt?.slice(0, 4)) - said + 30;
  Object.assign(findMember(row), { birthDate: `${year}-01-01` });
  const app = await openRecord(row);
  const line = `年龄：档案 ${said - 30} 岁，作答 ${said} 岁`;
  expect(await screen.findAllByText(line)).toHaveLength(2);
  await app.user.click(screen.getAllByRole('button', { name: '查看作答：年龄' })[0] as HTMLElement);
  const answer = document.activeElement;
  expect(answer).toHaveTextContent('您的年龄');
  expect(answer).toHaveTextContent(`与档案不一致（档案 ${said - 30} 岁）`);
  await press(app, '审核');
  const review = await findDialog(new RegExp(`^审核 ${row.recordNo} · `));
  expect(review.getByRole('note')).toHaveTextContent(`档案与作答不一致${line} 得分按作答计算，请先核实。`);
});

test('reveals sensitive answers and images for a logged purpose, keeps them after a claim, and hides them', async () => {
  const hasMasked = (row: RecordRow, type: string) =>
    toRecordDetail(row).answers.some((answer) => answer.type === type && answer.masked);
  const row = prepareRecord('submitted', {
    has: (one) => hasMasked(one, 'image') && hasMasked(one, 'signature'),
  });
  const sensitive = toRecordDetail(row).answers.find(({ masked, type }) => masked && !/image|signature/.test(type));
  const clear = getAnswers(row).find(({ questionId }) => questionId === sensitive?.questionId);
  const app = await openRecord(row);
  expect(screen.getByRole('button', { name: /^第 \d+ 题：签名，已隐藏，查看$/ })).toBeInTheDocument();
  await press(app, /^第 \d+ 题：图片，已隐藏，查看$/);
  const dialog = await findDialog(`查看 ${row.recordNo} 的敏感答案`);
  await app.user.click(dialog.getByRole('radio', { name: '医学审核' }));
  const refusal = { success: false, errorCode: 'TOO_MANY_REVEALS', errorMessage: '查看次数已达上限', showType: 4 };
  server.use(fault.json('POST', `/records/${row.id}/reveal`, { ...refusal, data: { retryAfterSeconds: 600 } }, 429));
  await app.user.click(dialog.getByRole('button', { name: '查看完整信息' }));
  expect(await screen.findByText(/查看次数已达上限/)).toBeInTheDocument();
  server.resetHandlers();
  await app.user.click(dialog.getByRole('button', { name: /查看完整信息$/ }));

  const picture = await screen.findByRole('img', { name: /^第 \d+ 题图片 1$/ });
  expect(screen.getByRole('img', { name: /^第 \d+ 题签名$/ })).toBeInTheDocument();
  const [text] = clear?.optionLabels.length ? clear.optionLabels : [clear?.value];
  if (text) expect(screen.getAllByText(String(text))[0]).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(picture.closest('li')).toHaveFocus();
  expect(state().accessLog.at(-1)).toMatchObject({ entityId: row.id, fields: ['answers'], purpose: 'review' });
  fireEvent.error(picture);
  await app.user.click(await screen.findByRole('button', { name: /^重试 第 \d+ 题图片 1$/ }));
  const again = screen.getByRole('img', { name: /^第 \d+ 题图片 1$/ });
  await waitFor(() => expect(again.parentElement).toHaveFocus());
  fireEvent.load(again);
  const calls = recordCalls();
  await press(app, /^查看 第 \d+ 题图片 1$/);
  await findDialog(/^第 \d+ 题图片 1$/);
  await waitFor(() => expect(calls).toContainEqual(expect.stringMatching(/^GET \/uploads\/.+\.png$/)));
  await app.user.keyboard('{Escape}');

  await press(app, /领取并审核/);
  await waitFor(() => expect(readRecord(row.id).status).toBe('reviewing'));
  expect(await screen.findByRole('button', { name: /审\s?核$/ })).toBeInTheDocument();
  await press(app, '立即隐藏');
  await waitFor(() => expect(screen.queryByRole('img', { name: /^第 \d+ 题/ })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /^第 \d+ 题：图片，已隐藏，查看$/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: '查看敏感答案' })).toHaveFocus());
});

test('proposes the purpose for a claimed record, asks for it once, and logs every reveal', async () => {
  const { id: assigneeId } = state().world.operators.find(({ name }) => name === '林晓') ?? {};
  const row = prepareRecord('reviewing', {
    change: { assigneeId },
    has: (one) => toRecordDetail(one).answers.some(({ masked }) => masked),
  });
  const app = await openRecord(row);
  await press(app, '查看敏感答案');
  const dialog = await findDialog(`查看 ${row.recordNo} 的敏感答案`);
  expect(dialog.getByRole('radio', { name: '医学审核' })).toBeChecked();
  await app.user.click(dialog.getByRole('button', { name: '查看完整信息' }));
  await screen.findByRole('button', { name: '立即隐藏' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press(app, '立即隐藏');
  await app.user.click(await screen.findByRole('button', { name: '查看敏感答案' }));
  expect(await screen.findByRole('button', { name: '立即隐藏' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const reveals = state().accessLog.filter(({ action, entityId }) => action === 'reveal' && entityId === row.id);
  expect(reveals.map(({ purpose }) => purpose)).toEqual(['review', 'review']);
});

test('hides answers and offers no actions once consent was withdrawn', async () => {
  const row = prepareRecord('closed', { change: { closeReason: 'withdrawn' } });
  await openRecord(row);
  expect(screen.getByText(/知情同意已撤回，答卷与报告不再显示/)).toBeInTheDocument();
  expect(await screen.findByText('知情同意已撤回，结果提示不再显示')).toBeInTheDocument();
  expect(screen.getByText('答卷不显示，无法说明得分。')).toBeInTheDocument();
  for (const { optionLabels } of getAnswers(row))
    for (const answer of optionLabels) expect(screen.queryByText(answer)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^更正第|新建随访|重新打开/ })).not.toBeInTheDocument();
});

describe('printing', () => {
  const print = vi.fn();
  beforeEach(() => void vi.stubGlobal('print', print));
  afterEach(() => {
    vi.unstubAllGlobals();
    print.mockReset();
  });

  test('prints the whole record masked, and only after the print is logged', async () => {
    const row = prepareRecord('reviewing');
    const { realName, mobile, idNo } = findMember(row);
    const app = await openRecord(row);
    let printed = '';
    print.mockImplementation(() => {
      printed = document.body.innerHTML;
    });
    server.use(fault.status('POST', '/access-logs', 500));
    await press(app, '更多');
    await chooseEntry(app.user, '打印');
    await waitFor(() => expect(screen.queryAllByRole('alert').length).toBeGreaterThan(0));
    expect(print).not.toHaveBeenCalled();
    server.resetHandlers();

    const calls = recordCalls();
    await app.user.keyboard('p');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(calls).toContain('POST /access-logs');
    expect(printed).toContain(`${row.recordNo} · ${state().world.operators[0]?.name} 于`);
    for (const { titleSnapshot } of toRecordDetail(row).answers) expect(printed).toContain(titleSnapshot);

    const storage = JSON.stringify({ ...localStorage, ...sessionStorage });
    const places = [printed, app.address(), document.title, storage, document.body.innerHTML];
    for (const clear of [realName, mobile, idNo])
      if (clear) for (const place of places) expect(place).not.toContain(clear);
    expect(document.title).toContain(row.recordNo);
  });
});
