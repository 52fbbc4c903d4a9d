import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasConsent } from '@/domain/consent';
import { answersOf } from '../../mock/record/answer-list';
import { toRecordDetail } from '../../mock/record/detail';
import type { RecordRow } from '../../mock/record/fixtures';
import { state } from '../../mock/state';
import { expireSession, open, signedIn, signInAs } from '../app';
import { deferred } from '../deferred';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const LIST = '/record/record-list';
const DETAIL = '/record/record-detail';
const records = () => state().world.records;
const memberOf = ({ memberId }: Pick<RecordRow, 'memberId'>) => {
  const member = state().world.members.find(({ id }) => id === memberId);
  if (!member) throw new Error('the record has no member');
  return member;
};
const now = (id: string) => {
  const row = records().find((one) => one.id === id);
  if (!row) throw new Error('the record is gone');
  return row;
};
/** Where an answer that counts can be corrected in sight. */
const ofAScore = (row: RecordRow) =>
  toRecordDetail(row).answers.some(({ type, scored, sensitive }) => type === 'single' && scored && !sensitive);
/** A record of somebody who consents, in the state that a test begins with. */
const recordIn = (
  status: RecordRow['status'],
  change: Partial<RecordRow> = {},
  has: (row: RecordRow) => boolean = ofAScore,
) => {
  const row = records().find(
    (one) =>
      one.totalScore !== null &&
      has(one) &&
      hasConsent(memberOf(one)) &&
      memberOf(one).realName &&
      memberOf(one).mobile,
  );
  if (!row) throw new Error('no such record in this world');
  // What is to be done for it begins anew.
  state().world.followUps = state().world.followUps.filter(({ recordId }) => recordId !== row.id);
  return Object.assign(row, { status, assigneeId: null, closeReason: null, version: 3, ...change });
};
const opened = async (row: RecordRow) => {
  const app = await signedIn(`${DETAIL}?id=${row.id}`);
  await screen.findByText('得分说明');
  return app;
};
const press = (app: App, name: string | RegExp) => app.user.click(screen.getByRole('button', { name }));
const more = async (app: App, entry: string) => {
  await press(app, '更多');
  await chooseEntry(app.user, entry);
};
/** What another operator does in the meantime. */
const meanwhile = (row: RecordRow, change: Partial<RecordRow>) =>
  Object.assign(now(row.id), change, { version: now(row.id).version + 1 });

