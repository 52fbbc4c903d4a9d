import { webcrypto } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasConsent } from '@/domain/consent';
import { isOpen } from '@/domain/record-status';
import type { AgreementRow } from '../../mock/agreement/agreement-row';
import type { RecordRow } from '../../mock/record/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { fault, recordCalls, server } from '../server';

const SCREEN = '/record/record-agreement';
const recordOf = ({ recordId }: AgreementRow) => state().world.records.find(({ id }) => id === recordId) as RecordRow;
const isShown = (row: AgreementRow) =>
  state().world.members.some(({ id, ...member }) => id === recordOf(row).memberId && hasConsent(member));
const one = (has: (row: AgreementRow) => boolean) => {
  const row = state().world.agreements.find((each) => isShown(each) && has(each));
  if (!row) throw new Error('the world has no such agreement');
  return row;
};
const isNewest = (row: AgreementRow) =>
  state().world.agreements.findLast(({ recordId }) => recordId === row.recordId) === row;
const signed = () => one((row) => row.status === 'signed' && isNewest(row) && isOpen(recordOf(row).status));
const unanswered = () =>
  one(
    (row) => (row.status === 'unsigned' || row.status === 'declined') && isNewest(row) && isOpen(recordOf(row).status),
  );
const pathOf = ({ recordId }: AgreementRow) => `${SCREEN}?recordId=${recordId}`;

const open = (row: AgreementRow) => signedIn(pathOf(row));
const verdict = async (text: string) => expect(await screen.findByText(text)).toBeInTheDocument();
const button = (name: string) => screen.findByRole('button', { name });

/** A browser over https has Web Crypto; over plain http it has not. */
beforeEach(() => vi.stubGlobal('crypto', webcrypto));

describe('what is said first', () => {
  test('a signature that holds, with who, when and how; the text is compared in the browser', async () => {
    const row = signed();
    const calls = recordCalls();
    await open(row);
    await verdict('签署有效，内容与签署时一致');
    expect(calls.filter((call) => call.endsWith('/verify'))).toEqual([]);
    expect(screen.getAllByText(row.agreementNo)[0]).toBeInTheDocument();
    expect(document.body.textContent).not.toContain(row.signerName);
    expect(document.title).toContain('知情同意书');
  });

  test('a text that is not what was signed', async () => {
    const row = signed();
    const template = state().world.agreementTemplates.find(({ id }) => id === row.templateId);
    if (template) template.content += '<p>后来添上的一句<img src=x onerror="document.title=1"></p>';
    await open(row);
    await verdict('内容与签署时不一致');
    expect(screen.queryByText(/签署有效/)).not.toBeInTheDocument();
    expect(await screen.findByText('后来添上的一句')).toBeInTheDocument();
    expect(document.querySelector('img[onerror]')).toBeNull();
  });

  test('that nothing could be compared where there is no secure context; the server can', async () => {
    vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) });
    const app = await open(signed());
    await verdict('未能在浏览器中核验内容');
    await app.user.click(await button('由服务器核验'));
    await verdict('签署有效，内容与签署时一致');
    expect(screen.getByText('服务器核验：内容与指纹一致')).toBeInTheDocument();
  });

  test('a record without any, and one that there is not', async () => {
    const without = state().world.records.find(
      ({ id }) => !state().world.agreements.some(({ recordId }) => recordId === id),
    );
    await signedIn(`${SCREEN}?recordId=${without?.id}`);
    expect(await screen.findByText('这条记录没有同意书')).toBeInTheDocument();
  });

  test.each(['', '?recordId=1', '?recordId=600001&id=1'])('nothing at %s', async (query) => {
    const app = await signedIn(`${SCREEN}${query}`);
    expect(await screen.findByText('记录不存在')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: '返回' }));
    await waitFor(() => expect(app.address()).toBe('/record/record-list'));
  });
});

test('a withdrawal names what it hides, needs a reason, and closes the record for good', async () => {
  const row = signed();
  const { recordNo, id } = recordOf(row);
  const app = await open(row);
  await app.user.click(await button('登记撤回'));
  const dialog = await dialogWith(`登记撤回同意书 ${row.agreementNo}`);
  expect(dialog.getByText(`记录 ${recordNo} 立即关闭，不能重新打开`)).toBeInTheDocument();
  expect(dialog.getByText(/个答案、得分与等级不再显示/)).toBeInTheDocument();
  await app.user.click(dialog.getByRole('button', { name: '登记撤回' }));
  expect(state().world.agreements.find((one) => one.id === row.id)?.status).toBe('signed');
  await app.user.type(dialog.getByLabelText('撤回原因'), '本人来电要求撤回');
  await app.user.click(dialog.getByRole('button', { name: '登记撤回' }));
  await screen.findByText('已登记撤回，记录已关闭');
  await verdict('已撤回，签署不再有效；内容与签署时一致');
  await waitFor(() => expect(screen.queryByRole('button', { name: '登记撤回' })).not.toBeInTheDocument());
  expect(state().world.records.find((one) => one.id === id)).toMatchObject({
    status: 'closed',
    closeReason: 'withdrawn',
  });
});

