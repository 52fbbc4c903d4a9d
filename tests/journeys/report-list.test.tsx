import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { beforeEach, describe, expect, test } from 'vitest';
import { iso } from '../../mock/clock';
import { logAccess } from '../../mock/log/access-log';
import type { ReportRow } from '../../mock/report/report-row';
import { reportLeases } from '../../mock/report/table';
import { state } from '../../mock/state';
import { NOW, signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { makePdf } from '../pdf';
import { fault, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const PATH = '/data/report-list';
const colleague = { id: '2', name: '周宁' };
const NO = 'B20261121000900';

/** Somebody who agrees to the use of their data, with a record that is under review. */
function patient() {
  const { records, members } = state().world;
  const record = records.find(({ submittedAt }) => submittedAt !== null);
  const member = members.find(({ id }) => id === record?.memberId);
  if (!record || !member) throw new Error('the world has no record that was handed in');
  Object.assign(record, { status: 'reviewing', closeReason: null });
  Object.assign(member, {
    status: 'active',
    realName: '欧阳测试',
    privacyConsentAt: iso(NOW - 1000),
    privacyWithdrawnAt: null,
  });
  return { record, member };
}

/** Puts one report into the world, which waits for a review unless said otherwise. */
function report(changes: Partial<ReportRow> = {}): ReportRow {
  const { record, member } = patient();
  const { reports } = state().world;
  const any = reports.find(({ files }) => files[0]?.mime === 'application/pdf');
  if (!any) throw new Error('the world has no report with a PDF');
  const row: ReportRow = {
    ...any,
    id: `r${reports.length}`,
    reportNo: NO,
    memberId: member.id,
    recordId: record.id,
    type: 'blood',
    title: '血常规',
    examDate: '2026-11-20',
    uploadedAt: iso(NOW - 3_600_000),
    status: 'pending',
    rejectReasonCode: null,
    reviewComment: null,
    conclusion: null,
    abnormalItems: [],
    firstReading: null,
    reviewerId: null,
    reviewedAt: null,
    claimedAt: null,
    reopenedAt: null,
    waitedMs: 0,
    voidReason: null,
    notice: null,
    version: 1,
    ...changes,
  };
  reports.push(row);
  return row;
}
const now = ({ id }: ReportRow) => state().world.reports.find((one) => one.id === id);
const openDialogs = () => screen.queryAllByRole('dialog');

/** Begins the review of a report from its row. */
async function review(app: App, reportNo = NO) {
  const row = (await screen.findByText(reportNo)).closest('tr') as HTMLElement;
  await app.user.click(within(row).getByRole('button', { name: /领取并审核/ }));
  const drawer = await dialogWith('核对');
  await waitFor(() => expect(drawer.getByRole('button', { name: /通\s?过/ })).toBeEnabled());
  return drawer;
}
type Drawer = Awaited<ReturnType<typeof review>>;
const checkAll = (app: App, drawer: Drawer) => app.user.click(drawer.getByRole('button', { name: '全部符合' }));
const approve = (app: App, drawer: Drawer) => app.user.click(drawer.getByRole('button', { name: /^通\s?过$/ }));

async function addCritical(app: App, drawer: Drawer) {
  await app.user.click(drawer.getByRole('button', { name: /添加异常项/ }));
  const item = within(await drawer.findByRole('group', { name: '第 1 项' }));
  await app.user.type(item.getByLabelText('项目名称'), '血钾');
  await app.user.type(item.getByLabelText('结果'), '6.8');
  await app.user.click(item.getByLabelText('标记'));
  await app.user.click(await screen.findByTitle('危急值'));
}

describe('a report', () => {
  test('is uploaded for a member, taken, read beside its file and approved', async () => {
    const { member } = patient();
    const app = await signedIn(PATH);
    await app.user.click(await screen.findByRole('button', { name: /上传报告/ }));
    const form = await dialogWith('会员或记录编号');
    await app.user.type(form.getByLabelText('会员或记录编号'), member.memberNo);
    await app.user.click(form.getByLabelText('报告类型'));
    await app.user.click(await screen.findByTitle('血液'));
    await app.user.type(form.getByLabelText('报告名称'), '肝功能');
    await app.user.type(form.getByLabelText('检查日期'), '2026-11-20{Enter}');
    const file = new File([makePdf(['一']) as BlobPart], '肝功能.pdf', { type: 'application/pdf' });
    await app.user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
    await form.findByText('肝功能.pdf');
    await app.user.click(form.getByRole('button', { name: /^上\s?传$/ }));
    await waitFor(() => expect(state().world.reports.at(-1)?.title).toBe('肝功能'));
    const uploaded = state().world.reports.at(-1) as ReportRow;

    const drawer = await review(app, uploaded.reportNo);
    expect(await drawer.findByText('第 1 / 1 页')).toBeInTheDocument();
    expect(drawer.getByText(/^林晓 2026-11-21 09:3/)).toBeInTheDocument();
    await approve(app, drawer);
    expect(await drawer.findByText(/逐项核对后才能通过/)).toBeInTheDocument();
    await checkAll(app, drawer);
    await app.user.type(drawer.getByLabelText('报告结论摘录'), '未见异常');
    await approve(app, drawer);
    const question = await dialogWith(/^通过 .+ 的报告/);
    await app.user.click(question.getByRole('button', { name: /^通\s?过$/ }));
    await waitFor(() => expect(now(uploaded)).toMatchObject({ status: 'approved', conclusion: '未见异常' }));
    expect(await drawer.findByRole('button', { name: '领取下一份' })).toBeInTheDocument();
  });

  test('that stands twice is named on its field, and nothing typed is lost', async () => {
    const { member } = patient();
    const [row] = state().world.reports;
    const app = await signedIn(`${PATH}?memberId=${member.id}`);
    expect(row).toBeDefined();
    for (const place of [1, 2]) {
      await app.user.click(await screen.findByRole('button', { name: /上传报告/ }));
      const form = await dialogWith('会员或记录编号');
      await app.user.type(form.getByLabelText('会员或记录编号'), member.memberNo);
      await app.user.click(form.getByLabelText('报告类型'));
      await app.user.click((await screen.findAllByTitle('血液')).at(-1) as HTMLElement);
      await app.user.type(form.getByLabelText('报告名称'), `第${place}次`);
      await app.user.type(form.getByLabelText('检查日期'), '2026-11-20{Enter}');
      const file = new File([makePdf(['一']) as BlobPart], `第${place}次.pdf`, { type: 'application/pdf' });
      await app.user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
      await form.findByText(`第${place}次.pdf`);
      await app.user.click(form.getByRole('button', { name: /^上\s?传$/ }));
      if (place === 1) await waitFor(() => expect(openDialogs()).toHaveLength(0));
      else {
        const { reportNo } = state().world.reports.at(-1) as ReportRow;
        expect(await form.findByText(`“第2次.pdf”与报告 ${reportNo} 的附件相同`)).toBeInTheDocument();
        expect(form.getByLabelText('报告名称')).toHaveValue('第2次');
      }
    }
  });
});

/** Somebody may be reading it at that moment. */
const takeOver = async (app: App) =>
  app.user.click((await dialogWith('从 周宁 接手这份报告？')).getByRole('button', { name: /接\s?手/ }));

describe('a review', () => {
  let row: ReportRow;
  beforeEach(() => {
    row = report();
  });

  test('tells a second operator who has the report, and lets them take it over deliberately', async () => {
    reportLeases.give(row.id, { operator: colleague, windowId: 'there' }, Date.now());
    const app = await signedIn(`${PATH}?id=${row.id}&review=1`);
    const drawer = await dialogWith(/周宁 正在审核/);
    expect(drawer.getByRole('button', { name: /^通\s?过$/ })).toBeDisabled();
    expect(drawer.getByText(/领取后可查看/)).toBeInTheDocument();
    await app.user.click(drawer.getByRole('button', { name: /接\s?手/ }));
    await takeOver(app);
    await waitFor(() => expect(drawer.getByRole('button', { name: /^通\s?过$/ })).toBeEnabled());
    await waitFor(() => expect(drawer.getByRole('checkbox', { name: /患者姓名与报告一致/ })).toHaveFocus());
  });

  test('begins with its first check, and gives the focus back to where it was begun', async () => {
    const app = await signedIn(PATH);
    const begin = within((await screen.findByText(NO)).closest('tr') as HTMLElement).getByRole('button', {
      name: /领取并审核/,
    });
    begin.focus();
    await app.user.keyboard('{Enter}');
    const drawer = await dialogWith('核对');
    await waitFor(() => expect(drawer.getByRole('checkbox', { name: /患者姓名与报告一致/ })).toHaveFocus());
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  test.each([
    [
      'is taken over',
      () => reportLeases.give(row.id, { operator: colleague, windowId: 'there' }, Date.now()),
      /周宁 已接手审核/,
      /接\s?手/,
      true,
    ],
    ['runs out', () => reportLeases.end(row.id), /领取已到期/, '重新领取', false],
  ] as const)('that %s in the middle keeps what was typed', async (_, end, said, again, isAsked) => {
    const app = await signedIn(PATH);
    const drawer = await review(app);
    await app.user.type(drawer.getByLabelText('报告结论摘录'), '轻度贫血');
    await checkAll(app, drawer);
    end();
    await approve(app, drawer);
    const question = await dialogWith(/^通过 .+ 的报告/);
    await app.user.click(question.getByRole('button', { name: /^通\s?过$/ }));
    expect(await screen.findByText(said)).toBeInTheDocument();
    await app.user.click(question.getByRole('button', { name: /取\s?消/ }));
    expect(drawer.getByLabelText('报告结论摘录')).toHaveValue('轻度贫血');
    await app.user.click(drawer.getByRole('button', { name: again }));
    if (isAsked) await takeOver(app);
    await waitFor(() => expect(drawer.getByRole('button', { name: /^通\s?过$/ })).toBeEnabled());
    expect(drawer.getByLabelText('报告结论摘录')).toHaveValue('轻度贫血');
    expect(now(row)?.status).toBe('pending');
  });

  test('of a critical value opens a follow-up due today, and asks for a second reader', async () => {
    const followUps = state().world.followUps.length;
    const app = await signedIn(PATH);
    const drawer = await review(app);
    await checkAll(app, drawer);
    await addCritical(app, drawer);
    await approve(app, drawer);
    const question = await dialogWith(/今天到期的随访/);
    await app.user.click(question.getByRole('button', { name: '提交并等待复核' }));
    expect(await screen.findByText(/需由另一位操作员复核/)).toBeInTheDocument();
    expect(state().world.followUps).toHaveLength(followUps + 1);
    expect(now(row)).toMatchObject({ status: 'pending', firstReading: { operatorId: '1' } });
    const last = openDialogs().at(-1) as HTMLElement;
    expect(within(last).queryByRole('button', { name: '领取并审核' })).not.toBeInTheDocument();
  });

  test('of one whose agreement was withdrawn meanwhile is refused, and says why', async () => {
    const app = await signedIn(PATH);
    const drawer = await review(app);
    await checkAll(app, drawer);
    const record = state().world.records.find(({ id }) => id === row.recordId);
    Object.assign(record ?? {}, { status: 'closed', closeReason: 'withdrawn' });
    await approve(app, drawer);
    const question = await dialogWith(/^通过 .+ 的报告/);
    await app.user.click(question.getByRole('button', { name: /^通\s?过$/ }));
    expect(await question.findByText(/知情同意书已撤回/)).toBeInTheDocument();
    expect(now(row)?.status).toBe('pending');
  });

  test('is over once the agreement was withdrawn, and its files are shown for a purpose that is left', async () => {
    const record = state().world.records.find(({ id }) => id === row.recordId);
    Object.assign(record ?? {}, { status: 'closed', closeReason: 'withdrawn' });
    const app = await signedIn(`${PATH}?id=${row.id}`);
    const drawer = await dialogWith(NO);
    await app.user.click(await drawer.findByRole('button', { name: '查看附件' }));
    const dialog = await dialogWith(`查看 ${NO} 的附件`);
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      '会员本人要求',
      '主管部门要求',
    ]);
    await app.user.click(dialog.getByRole('radio', { name: '会员本人要求' }));
    await app.user.click(dialog.getByRole('button', { name: '查看附件' }));
    expect(await drawer.findByText(/^第 1 \/ \d+ 页$/)).toBeInTheDocument();
    expect(state().accessLog.at(-1)).toMatchObject({ action: 'reveal', purpose: 'memberRequest', entityId: row.id });
    expect(drawer.getByRole('timer')).toHaveTextContent(/秒后自动隐藏/);
    await app.user.click(drawer.getByRole('button', { name: '立即隐藏' }));
    await waitFor(() => expect(drawer.getByRole('button', { name: '查看附件' })).toHaveFocus());
    expect(drawer.queryByText(/^第 1 \/ \d+ 页$/)).toBeNull();
  });

  test('somebody else’s change meanwhile keeps what was typed, and asks again', async () => {
    const app = await signedIn(PATH);
    const drawer = await review(app);
    await app.user.click(drawer.getByRole('button', { name: /驳\s?回/ }));
    const form = await dialogWith('审核意见（会员可见）');
    await app.user.click(form.getByLabelText('驳回原因'));
    await app.user.click(await screen.findByTitle('不清晰'));
    await app.user.type(form.getByLabelText('审核意见（会员可见）'), '第二页看不清');
    Object.assign(now(row) ?? {}, { version: 9, title: '血常规（更正）' });
    await app.user.click(form.getByRole('button', { name: /驳\s?回/ }));
    expect(await form.findByText(/他人刚刚做了更改/)).toBeInTheDocument();
    expect(form.getByLabelText('审核意见（会员可见）')).toHaveValue('第二页看不清');
    await app.user.click(form.getByRole('button', { name: /驳\s?回/ }));
    await waitFor(() => expect(now(row)).toMatchObject({ status: 'rejected', reviewComment: '第二页看不清' }));
  });

  test('past the hourly limit of clear values says so where the file would stand', async () => {
    const look = {
      ...{ operatorId: '1', operatorName: '林晓', action: 'reveal' as const, entityType: 'member', entityId: '1' },
      ...{ subjectIds: ['1'], fields: ['mobile'], purpose: 'callback' as const, purposeNote: null, recordCount: 1 },
      ...{ masked: false, ip: '', userAgent: '', requestId: '', result: 'success' as const },
    };
    for (let count = 0; count < 200; count += 1) logAccess(look, Date.now());
    const app = await signedIn(PATH);
    const drawer = await review(app);
    expect(await drawer.findByText('附件无法打开')).toBeInTheDocument();
    expect(drawer.getByText(/一小时内查看明文次数过多/)).toBeInTheDocument();
    state().accessLog.length = 0;
    await app.user.click(drawer.getByRole('button', { name: /重\s?试/ }));
    expect(await drawer.findByRole('region', { name: /内容/ })).toBeInTheDocument();
  });

  test.each([
    ['does not arrive', fault.status('GET', '/uploads/:name', 404), '文件加载失败'],
    ['is corrupt', fault.raw('GET', '/uploads/:name', '%PDF-1.7', { type: 'application/pdf' }), '文件已损坏，无法显示'],
  ])('of a file that %s says so, and offers it again by another address', async (_, wrong, said) => {
    server.use(wrong);
    const app = await signedIn(PATH);
    const drawer = await review(app);
    expect(await drawer.findByText(said)).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: '要求补充' })).toBeEnabled();
    server.resetHandlers();
    await app.user.click(drawer.getByRole('button', { name: /重\s?试/ }));
    expect(await drawer.findByRole('region', { name: /内容/ })).toBeInTheDocument();
  });
});