describe('the queue of records', () => {
  test('counts what is to do by state, and a claim leads to the record, which is one’s own then', async () => {
    const row = recordIn('submitted');
    const app = await signedIn(`${LIST}?no=${row.recordNo}`);
    expect(await screen.findByRole('tab', { name: '待审核 1', selected: true })).toBeInTheDocument();
    await app.user.click(await screen.findByRole('button', { name: /领取并审核/ }));
    expect(await screen.findByText('得分说明')).toBeInTheDocument();
    expect(app.address()).toBe(`${DETAIL}?id=${row.id}`);
    expect(now(row.id)).toMatchObject({ status: 'reviewing', assigneeId: state().world.operators[0]?.id });
    expect(screen.getByRole('button', { name: '审核' })).toBeInTheDocument();
  });

  test('says who was faster to claim a record, and reads the list again', async () => {
    const row = recordIn('submitted');
    const app = await signedIn(`${LIST}?no=${row.recordNo}`);
    const claim = await screen.findByRole('button', { name: /领取并审核/ });
    const other = state().world.operators[1];
    meanwhile(row, { status: 'reviewing', assigneeId: other?.id ?? null });
    Object.assign(now(row.id), { version: row.version });
    await app.user.click(claim);
    expect(await screen.findByText(`${row.recordNo} 已由 ${other?.name} 领取`)).toBeInTheDocument();
    expect(await screen.findByText('“待审核”中没有符合条件的数据')).toBeInTheDocument();
  });

  test('hands out one that nobody has by N, though the list shows one’s own', async () => {
    for (const row of records()) if (row.status === 'submitted') row.status = 'reviewing';
    const row = recordIn('submitted');
    const app = await signedIn(`${LIST}?tab=reviewing&assignee=me`);
    await screen.findByRole('tab', { name: /^审核中/, selected: true });
    await app.user.keyboard('n');
    await waitFor(() => expect(app.address()).toBe(`${DETAIL}?id=${row.id}`));
  });

  test('hands out the most urgent one by N, and says when there is none left', async () => {
    for (const row of records()) if (row.status === 'submitted') row.status = 'reviewing';
    const row = recordIn('submitted');
    const app = await signedIn(LIST);
    await screen.findByText(row.recordNo);
    await app.user.keyboard('n');
    expect(await screen.findByText('得分说明')).toBeInTheDocument();
    expect(now(row.id).status).toBe('reviewing');
    await press(app, '领取下一份');
    const none = await dialogWith('没有待领取的记录');
    await app.user.click(none.getByRole('button', { name: '知道了' }));
    expect(app.address()).toBe(`${DETAIL}?id=${row.id}`);
  });

  test('is gone through by J and K in the order of the list that one came from', async () => {
    const app = await signedIn(`${LIST}?tab=all&sort=recordNo`);
    const links = await screen.findAllByRole('link', { name: /R\d{14}/ });
    const nos = links.map(({ textContent }) => /R\d+/.exec(textContent ?? '')?.[0]);
    const noted = () => records().find(({ id }) => app.address() === `${DETAIL}?id=${id}`)?.recordNo;
    await app.user.click(links[0] as HTMLElement);
    await screen.findByText('得分说明');
    await app.user.keyboard('j');
    await waitFor(() => expect(noted()).toBe(nos[1]));
    await screen.findByText('得分说明');
    await app.user.keyboard('j');
    await waitFor(() => expect(noted()).toBe(nos[2]));
    await screen.findByText('得分说明');
    await app.user.keyboard('k');
    await waitFor(() => expect(noted()).toBe(nos[1]));
    // Quicker than the records arrive.
    const gate = deferred();
    server.use(http.get('*/records/:id', () => gate.promise.then(() => undefined)));
    await app.user.keyboard('jjj');
    await waitFor(() => expect(noted()).toBe(nos[4]));
    gate.resolve(undefined);
    await screen.findByText('得分说明');
    expect(screen.getAllByText(new RegExp(nos[4] ?? '')).length).toBeGreaterThan(0);
    act(() => history.back());
    await waitFor(() => expect(app.address()).toBe(`${LIST}?tab=all&sort=recordNo`));
  });

  test('is filtered by the levels of one project, which go with it', async () => {
    const row = recordIn('reviewing');
    const { levelName, projectName } = toRecordDetail(row);
    const app = await signedIn(`${LIST}?tab=all`);
    await app.user.click(await screen.findByRole('button', { name: '更多筛选' }));
    expect(screen.queryByRole('combobox', { name: '等级' })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('combobox', { name: '项目' }));
    await app.user.click(await screen.findByText(projectName, { selector: '.ant-select-item-option-content' }));
    await app.user.keyboard('{Escape}');
    await app.user.click(await screen.findByRole('combobox', { name: '等级' }));
    await app.user.click(await screen.findByText(levelName ?? '', { selector: '.ant-select-item-option-content' }));
    await waitFor(() => expect(app.address()).toContain(`levelCode=${row.levelCode}`));
    expect(await screen.findByText(`等级: ${levelName}`)).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: '移除筛选：项目' }));
    await waitFor(() => expect(app.address()).not.toContain('levelCode'));
    expect(app.address()).not.toContain('projectId');
  });

  test('offers in a row what can be done by the state and the project, and a follow-up', async () => {
    const row = recordIn('referred');
    const project = state().world.projects.find(({ id }) => id === row.projectId);
    Object.assign(project ?? {}, { type: 'recruit' });
    const app = await signedIn(`${LIST}?tab=all&no=${row.recordNo}`);
    await app.user.click(await screen.findByRole('button', { name: `更多操作：${row.recordNo}` }));
    expect(await screen.findByRole('menuitem', { name: '入组' })).toBeInTheDocument();
    await chooseEntry(app.user, '新建随访');
    const drawer = await dialogWith('新建随访');
    await app.user.type(drawer.getByLabelText('应访时间'), '2099-01-05 10:00{Enter}');
    await app.user.click(drawer.getByRole('combobox', { name: '随访人' }));
    await app.user.click(await screen.findByText('林晓', { selector: '.ant-select-item-option-content' }));
    await app.user.click(drawer.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(state().world.followUps.at(-1)).toMatchObject({ recordId: row.id, memberId: row.memberId }),
    );
  });

  test('offers nothing for a record that stays closed', async () => {
    const row = recordIn('closed', { closeReason: 'withdrawn' });
    await signedIn(`${LIST}?tab=all&no=${row.recordNo}`);
    expect(await screen.findByRole('link', { name: new RegExp(row.recordNo) })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: `更多操作：${row.recordNo}` })).not.toBeInTheDocument();
  });

  test('is gone back to as it was left', async () => {
    const app = await signedIn(`${LIST}?tab=all&sort=recordNo`);
    await app.user.click((await screen.findAllByRole('link', { name: /R\d{14}/ }))[0] as HTMLElement);
    await screen.findByText('得分说明');
    await press(app, '返回列表');
    await waitFor(() => expect(app.address()).toBe(`${LIST}?tab=all&sort=recordNo`));
  });

  test('gives no more than 200 records at once to somebody, and says so before', async () => {
    const more = records().map((row) => ({ ...row, id: `9${row.id}` }));
    state().world.records.push(...more, ...more.map((row) => ({ ...row, id: `9${row.id}` })));
    expect(records().length).toBeGreaterThan(200);
    const app = await signedIn(`${LIST}?tab=all`);
    await app.user.click((await screen.findAllByRole('checkbox', { name: /R\d{14}/ }))[0] as HTMLElement);
    await app.user.click(await screen.findByRole('button', { name: /^选择全部/ }));
    await press(app, /^分\s?配$/);
    const dialog = await dialogWith(/^分配 [\d,]+ 条记录$/);
    expect(dialog.getByText('一次最多处理 200 条，请缩小筛选范围或减少勾选。')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /分\s?配/ })).not.toBeInTheDocument();
  });
});