test('a withdrawal that meets the change of somebody else keeps its reason, and asks again', async () => {
  const row = signed();
  const app = await open(row);
  await app.user.click(await button('登记撤回'));
  const dialog = await dialogWith(`登记撤回同意书 ${row.agreementNo}`);
  await app.user.type(dialog.getByLabelText('撤回原因'), '本人来电要求撤回');
  const stored = state().world.agreements.find((one) => one.id === row.id) as AgreementRow;
  stored.version += 1;
  await app.user.click(dialog.getByRole('button', { name: '登记撤回' }));
  expect(await dialog.findByText(/他人刚刚做了更改/)).toBeInTheDocument();
  expect(stored.status).toBe('signed');
  expect(dialog.getByLabelText('撤回原因')).toHaveValue('本人来电要求撤回');
  await app.user.click(await dialog.findByRole('button', { name: /登记撤回$/ }));
  await screen.findByText('已登记撤回，记录已关闭');
});

test('an invitation is sent again, and the new one is shown', async () => {
  const row = unanswered();
  const app = await open(row);
  await app.user.click(await button('重发签署邀请'));
  const dialog = await dialogWith(`重发同意书 ${row.agreementNo} 的签署邀请`);
  await app.user.click(dialog.getByRole('button', { name: '重发签署邀请' }));
  const added = await waitFor(() => {
    const newest = state().world.agreements.at(-1) as AgreementRow;
    expect(newest.recordId).toBe(row.recordId);
    expect(newest.id).not.toBe(row.id);
    return newest;
  });
  await screen.findByText(`已重发签署邀请 ${added.agreementNo}`);
  await verdict('尚未签署，内容与发送时一致');
  await app.user.click(await screen.findByRole('link', { name: row.agreementNo }));
  await waitFor(() => expect(app.address()).toBe(`${pathOf(row)}&id=${row.id}`));
  await waitFor(() => expect(screen.queryByRole('button', { name: '重发签署邀请' })).not.toBeInTheDocument());
});

describe('printing', () => {
  afterEach(() => void vi.restoreAllMocks());

  test('is logged before it is done, and masked', async () => {
    const row = signed();
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      expect(state().accessLog.at(-1)).toMatchObject({ action: 'print', entityId: row.id, masked: true });
    });
    const app = await open(row);
    await app.user.click(await button('打印'));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  test('is not done where it could not be logged', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const app = await open(signed());
    server.use(fault.status('POST', '/access-logs', 500));
    await app.user.click(await button('打印'));
    await screen.findByText('网络错误');
    expect(print).not.toHaveBeenCalled();
  });
});

test('the signer is shown for a purpose, and after a withdrawal for two alone', async () => {
  const row = signed();
  const app = await open(row);
  const ask = async (purpose: string) => {
    await app.user.click(await button('查看明文'));
    const dialog = await dialogWith(`查看同意书 ${row.agreementNo} 的签署人信息`);
    await app.user.click(dialog.getByRole('radio', { name: purpose }));
    await app.user.click(dialog.getByRole('button', { name: '查看明文' }));
    return dialog;
  };
  Object.assign(row, { status: 'withdrawn' });
  Object.assign(recordOf(row), { status: 'closed', closeReason: 'withdrawn' });
  const refused = await ask('客服回访');
  expect(await refused.findByText('知情同意书已撤回，记录不再处理')).toBeInTheDocument();
  await app.user.click(refused.getByRole('radio', { name: '主管部门要求' }));
  await app.user.click(refused.getByRole('button', { name: /查看明文$/ }));
  expect(await screen.findByText(row.signerName ?? '')).toBeInTheDocument();
  expect(state().accessLog).toMatchObject([{ action: 'reveal', purpose: 'authority', entityType: 'agreement' }]);
});

test('a handwritten signature is shown as the picture that it is', async () => {
  const row = one((each) => each.status === 'signed' && each.hasSignature);
  const app = await signedIn(`${pathOf(row)}&id=${row.id}`);
  await app.user.click(await button('查看明文'));
  const dialog = await dialogWith(`查看同意书 ${row.agreementNo} 的签署人信息`);
  await app.user.click(dialog.getByRole('checkbox', { name: '手写签名' }));
  await app.user.click(dialog.getByRole('radio', { name: '数据核对' }));
  await app.user.click(dialog.getByRole('button', { name: '查看明文' }));
  expect(await screen.findByRole('img', { name: '手写签名' })).toHaveAttribute('src', expect.stringMatching(/\.png$/));
});

test('what has changed of the template since is shown beside it', async () => {
  const published = new Set(
    state().world.agreementTemplates.flatMap(({ id, status }) => (status === 'published' ? id : [])),
  );
  const old = one((row) => !published.has(row.templateId));
  const app = await signedIn(`${pathOf(old)}&id=${old.id}`);
  await app.user.click(await button('与当前模板对比'));
  expect(await screen.findByText(/^从签署的 v\d/)).toBeInTheDocument();
  expect(await screen.findByText('正文的差异')).toBeInTheDocument();
});

test('a member’s agreements stand in their tab, each with the way to it', async () => {
  const row = signed();
  const app = await signedIn(`/member/member-detail?id=${recordOf(row).memberId}&tab=agreements`);
  const link = await screen.findByRole('link', { name: row.agreementNo });
  expect(within(link.closest('tr') as HTMLElement).getByText('已签')).toBeInTheDocument();
  await app.user.click(link);
  await verdict('签署有效，内容与签署时一致');
});