test('several are claimed at once, and are one’s own then', async () => {
  const rows = [report(), report({ reportNo: 'B20261121000901' })];
  const app = await signedIn(`${PATH}?no=B2026112100090`);
  for (const { reportNo } of rows)
    await app.user.click(await screen.findByRole('checkbox', { name: new RegExp(reportNo) }));
  const bar = within((await screen.findByText('已选 2 条')).closest('[role=status]') as HTMLElement);
  await app.user.click(bar.getByRole('button', { name: '领取并审核' }));
  const dialog = await dialogWith(/2 份/);
  await app.user.click(dialog.getByRole('button', { name: '领取并审核' }));
  await waitFor(() => expect(rows.map(({ id }) => reportLeases.find(id, Date.now())?.operatorId)).toEqual(['1', '1']));
  await app.user.click(screen.getByRole('tab', { name: /审核中/ }));
  await app.user.click(await screen.findByRole('checkbox', { name: new RegExp(NO) }));
  const others = within((await screen.findByText('已选 1 条')).closest('[role=status]') as HTMLElement);
  expect(others.getByRole('button', { name: /导出所选/ })).toBeInTheDocument();
  expect(others.queryByRole('button', { name: '领取并审核' })).not.toBeInTheDocument();
});

test('a report is voided from its row with a reason, and taken again by who decided it too early', async () => {
  const row = report({ status: 'approved', reviewerId: '1', reviewedAt: iso(NOW - 1000), claimedAt: iso(NOW - 2000) });
  const app = await signedIn(`${PATH}?tab=all`);
  await app.user.click(await screen.findByRole('button', { name: `更多操作：${NO}` }));
  await chooseEntry(app.user, '重新审核');
  const dialog = await dialogWith(`重新审核报告 ${NO}`);
  await app.user.type(dialog.getByLabelText('原因'), '复核');
  await app.user.click(dialog.getByRole('button', { name: '重新审核' }));
  await waitFor(() => expect(now(row)?.status).toBe('reviewing'));
  await app.user.click(await screen.findByRole('button', { name: `更多操作：${NO}` }));
  await chooseEntry(app.user, '作废');
  const end = await dialogWith(`作废报告 ${NO}`);
  await app.user.type(end.getByLabelText('原因'), '重复上传');
  await app.user.click(end.getByRole('button', { name: /作\s?废/ }));
  await waitFor(() => expect(now(row)?.status).toBe('voided'));
  expect(history.location.pathname).toBe(PATH);
  await app.user.click(await screen.findByRole('link', { name: new RegExp(NO) }));
  const drawer = await dialogWith(NO);
  await app.user.click(await drawer.findByRole('button', { name: /操作日志/ }));
  const log = within(await drawer.findByRole('region', { name: '操作日志' }));
  expect(log.getByText('原因：复核')).toBeInTheDocument();
  expect(log.getByText('原因：重复上传')).toBeInTheDocument();
  expect(log.queryByText(/未知/)).not.toBeInTheDocument();
});

