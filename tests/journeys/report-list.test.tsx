import { createHash } from 'node:crypto';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { storeDraft } from '@/session/drafts';
import { iso } from '../../mock/clock';
import { logAccess } from '../../mock/log/access-log';
import { reportLeases } from '../../mock/report/table';
import { state } from '../../mock/state';
import { find } from '../../mock/store/update';
import { NOW, signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';
import { makePdf } from '../pdf';
import { findMember } from '../records';
import { addReport, REPORT_NO as NO, preparePatient, readReport } from '../reports';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const PATH = '/data/report-list';
const DAY_MS = 86_400_000;

// A list with few rows renders faster.
beforeEach(() => {
  const { world } = state();
  world.reports = world.reports.filter(({ files }) => files[0]?.mime === 'application/pdf').slice(0, 2);
});

const paste = async (app: App, field: HTMLElement, text: string) => {
  await app.user.click(field);
  await app.user.paste(text);
};

type Drawer = Awaited<ReturnType<typeof findDialog>>;
const approveButton = (drawer: Drawer) => drawer.getByRole('button', { name: /^通\s?过$/ });
const canDecide = (drawer: Drawer) => waitFor(() => expect(approveButton(drawer)).toBeEnabled());

/** Claims the report from its row and opens its review. */
async function openReview(app: App) {
  const row = (await screen.findByText(NO)).closest('tr') as HTMLElement;
  await app.user.click(within(row).getByRole('button', { name: /领取并审核/ }));
  const drawer = await findDialog('核对');
  await canDecide(drawer);
  return drawer;
}
const checkAll = (app: App, drawer: Drawer) => app.user.click(drawer.getByRole('button', { name: '全部符合' }));
async function submitApproval(app: App, drawer: Drawer) {
  await app.user.click(approveButton(drawer));
  const question = await findDialog(/^通过 .+ 的报告/);
  await app.user.click(question.getByRole('button', { name: /^通\s?过$/ }));
  return question;
}

test('uploads a report for a member, and refuses a file that another report has', async () => {
  const { member } = preparePatient();
  const file = makePdf(['一']);
  const other = addReport();
  const [page] = other.files;
  if (!page) throw new Error('the report has no file');
  const sha256 = createHash('sha256').update(file).digest('hex');
  Object.assign(other, { files: [{ ...page, sha256 }] });
  const app = await signedIn(`${PATH}?memberId=${member.id}`);
  await app.user.click(await screen.findByRole('button', { name: /上传报告/ }));
  const form = await findDialog('报告名称');
  const found = async (memberNo: string) => {
    await paste(app, form.getByLabelText('会员'), memberNo);
    expect(await form.findByText(new RegExp(`· ${memberNo}$`))).toBeInTheDocument();
  };
  // A record chosen for one member is not kept for another.
  const wrong = state().world.records.find(({ memberId }) => memberId !== member.id);
  if (!wrong) throw new Error('the world has no other record');
  await found(findMember(wrong).memberNo);
  await app.user.click(form.getByLabelText('关联记录'));
  await app.user.click((await screen.findAllByTitle(new RegExp(`^${wrong.recordNo}`))).at(-1) as HTMLElement);
  await found(member.memberNo);
  await app.user.click(form.getByLabelText('报告类型'));
  await app.user.click((await screen.findAllByTitle('血液')).at(-1) as HTMLElement);
  await paste(app, form.getByLabelText('报告名称'), '肝功能');
  await paste(app, form.getByLabelText('检查日期'), '2026-11-20');
  await app.user.keyboard('{Enter}');
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await app.user.upload(input, new File([file as BlobPart], '肝功能.pdf', { type: 'application/pdf' }));
  await form.findByText('肝功能.pdf');
  const upload = () => app.user.click(form.getByRole('button', { name: /上\s?传$/ }));
  await upload();
  expect(await form.findByText(`“肝功能.pdf”与报告 ${NO} 的附件相同`)).toBeInTheDocument();
  expect(form.getByLabelText('报告名称')).toHaveValue('肝功能');

  // A file of a voided report is allowed.
  Object.assign(readReport(other) ?? {}, { status: 'voided' });
  await upload();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const uploaded = state().world.reports.at(-1);
  expect(uploaded).toMatchObject({ title: '肝功能', memberId: member.id, recordId: null, status: 'pending' });
  expect(await screen.findByText(uploaded?.reportNo ?? '')).toBeInTheDocument();
});

describe('the review of a report', () => {
  test('restores the input after the session expired, keeps it through a takeover, ends with an approval, and returns to the list when none is left', async () => {
    const row = addReport();
    const values = { checks: ['identity'], conclusion: '未见异常', abnormalItems: [] };
    storeDraft(`report-review:${row.id}`, { base: undefined, values });
    server.use(fault.raw('GET', '/uploads/:name', '%PDF-1.7', { type: 'application/pdf' }));
    const app = await signedIn(`${PATH}?no=${NO}`);
    const drawer = await openReview(app);
    await waitFor(() => expect(drawer.getByRole('checkbox', { name: /患者姓名与报告一致/ })).toHaveFocus());
    expect(drawer.getByText('重新登录前填写的内容已恢复，尚未保存。')).toBeInTheDocument();
    expect(drawer.getByLabelText('报告结论摘录')).toHaveValue('未见异常');
    expect(await drawer.findByText('文件已损坏，无法显示')).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: '要求补充' })).toBeEnabled();
    server.resetHandlers();
    await app.user.click(drawer.getByRole('button', { name: /重\s?试/ }));
    expect(await drawer.findByText(/^第 1 \/ \d+ 页$/)).toBeInTheDocument();

    await app.user.click(approveButton(drawer));
    expect(await drawer.findByText(/逐项核对后才能通过/)).toBeInTheDocument();
    await checkAll(app, drawer);
    reportLeases.give(row.id, { operator: { id: '3', name: '何芳' }, windowId: 'there' }, Date.now());
    const question = await submitApproval(app, drawer);
    expect(await screen.findByText(/何芳 已接手审核/)).toBeInTheDocument();
    expect(readReport(row)?.status).toBe('pending');
    await app.user.click(question.getByRole('button', { name: /取\s?消/ }));
    await app.user.click(drawer.getByRole('button', { name: /接\s?手/ }));
    await app.user.click((await findDialog('从 何芳 接手这份报告？')).getByRole('button', { name: /接\s?手/ }));
    await canDecide(drawer);
    await submitApproval(app, drawer);
    await waitFor(() => expect(readReport(row)).toMatchObject({ status: 'approved', conclusion: '未见异常' }));
    await app.user.click(await drawer.findByRole('button', { name: '领取下一份' }));
    const none = await findDialog('当前筛选条件下没有可领取的报告');
    await app.user.click(none.getByRole('button', { name: '返回列表' }));
    await waitFor(() => expect(app.address()).toBe(`${PATH}?no=${NO}`));
  });

  test('is claimed as the next under the filters of the list; a verdict of another operator keeps the input and claims no other', async () => {
    const row = addReport();
    const app = await signedIn(`${PATH}?type=imaging,${row.type}&no=${NO}`);
    await app.user.click(await screen.findByRole('button', { name: '领取下一份' }));
    const drawer = await findDialog('核对');
    await canDecide(drawer);
    expect(app.address()).toContain(`id=${row.id}&review=1`);
    await app.user.click(drawer.getByLabelText('审核后领取下一份'));
    await checkAll(app, drawer);
    const calls = recordCalls();
    const { version } = readReport(row) ?? row;
    Object.assign(readReport(row) ?? {}, { status: 'approved', version: version + 1, reviewerName: '何芳' });
    await submitApproval(app, drawer);
    const question = within(await screen.findByRole('dialog', { name: /^通过 .+ 的报告/ }));
    expect(await question.findByRole('alert')).toHaveTextContent('当前为“已通过”');
    await app.user.click(question.getByRole('button', { name: /返\s?回/ }));
    await waitFor(() => expect(approveButton(drawer)).toBeDisabled());
    expect(drawer.getByRole('checkbox', { name: /清晰、完整/ })).toBeChecked();
    expect(calls).not.toContain('POST /reports/claim-next');
  });

  test('of a critical value creates a follow-up that is due today, and waits for a second reader', async () => {
    const row = addReport();
    const followUps = state().world.followUps.length;
    const app = await signedIn(PATH);
    const drawer = await openReview(app);
    await checkAll(app, drawer);
    await app.user.click(drawer.getByRole('button', { name: /添加异常项/ }));
    const item = within(await drawer.findByRole('group', { name: '第 1 项' }));
    await paste(app, item.getByLabelText('项目名称'), '血钾');
    await paste(app, item.getByLabelText('结果'), '6.8');
    await app.user.click(item.getByLabelText('标记'));
    await app.user.click(await screen.findByTitle('危急值'));
    await app.user.click(approveButton(drawer));
    const question = await findDialog(/今天须联系患者/);
    await app.user.click(question.getByRole('button', { name: '提交并等待复核' }));
    expect(await screen.findByText(/需由另一位操作员复核/)).toBeInTheDocument();
    expect(state().world.followUps).toHaveLength(followUps + 1);
    expect(readReport(row)).toMatchObject({ status: 'pending', firstReading: { operatorId: '1' } });
    const last = within(screen.getAllByRole('dialog').at(-1) as HTMLElement);
    expect(last.queryByRole('button', { name: '领取并审核' })).not.toBeInTheDocument();
    expect(last.queryByText(/领取后可查看/)).not.toBeInTheDocument();
  });

  test('keeps a critical value when more is asked for, and says that the patient has to be called', async () => {
    const row = addReport();
    const app = await signedIn(PATH);
    const drawer = await openReview(app);
    await app.user.click(drawer.getByRole('button', { name: /添加异常项/ }));
    const item = within(await drawer.findByRole('group', { name: '第 1 项' }));
    await paste(app, item.getByLabelText('项目名称'), '血钾');
    await app.user.click(item.getByLabelText('标记'));
    await app.user.click(await screen.findByTitle('危急值'));
    await paste(app, drawer.getByLabelText('报告结论摘录'), '血钾危急');
    // An incomplete value cannot be kept.
    await app.user.click(drawer.getByRole('button', { name: '要求补充' }));
    expect(await item.findByText('不能为空')).toBeInTheDocument();
    await paste(app, item.getByLabelText('结果'), '7.2');
    await app.user.click(drawer.getByRole('button', { name: '要求补充' }));
    const form = await findDialog('需要补充什么（会员可见）');
    expect(form.getByText(/以下危急值会保留，并且今天须联系患者/)).toHaveTextContent('血钾 7.2');
    expect(form.getByText('已填写的结论和其他异常项不会保存。')).toBeInTheDocument();
    await paste(app, form.getByLabelText('需要补充什么（会员可见）'), '请补第二页');
    await app.user.click(form.getByRole('button', { name: '要求补充' }));
    expect(await screen.findByText(/^今天须就危急值联系患者：随访 F\d+/)).toBeInTheDocument();
    expect(readReport(row)).toMatchObject({ status: 'needMore', firstItems: [{ name: '血钾', value: '7.2' }] });
  });

  test('shows that the limit of reveals is reached, and rejects with a reason, which the member is told by phone', async () => {
    const row = addReport();
    // Only followers get messages.
    Object.assign(find(state().world.members, row.memberId), { followStatus: 'unfollowed' });
    const look = {
      ...{ operatorId: '1', operatorName: '林晓', action: 'reveal' as const, entityType: 'member', entityId: '1' },
      ...{ subjectIds: ['1'], fields: ['mobile'], purpose: 'callback' as const, purposeNote: null, recordCount: 1 },
      ...{ masked: false, ip: '', userAgent: '', requestId: '', result: 'success' as const },
    };
    for (let count = 0; count < 200; count += 1) logAccess(look, Date.now());
    const app = await signedIn(PATH);
    const drawer = await openReview(app);
    expect(await drawer.findByText('附件无法打开')).toBeInTheDocument();
    expect(drawer.getByText(/一小时内查看完整信息次数过多/)).toBeInTheDocument();

    await app.user.click(drawer.getByRole('button', { name: /驳\s?回/ }));
    const form = await findDialog('审核意见（会员可见）');
    await app.user.click(form.getByLabelText('驳回原因'));
    await app.user.click(await screen.findByTitle('不清晰'));
    await paste(app, form.getByLabelText('审核意见（会员可见）'), '第二页看不清');
    await app.user.click(form.getByRole('button', { name: /驳\s?回/ }));
    await waitFor(() => expect(readReport(row)).toMatchObject({ status: 'rejected', reviewComment: '第二页看不清' }));
    expect(await screen.findByText(/通知未送达会员，请电话告知/)).toBeInTheDocument();
  });
});

