import { webcrypto } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasConsent } from '@/domain/consent';
import { isOpen } from '@/domain/record-status';
import { AgreementCard } from '@/features/agreement/AgreementCard';
import type { AgreementRow } from '../../mock/agreement/agreement-row';
import { toRecordDetail } from '../../mock/record/detail';
import type { RecordRow } from '../../mock/record/fixtures';
import { state } from '../../mock/state';
import { signedIn, signInAs } from '../app';
import { findDialog } from '../dialog';
import { openScreen } from '../screen';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const SCREEN = '/record/record-agreement';
const findRecord = ({ recordId }: AgreementRow) => state().world.records.find(({ id }) => id === recordId) as RecordRow;
const isShown = (row: AgreementRow) =>
  state().world.members.some(({ id, ...member }) => id === findRecord(row).memberId && hasConsent(member));
const findAgreement = (has: (row: AgreementRow) => boolean) => {
  const row = state().world.agreements.find((each) => isShown(each) && has(each));
  if (!row) throw new Error('the world has no such agreement');
  return row;
};
/** The newest agreement of a record that is open. */
const findNewest = (...statuses: AgreementRow['status'][]) =>
  findAgreement(
    (row) =>
      statuses.includes(row.status) &&
      state().world.agreements.findLast(({ recordId }) => recordId === row.recordId) === row &&
      isOpen(findRecord(row).status),
  );
/** Removes all agreements of a record, as if none had been sent. */
function forgetAgreements({ id }: RecordRow) {
  const { world } = state();
  world.agreements = world.agreements.filter(({ recordId }) => recordId !== id);
}
const pathTo = ({ recordId }: AgreementRow) => `${SCREEN}?recordId=${recordId}`;
const press = async (app: App, name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
const expectText = async (text: string) => expect(await screen.findByText(text)).toBeInTheDocument();

/** The check in the browser needs Web Crypto, which browsers offer over https only. */
beforeEach(() => vi.stubGlobal('crypto', webcrypto));
afterEach(() => void vi.restoreAllMocks());

test('a record shows its consent, sends the first invitation, and shows a failed load as an error', async () => {
  signInAs(0);
  const openCard = (record: RecordRow) =>
    openScreen(() => <AgreementCard record={toRecordDetail(record)} onSent={() => {}} />);
  const signed = findRecord(findNewest('signed'));
  const { unmount } = openCard(signed);
  await expectText('已签');
  expect(screen.getByRole('link', { name: '查看' })).toHaveAttribute('href', `${SCREEN}?recordId=${signed.id}`);
  expect(screen.queryByRole('button', { name: /签署邀请/ })).not.toBeInTheDocument();
  unmount();
  forgetAgreements(signed);
  const view = openCard(signed);
  await expectText('尚未发送签署邀请');
  await userEvent.click(screen.getByRole('button', { name: '发送签署邀请' }));
  const dialog = await findDialog(`为记录 ${signed.recordNo} 发送签署邀请`);
  await userEvent.click(dialog.getByRole('button', { name: '发送签署邀请' }));
  await expectText('待签');
  expect(state().world.agreements.at(-1)).toMatchObject({ recordId: signed.id, status: 'unsigned' });
  view.unmount();
  server.use(fault.status('GET', '/agreements/of-record/:id', 500));
  openCard(signed);
  await expectText('同意书加载失败');
  expect(screen.queryByText('尚未发送签署邀请')).not.toBeInTheDocument();
});

test('opens an agreement from its member, compares its text in the browser, and prints it masked and logged', async () => {
  const row = findNewest('signed');
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    expect(state().accessLog.at(-1)).toMatchObject({ action: 'print', entityId: row.id, masked: true });
  });
  const app = await signedIn(`/member/member-detail?id=${findRecord(row).memberId}&tab=agreements`);
  const link = await screen.findByRole('link', { name: row.agreementNo });
  expect(within(link.closest('tr') as HTMLElement).getByText('已签')).toBeInTheDocument();
  const calls = recordCalls();
  await app.user.click(link);
  await expectText('签署有效，内容与签署时一致');
  expect(calls.filter((call) => call.endsWith('/verify'))).toEqual([]);
  expect(document.body.textContent).not.toContain(row.signerName);
  expect(document.title).toContain('知情同意书');
  await press(app, '打印');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  // Nothing is printed when logging fails.
  server.use(fault.status('POST', '/access-logs', 500));
  // In jsdom the loading icon never leaves, so the name of the button keeps it.
  await press(app, /打印$/);
  await expectText('网络错误');
  expect(print).toHaveBeenCalledOnce();
});

test('shows that the text differs from the signed one, sanitizes it, and compares it with the current template', async () => {
  const { agreementTemplates } = state().world;
  const published = new Set(agreementTemplates.flatMap(({ id, status }) => (status === 'published' ? id : [])));
  const row = findAgreement((one) => one.status === 'signed' && !published.has(one.templateId));
  const template = agreementTemplates.find(({ id }) => id === row.templateId);
  if (template) template.content += '<p>后来添上的一句<img src=x onerror="document.title=1"></p>';
  const inForce = agreementTemplates.find(({ code, status }) => code === template?.code && status === 'published');
  const planned = { publishedAt: '2026-11-21T09:00:00+08:00', effectiveAt: '2026-12-01T00:00:00+08:00' };
  if (inForce) agreementTemplates.push({ ...inForce, ...planned, id: 'planned', templateVersion: 'v9.0' });
  const app = await signedIn(`${pathTo(row)}&id=${row.id}`);
  await expectText('内容与签署时不一致');
  expect(screen.queryByText(/签署有效/)).not.toBeInTheDocument();
  await expectText('后来添上的一句');
  expect(document.querySelector('img[onerror]')).toBeNull();
  await press(app, '与当前模板对比');
  await expectText(`从发送的 ${template?.templateVersion} 到当前生效的 ${inForce?.templateVersion}`);
  await expectText('正文的差异');
});