describe('a report that was decided', () => {
  const decided = (changes: Partial<ReportRow> = {}) =>
    report({
      status: 'approved',
      reviewerId: '1',
      uploadedAt: iso(NOW - 5 * 86_400_000),
      reviewedAt: iso(NOW - 1000),
      claimedAt: iso(NOW - 2000),
      ...changes,
    });

  test('is reviewed again from where it is read, at once and in time, by who reopens it', async () => {
    const row = decided();
    const app = await signedIn(`${PATH}?id=${row.id}`);
    const drawer = await dialogWith(NO);
    await app.user.click(await drawer.findByRole('button', { name: '重新审核' }));
    const dialog = await dialogWith(`重新审核报告 ${NO}`);
    await app.user.type(dialog.getByLabelText('原因'), '复核');
    await app.user.click(dialog.getByRole('button', { name: '重新审核' }));
    await waitFor(() => expect(drawer.getByRole('button', { name: /^通\s?过$/ })).toBeEnabled());
    expect(drawer.getByText(/^剩 (1 天|23 小时)$/)).toBeInTheDocument();
    expect(drawer.queryByText(/领取后可查看/)).not.toBeInTheDocument();
    expect(reportLeases.find(row.id, Date.now())?.operatorId).toBe('1');
  });

  test('and is reopened from its row is not to be claimed by who has it', async () => {
    const row = decided({ status: 'reviewing', reopenedAt: iso(NOW - 1000) });
    reportLeases.give(row.id, { operator: { id: '1', name: '林晓' }, windowId: null }, Date.now());
    await signedIn(`${PATH}?id=${row.id}`);
    const drawer = await dialogWith(/继续审核后可查看/);
    expect(drawer.getByRole('button', { name: '继续审核' })).toBeInTheDocument();
    expect(drawer.queryByText(/领取/, { selector: 'div' })).not.toBeInTheDocument();
  });

  test('is struck out from where it is read, and offers nothing more then', async () => {
    const row = decided({ status: 'rejected', rejectReasonCode: 'blur', reviewComment: '不清晰' });
    const app = await signedIn(`${PATH}?id=${row.id}`);
    const drawer = await dialogWith(NO);
    await app.user.click(await drawer.findByRole('button', { name: /^作\s?废$/ }));
    const dialog = await dialogWith(`作废报告 ${NO}`);
    await app.user.type(dialog.getByLabelText('原因'), '重复上传');
    await app.user.click(dialog.getByRole('button', { name: /作\s?废/ }));
    await waitFor(() => expect(now(row)?.status).toBe('voided'));
    expect(await drawer.findByText('重复上传')).toBeInTheDocument();
    expect(drawer.queryByRole('button', { name: /重新审核|作\s?废/ })).not.toBeInTheDocument();
  });

  test('says in its open log who has downloaded it meanwhile', async () => {
    const row = decided();
    const app = await signedIn(`${PATH}?id=${row.id}`);
    const drawer = await dialogWith(NO);
    const download = await drawer.findByRole('button', { name: /^下载 / });
    await app.user.click(drawer.getByRole('button', { name: /访问日志/ }));
    const log = async () => within(await drawer.findByRole('region', { name: '敏感数据访问日志' }));
    expect((await log()).getByText('查看明文')).toBeInTheDocument();
    expect((await log()).queryByText('下载')).not.toBeInTheDocument();
    await app.user.click(download);
    await waitFor(async () => expect((await log()).getByText('下载')).toBeInTheDocument());
    expect((await log()).getAllByText('查看明文')).toHaveLength(1);
  });
});

test('the reports of a member stand in their tab, where another one is uploaded for a record of theirs', async () => {
  const row = report();
  const app = await signedIn(`/member/member-detail?id=${row.memberId}&tab=reports`);
  expect(await screen.findByRole('link', { name: NO })).toHaveAttribute(
    'href',
    expect.stringContaining(`id=${row.id}`),
  );
  await app.user.click(screen.getByRole('button', { name: '上传报告' }));
  const form = await dialogWith('关联记录');
  expect(form.queryByLabelText('会员或记录编号')).not.toBeInTheDocument();
  await app.user.click(form.getByLabelText('关联记录'));
  const record = state().world.records.find(({ id }) => id === row.recordId);
  expect(await screen.findByTitle(new RegExp(record?.recordNo ?? ''))).toBeInTheDocument();
});