describe('a record', () => {
  test('is reviewed by keyboard, and is to be contacted then', async () => {
    const row = recordIn('reviewing');
    const app = await opened(row);
    await app.user.keyboard('r');
    const dialog = await dialogWith(`审核 ${row.recordNo}`);
    await app.user.click(dialog.getByRole('radio', { name: '符合' }));
    await app.user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(`${row.recordNo} 已通过，待联系`)).toBeInTheDocument();
    expect(now(row.id)).toMatchObject({ status: 'approved', eligibility: 'eligible' });
    expect((await screen.findAllByText(/^剩 \d/)).length).toBeGreaterThan(0);
  });

  test('that waits for something says for what, on its screen and in the list', async () => {
    const row = recordIn('reviewing');
    const app = await opened(row);
    await press(app, '审核');
    const dialog = await dialogWith(`审核 ${row.recordNo}`);
    await app.user.click(dialog.getByRole('radio', { name: /^待定/ }));
    await app.user.type(await dialog.findByLabelText('还缺什么'), '缺病理');
    await app.user.click(dialog.getByRole('button', { name: '提交审核' }));
    expect(await screen.findByText('待定，还缺：缺病理')).toBeInTheDocument();
    await open(`${LIST}?tab=reviewing&no=${row.recordNo}`);
    const line = (await screen.findByRole('link', { name: new RegExp(row.recordNo) })).closest('tr') as HTMLElement;
    expect(within(line).getByText('待定')).toBeInTheDocument();
  });

  test('has the focus again where it was once a drawer over it is closed', async () => {
    const row = recordIn('reviewing');
    const app = await opened(row);
    await app.user.keyboard('r');
    const review = await dialogWith(`审核 ${row.recordNo}`);
    await app.user.click(review.getByRole('radio', { name: '符合' }));
    await app.user.keyboard('{Control>}s{/Control}');
    const contact = await screen.findByRole('button', { name: '完成首次联系' });
    await app.user.click(contact);
    await dialogWith(/^随访 F\d+/);
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(contact).toHaveFocus());
  });

  test('is not suitable for a reason, and is reviewed again for another', async () => {
    const row = recordIn('reviewing');
    const app = await opened(row);
    await press(app, '审核');
    const dialog = await dialogWith(`审核 ${row.recordNo}`);
    await app.user.click(dialog.getByRole('radio', { name: '不符合' }));
    await app.user.type(await dialog.findByLabelText('不符合的原因'), '不在年龄范围');
    await app.user.click(dialog.getByRole('button', { name: '提交审核' }));
    expect(await screen.findByText('未通过：不在年龄范围')).toBeInTheDocument();
    await press(app, '重新打开');
    const again = await dialogWith(`重新打开 ${row.recordNo}`);
    await app.user.type(again.getByLabelText('原因'), '补充了资料');
    await app.user.click(again.getByRole('button', { name: '重新打开' }));
    expect(await screen.findByText('重新打开：补充了资料')).toBeInTheDocument();
    expect(now(row.id).status).toBe('reviewing');
  });

  test('that somebody else has changed keeps the dialog, and what was typed, over what it is by now', async () => {
    const row = recordIn('reviewing');
    const app = await opened(row);
    await press(app, '审核');
    const dialog = await dialogWith(`审核 ${row.recordNo}`);
    await app.user.click(dialog.getByRole('radio', { name: '待定' }));
    await app.user.type(await dialog.findByLabelText('还缺什么'), '缺检查报告');
    meanwhile(row, { remark: '家属来电' });
    await app.user.click(dialog.getByRole('button', { name: '提交审核' }));
    expect(await dialog.findByText(/他人刚刚做了更改/)).toBeInTheDocument();
    expect(dialog.getByLabelText('还缺什么')).toHaveValue('缺检查报告');
    await app.user.click(dialog.getByRole('button', { name: /提交审核$/ }));
    expect(await screen.findByText(`${row.recordNo} 待定，仍在审核中`)).toBeInTheDocument();
    expect(await screen.findByText('家属来电')).toBeInTheDocument();
  });

  test('that somebody else has closed meanwhile is not judged any more, and is shown as it is', async () => {
    const row = recordIn('reviewing');
    const app = await opened(row);
    await press(app, '审核');
    const dialog = await dialogWith(`审核 ${row.recordNo}`);
    await app.user.click(dialog.getByRole('radio', { name: '符合' }));
    meanwhile(row, { status: 'rejected', rejectReason: '重复提交' });
    await app.user.click(dialog.getByRole('button', { name: '提交审核' }));
    expect(await dialog.findByText(/^已由他人处理，当前为“未通过”，无法再提交/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /提交审核/ })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: /返\s?回/ })).toHaveFocus();
    expect(dialog.getByRole('radio', { name: '符合' })).toBeChecked();
    expect(await screen.findByText('未通过：重复提交')).toBeInTheDocument();
    expect(now(row.id).status).toBe('rejected');
  });

  test('is taken into a study that recruits, unless it is full', async () => {
    const row = recordIn('referred');
    const project = state().world.projects.find(({ id }) => id === row.projectId);
    if (!project) throw new Error('the record has no project');
    Object.assign(project, { type: 'recruit', quotaTotal: 0 });
    const app = await opened(row);
    await press(app, /入\s?组$/);
    const question = await dialogWith(`将 ${row.recordNo} 的患者入组？`);
    expect(question.getByText(/占用项目的一个名额/)).toBeInTheDocument();
    await app.user.click(question.getByRole('button', { name: /入\s?组$/ }));
    expect(await question.findByText('项目名额已满')).toBeInTheDocument();
    expect(now(row.id).status).toBe('referred');
    project.quotaTotal = null;
    await app.user.click(await question.findByRole('button', { name: /入\s?组$/ }));
    expect(await screen.findByText(`${row.recordNo} 已入组`)).toBeInTheDocument();
    expect(now(row.id)).toMatchObject({ status: 'enrolled', arrival: 'arrived' });
    expect(screen.queryByRole('button', { name: /入\s?组$/ })).toBeNull();
  });

  test('asks nothing while the judgement is on its way', async () => {
    const row = recordIn('reviewing');
    const app = await opened(row);
    await press(app, '审核');
    const dialog = await dialogWith(`审核 ${row.recordNo}`);
    await app.user.click(dialog.getByRole('radio', { name: '符合' }));
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.post(`*/records/${row.id}/review`, async () => {
        await late;
      }),
    );
    await app.user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(dialog.getByRole('button', { name: /提交审核$/ })).toHaveClass('ant-btn-loading'));
    await app.user.keyboard('{Escape}');
    expect(screen.queryByText('放弃未保存的修改？')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText(`${row.recordNo} 已通过，待联系`)).toBeInTheDocument();
  });

  test('keeps what was typed over a sign-in that expires in the dialog', async () => {
    const row = recordIn('reviewing');
    const app = await opened(row);
    await more(app, '作废');
    const dialog = await dialogWith(`作废 ${row.recordNo}`);
    await app.user.type(dialog.getByLabelText('原因'), '测试时误提交');
    expireSession();
    await app.user.click(dialog.getByRole('button', { name: '作废' }));
    await waitFor(() => expect(app.address()).toMatch(/^\/user\/login/));
    signInAs(0);
    app.unmount();
    const again = await open(`${DETAIL}?id=${row.id}`);
    await screen.findByText('得分说明');
    await press(again, '更多');
    await chooseEntry(again.user, '作废');
    const same = await dialogWith(`作废 ${row.recordNo}`);
    await waitFor(() => expect(same.getByLabelText('原因')).toHaveValue('测试时误提交'));
  });

  test('is corrected by its quiz, with the score before and after; what was answered stays', async () => {
    const row = recordIn('reviewing');
    const before = toRecordDetail(row);
    const quiz = state().world.quizzes.find(({ id }) => id === before.quizId);
    const wrong = before.answers.find(({ type, scored, hidden }) => type === 'single' && scored && !hidden);
    const right = quiz?.questions
      .find(({ questionId }) => questionId === wrong?.questionId)
      ?.options.find(
        ({ optionId, score, disqualify }) => optionId !== wrong?.value && score !== wrong?.score && !disqualify,
      );
    if (!wrong || !right) throw new Error('nothing to correct');
    const app = await opened(row);
    const item = screen.getAllByText(wrong.titleSnapshot)[0]?.closest('li');
    // Once its quiz is there.
    await app.user.click(await within(item as HTMLElement).findByRole('button', { name: /^更正第/ }));
    const dialog = await dialogWith(`更正 ${row.recordNo} 的答案`);
    await app.user.click(dialog.getByRole('radio', { name: right.label }));
    await app.user.type(dialog.getByLabelText('更正原因'), '来电');
    await app.user.click(dialog.getByRole('button', { name: /^更\s?正$/ }));
    expect((await dialog.findAllByText(/5/)).length).toBeGreaterThan(0);
    await app.user.type(dialog.getByLabelText('更正原因'), '更正答案');
    await app.user.click(dialog.getByRole('button', { name: /更\s?正$/ }));
    const after = (before.totalScore ?? 0) - (wrong.score ?? 0) + (right.score ?? 0);
    expect(await screen.findByText(`已更正，得分由 ${before.totalScore} 分变为 ${after} 分`)).toBeInTheDocument();
    const original = await screen.findByText(wrong.optionLabels.join('、'), { selector: 'del' });
    expect(original.closest('li')).toHaveTextContent(`得分 ${before.totalScore} → ${after}`);
    expect(now(row.id).amendments).toHaveLength(1);
  });

  test('shows sensitive answers for a purpose and a minute, unless too many were looked at', async () => {
    const row = recordIn('reviewing', {}, (one) => toRecordDetail(one).answers.some(({ masked }) => masked));
    const sensitive = toRecordDetail(row).answers.find(({ masked }) => masked);
    if (!sensitive) throw new Error('nothing is sensitive');
    const clear = answersOf(row).find(({ questionId }) => questionId === sensitive.questionId);
    const app = await opened(row);
    expect(screen.getAllByText('敏感内容，已隐藏')[0]).toBeInTheDocument();
    await press(app, '查看敏感答案');
    const dialog = await dialogWith(`查看 ${row.recordNo} 的敏感答案`);
    await app.user.click(dialog.getByRole('radio', { name: '医学审核' }));
    server.use(
      fault.json(
        'POST',
        `/records/${row.id}/reveal`,
        {
          success: false,
          errorCode: 'TOO_MANY_REVEALS',
          errorMessage: '查看次数已达上限',
          showType: 4,
          data: { retryAfterSeconds: 600 },
        },
        429,
      ),
    );
    await app.user.click(dialog.getByRole('button', { name: '查看明文' }));
    expect(await screen.findByText(/查看次数已达上限/)).toBeInTheDocument();
    server.resetHandlers();
    await app.user.click(dialog.getByRole('button', { name: /查看明文$/ }));
    expect(await screen.findByRole('timer')).toHaveTextContent(/秒后隐藏/);
    const [said] = clear?.optionLabels.length ? clear.optionLabels : [clear?.value];
    if (said) expect(screen.getAllByText(String(said))[0]).toBeInTheDocument();
    await press(app, '立即隐藏');
    await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument());
    expect(screen.getAllByText('敏感内容，已隐藏')[0]).toBeInTheDocument();
    expect(state().accessLog.some(({ entityId, fields }) => entityId === row.id && fields.includes('answers'))).toBe(
      true,
    );
  });

  test('leaves what was revealed on the screen where one’s own work on the record goes on', async () => {
    const row = recordIn('submitted', {}, (one) => toRecordDetail(one).answers.some(({ masked }) => masked));
    const app = await opened(row);
    await press(app, '查看敏感答案');
    const dialog = await dialogWith(`查看 ${row.recordNo} 的敏感答案`);
    await app.user.click(dialog.getByRole('radio', { name: '医学审核' }));
    await app.user.click(dialog.getByRole('button', { name: /查看明文$/ }));
    await screen.findByRole('timer');
    await app.user.click(await screen.findByRole('button', { name: /领取并审核/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /领取并审核/ })).not.toBeInTheDocument());
    expect(now(row.id).status).toBe('reviewing');
    expect(screen.getByRole('timer')).toHaveTextContent(/秒后隐藏/);
  });

  test('shows pictures and signatures small and large, once they were asked for, and no longer than that', async () => {
    const has = (row: RecordRow, type: string) =>
      toRecordDetail(row).answers.some((answer) => answer.type === type && answer.masked);
    const row = recordIn('reviewing', {}, (one) => has(one, 'image') && has(one, 'signature'));
    const app = await opened(row);
    const hidden = screen.getByRole('button', { name: /^第 \d+ 题：图片，已隐藏，查看$/ });
    expect(screen.getByRole('button', { name: /^第 \d+ 题：签名，已隐藏，查看$/ })).toBeInTheDocument();
    await app.user.click(hidden);
    const dialog = await dialogWith(`查看 ${row.recordNo} 的敏感答案`);
    await app.user.click(dialog.getByRole('radio', { name: '医学审核' }));
    await app.user.click(dialog.getByRole('button', { name: /查看明文$/ }));
    const picture = await screen.findByRole('img', { name: /^第 \d+ 题图片 1$/ });
    expect(screen.getByRole('img', { name: /^第 \d+ 题签名$/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(picture.closest('li')).toHaveFocus();
    fireEvent.error(picture);
    await app.user.click(await screen.findByRole('button', { name: /^重试 第 \d+ 题图片 1$/ }));
    const again = screen.getByRole('img', { name: /^第 \d+ 题图片 1$/ });
    await waitFor(() => expect(again.parentElement).toHaveFocus());
    fireEvent.load(again);
    const calls = recordCalls();
    await app.user.click(screen.getByRole('button', { name: /^查看 第 \d+ 题图片 1$/ }));
    await dialogWith(/^第 \d+ 题图片 1$/);
    await waitFor(() => expect(calls).toContainEqual(expect.stringMatching(/^GET \/uploads\/.+\.png$/)));
    await app.user.keyboard('{Escape}');
    await press(app, '立即隐藏');
    await waitFor(() => expect(screen.queryByRole('img', { name: /^第 \d+ 题/ })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^第 \d+ 题：图片，已隐藏，查看$/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '查看敏感答案' })).toHaveFocus());
  });

  test('says that consent was withdrawn, and shows nothing of its answers', async () => {
    const row = recordIn('closed', { closeReason: 'withdrawn' });
    await opened(row);
    expect(screen.getByText(/知情同意已撤回，答卷与报告不再显示/)).toBeInTheDocument();
    expect(await screen.findByText('知情同意已撤回，结果提示不再显示')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '新建随访' })).not.toBeInTheDocument();
    expect(screen.getByText('答卷不显示，无法说明得分。')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^更正第/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '重新打开' })).not.toBeInTheDocument();
  });

  test('has nothing personal in its address, title, storage or masked page', async () => {
    const row = recordIn('reviewing');
    const { realName, mobile, idNo } = memberOf(row);
    const app = await opened(row);
    const places = [
      app.address(),
      document.title,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
      document.body.innerHTML,
    ];
    for (const clear of [realName, mobile, idNo]) {
      if (clear) for (const place of places) expect(place).not.toContain(clear);
    }
    expect(document.title).toContain(row.recordNo);
  });

  test('whose quiz does not arrive is shown all the same; how its score came about can be asked for again', async () => {
    const row = recordIn('reviewing');
    server.use(fault.status('GET', '/quizzes/:id', 500));
    const app = await opened(row);
    expect(await screen.findByText('问卷加载失败')).toBeInTheDocument();
    expect(screen.getAllByText(/^答卷（/)).toHaveLength(1);
    server.resetHandlers();
    await press(app, /^重\s?试$/);
    expect(await screen.findByText(/计分方式/)).toBeInTheDocument();
  });

  test('that is not there says so, and leads to the list', async () => {
    const app = await signedIn(`${DETAIL}?id=nothing`);
    expect(await screen.findByText('没有这份记录')).toBeInTheDocument();
    await press(app, /^返\s?回$/);
    await waitFor(() => expect(app.address()).toBe(LIST));
  });
});

describe('on paper', () => {
  const print = vi.fn();
  beforeEach(() => void vi.stubGlobal('print', print));
  afterEach(() => {
    vi.unstubAllGlobals();
    print.mockReset();
  });

  test('a record is printed whole and masked, once that is written down', async () => {
    const row = recordIn('reviewing');
    const app = await opened(row);
    const calls = recordCalls();
    let printed = '';
    print.mockImplementation(() => {
      printed = document.body.textContent ?? '';
    });
    await app.user.keyboard('p');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(calls).toContain('POST /access-logs');
    expect(printed).toContain(`${row.recordNo} · ${state().world.operators[0]?.name} 于`);
    for (const { titleSnapshot } of toRecordDetail(now(row.id)).answers) expect(printed).toContain(titleSnapshot);
    expect(printed).not.toContain(memberOf(row).mobile);
  });

  test('nothing is printed that could not be written down', async () => {
    const row = recordIn('reviewing');
    const app = await opened(row);
    server.use(fault.status('POST', '/access-logs', 500));
    await more(app, '打印');
    await waitFor(() => expect(screen.queryAllByRole('alert').length).toBeGreaterThan(0));
    expect(print).not.toHaveBeenCalled();
  });
});