test('shows the files of a withdrawn agreement only for two purposes, for a minute, and logs it', async () => {
  const row = addReport();
  const record = state().world.records.find(({ id }) => id === row.recordId);
  Object.assign(record ?? {}, { status: 'closed', closeReason: 'withdrawn' });
  const app = await signedIn(`${PATH}?id=${row.id}`);
  const drawer = await findDialog(NO);
  await app.user.click(await drawer.findByRole('button', { name: '查看附件' }));
  const dialog = await findDialog(`查看 ${NO} 的附件`);
  const purposes = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(purposes).toEqual(['会员本人要求', '主管部门要求']);
  await app.user.click(dialog.getByRole('radio', { name: '会员本人要求' }));
  await app.user.click(dialog.getByRole('button', { name: '查看附件' }));
  expect(await drawer.findByText(/^第 1 \/ \d+ 页$/)).toBeInTheDocument();
  expect(state().accessLog.at(-1)).toMatchObject({ action: 'reveal', purpose: 'memberRequest', entityId: row.id });
  expect(drawer.getByRole('timer')).toHaveTextContent(/秒后自动隐藏/);
  await app.user.click(drawer.getByRole('button', { name: '立即隐藏' }));
  await waitFor(() => expect(drawer.getByRole('button', { name: '查看附件' })).toHaveFocus());
  expect(drawer.queryByText(/^第 1 \/ \d+ 页$/)).toBeNull();
});