test('lets the server verify when the browser cannot, and reveals a handwritten signature as an image', async () => {
  vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) });
  const row = findAgreement((each) => each.status === 'signed' && each.hasSignature);
  const app = await signedIn(`${pathTo(row)}&id=${row.id}`);
  await expectText('未能在浏览器中核验内容');
  await press(app, '由服务器核验');
  await expectText('签署有效，内容与签署时一致');
  await expectText('服务器核验：内容与指纹一致');

  vi.stubGlobal('crypto', webcrypto);
  await press(app, '查看完整信息');
  const dialog = await findDialog(`查看同意书 ${row.agreementNo} 的签署人信息`);
  await app.user.click(dialog.getByRole('checkbox', { name: '手写签名' }));
  await app.user.click(dialog.getByRole('radio', { name: '数据核对' }));
  await app.user.click(dialog.getByRole('button', { name: '查看完整信息' }));
  expect(await screen.findByRole('img', { name: '手写签名' })).toHaveAttribute('src', expect.stringMatching(/\.png$/));
  // The browser's own print command logs a masked print.
  fireEvent(window, new Event('beforeprint'));
  expect(screen.queryByRole('img', { name: '手写签名' })).not.toBeInTheDocument();
  fireEvent(window, new Event('afterprint'));
});

test('a withdrawal lists what it hides and closes the record for good', async () => {
  const row = findNewest('signed');
  const record = findRecord(row);
  const app = await signedIn(pathTo(row));
  await press(app, '登记撤回');
  const dialog = await findDialog(`登记撤回同意书 ${row.agreementNo}`);
  expect(dialog.getByText(`记录 ${record.recordNo} 立即关闭，不能重新打开`)).toBeInTheDocument();
  expect(dialog.getByText(/个答案、得分与等级不再显示/)).toBeInTheDocument();
  const withdraw = () => app.user.click(dialog.getByRole('button', { name: /登记撤回$/ }));
  await app.user.click(dialog.getByLabelText('撤回原因'));
  await app.user.paste('本人来电要求撤回');
  await withdraw();
  await expectText('已登记撤回，记录已关闭');
  await expectText('已撤回，签署不再有效；内容与签署时一致');
  await waitFor(() => expect(screen.queryByRole('button', { name: '登记撤回' })).not.toBeInTheDocument());
  expect(findRecord(row)).toMatchObject({ status: 'closed', closeReason: 'withdrawn' });

  // The signer can now be revealed for two purposes only.
  await press(app, '查看完整信息');
  const reveal = await findDialog(`查看同意书 ${row.agreementNo} 的签署人信息`);
  await app.user.click(reveal.getByRole('radio', { name: '客服回访' }));
  await app.user.click(reveal.getByRole('button', { name: '查看完整信息' }));
  expect(await reveal.findByText('知情同意书已撤回，记录不再处理')).toBeInTheDocument();
  expect(document.body.textContent).not.toContain(row.signerName);
  await app.user.click(reveal.getByRole('radio', { name: '主管部门要求' }));
  await app.user.click(reveal.getByRole('button', { name: /查看完整信息$/ }));
  await expectText(row.signerName ?? '');
  expect(state().accessLog).toMatchObject([{ action: 'reveal', purpose: 'authority', entityType: 'agreement' }]);
});

test('sends the first invitation of a record, sends it again, and shows the new one with a link to the old one', async () => {
  const record = findRecord(findNewest('signed'));
  forgetAgreements(record);
  const getNewest = () => state().world.agreements.at(-1) as AgreementRow;
  const app = await signedIn(`${SCREEN}?recordId=${record.id}`);
  await expectText('尚未发送签署邀请');
  await press(app, '发送签署邀请');
  const first = await findDialog(`为记录 ${record.recordNo} 发送签署邀请`);
  await app.user.click(first.getByRole('button', { name: '发送签署邀请' }));
  await expectText('尚未签署，内容与发送时一致');
  await expectText('发送时的正文');

  const row = getNewest();
  await press(app, '重发签署邀请');
  const again = await findDialog(`重发同意书 ${row.agreementNo} 的签署邀请`);
  await app.user.click(again.getByRole('button', { name: '重发签署邀请' }));
  await waitFor(() => expect(getNewest().id).not.toBe(row.id));
  expect(getNewest().recordId).toBe(record.id);
  await expectText(`已重发签署邀请 ${getNewest().agreementNo}`);
  await expectText('尚未签署，内容与发送时一致');
  await app.user.click(await screen.findByRole('link', { name: row.agreementNo }));
  await waitFor(() => expect(app.address()).toBe(`${pathTo(row)}&id=${row.id}`));
  await waitFor(() => expect(screen.queryByRole('button', { name: '重发签署邀请' })).not.toBeInTheDocument());
});