test('reopens a decided report in its drawer, voids it from its row, and shows why', async () => {
  const row = addReport({
    ...{ status: 'approved', reviewerId: '1', uploadedAt: iso(NOW - 5 * DAY_MS) },
    ...{ reviewedAt: iso(NOW - 1000), claimedAt: iso(NOW - 2000) },
  });
  const app = await signedIn(`${PATH}?tab=all&id=${row.id}`);
  const drawer = await findDialog(NO);
  // A download appears in the open access log.
  const download = await drawer.findByRole('button', { name: /^下载 / });
  await app.user.click(drawer.getByRole('button', { name: /访问日志/ }));
  const accesses = async () => within(await drawer.findByRole('region', { name: '敏感数据访问日志' }));
  expect((await accesses()).queryByText('下载')).not.toBeInTheDocument();
  await app.user.click(download);
  await waitFor(async () => expect((await accesses()).getByText('下载')).toBeInTheDocument());
  expect((await accesses()).getAllByText('查看完整信息')).toHaveLength(1);

  await app.user.click(drawer.getByRole('button', { name: '重新审核' }));
  const reopen = await findDialog(new RegExp(`^重新审核报告 ${NO} · `));
  await paste(app, reopen.getByLabelText('原因'), '复核');
  await app.user.click(reopen.getByRole('button', { name: '重新审核' }));
  await canDecide(drawer);
  expect(drawer.getByText(/^剩 (1 天|23 小时)$/)).toBeInTheDocument();
  expect(reportLeases.find(row.id, Date.now())?.operatorId).toBe('1');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await app.user.click(await screen.findByRole('button', { name: `更多操作：${NO}` }));
  await chooseEntry(app.user, '作废');
  const end = await findDialog(new RegExp(`^作废报告 ${NO} · `));
  await paste(app, end.getByLabelText('原因'), '重复上传');
  await app.user.click(end.getByRole('button', { name: /作\s?废/ }));
  await waitFor(() => expect(readReport(row)?.status).toBe('voided'));
  expect(app.address()).toBe(`${PATH}?tab=all`);
  await app.user.click(await screen.findByRole('link', { name: new RegExp(NO) }));
  const voided = await findDialog(NO);
  expect(await voided.findByText('重复上传')).toBeInTheDocument();
  expect(voided.queryByRole('button', { name: /重新审核|作\s?废/ })).not.toBeInTheDocument();
});
