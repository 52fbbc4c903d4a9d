import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { maskName } from '@/domain/mask';
import { groupPhone } from '@/utils/phone-groups';
import type { HospitalRow } from '../../mock/hospital/fixtures';
import { createProjectFinder } from '../../mock/hospital/table';
import type { ImportRow } from '../../mock/import/import-row';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';
import { fault, recordCalls, server } from '../server';

const LIST = '/setting/pilot-hospital';
const hospitals = () => state().world.hospitals;
const getById = (id: string) => hospitals().find((hospital) => hospital.id === id);
function findHospital(is: (hospital: HospitalRow) => boolean) {
  const found = hospitals().find(is);
  if (!found) throw new Error('the world has no such hospital');
  return found;
}
const listProjectIds = ({ id }: HospitalRow) => createProjectFinder()(id).map((project) => project.id);
const hasRecords = ({ id }: HospitalRow) => state().world.records.some(({ hospitalId }) => hospitalId === id);
/** Number of published projects that show the hospital. */
const countPublished = ({ id }: HospitalRow) =>
  createProjectFinder()(id).filter(({ status }) => status === 'published').length;
/** Path of the list filtered to this hospital. */
const listAlone = ({ name }: HospitalRow) => `${LIST}?keyword=${encodeURIComponent(name)}`;

async function chooseAction(user: UserEvent, { name }: HospitalRow, action: string) {
  await user.click(await screen.findByRole('button', { name: `更多操作：${name}` }));
  await chooseEntry(user, action);
}
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
// In jsdom the loading icon of a button never leaves, so the name of the button keeps it.
const save = () => fireEvent.click(screen.getByRole('button', { name: /保存$/ }));

test('opens a hospital over its filtered list, and reveals the contact number only for a logged purpose', async () => {
  const hospital = findHospital(({ status, contactMobile }) => status === 'paused' && contactMobile !== null);
  const list = `${LIST}?status=paused&level=${hospital.level}&keyword=${encodeURIComponent(hospital.shortName ?? '')}`;
  const { user, address } = await signedIn(list);
  const name = await screen.findByText(hospital.name);
  const [contact, mobile] = [hospital.contactName ?? '', hospital.contactMobile ?? ''];
  expect(name.closest('tr')).toHaveTextContent(`${maskName(contact)} 140****`);
  expect(screen.queryByText(contact)).not.toBeInTheDocument();
  const calls = recordCalls();
  await user.click(name);
  expect(address()).toContain(`id=${hospital.id}`);
  const drawer = await findDialog('基本信息');
  expect(drawer.getByText(hospital.statusReason ?? '')).toBeInTheDocument();
  expect(drawer.getByText(/^140\*{4}\d{4}$/)).toBeInTheDocument();
  expect(drawer.getByText(contact)).toBeInTheDocument();
  // Details and change log share one request for the project names.
  expect(calls.filter((call) => call.includes('project'))).toHaveLength(1);

  fireEvent.click(drawer.getByRole('button', { name: '查看联系人手机号' }));
  const dialog = await findDialog(`查看“${hospital.name}”联系人的手机号`);
  fireEvent.click(dialog.getByRole('radio', { name: '数据核对' }));
  fireEvent.click(dialog.getByRole('button', { name: '查看完整信息' }));
  expect(await screen.findByText(groupPhone(mobile))).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '立即隐藏' }));
  await waitFor(() => expect(screen.queryByText(groupPhone(mobile))).not.toBeInTheDocument());
  const log = within(await screen.findByRole('region', { name: '敏感数据访问日志' }));
  expect(await log.findByText('联系人手机', { exact: false })).toBeInTheDocument();
});

test('pauses several imported hospitals from a date, and lists each that is not active', async () => {
  const active = findHospital((one) => one.status === 'active' && countPublished(one) > 0);
  const ended = findHospital(({ status }) => status === 'ended');
  const writtenIds = [active.id, ended.id];
  state().imports.push({ id: 'i1', operatorId: '1', entity: 'hospital', writtenIds } as ImportRow);
  const { user } = await signedIn(`${LIST}?importId=i1`);
  // The list shows only the imported rows.
  expect(await screen.findByText('共 2 条')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '移除筛选：本次导入' })).toBeInTheDocument();
  for (const { name } of [active, ended]) fireEvent.click(screen.getByLabelText(`选择 ${name}`));
  const bar = within(screen.getByText('已选 2 条').closest('[role=status]') as HTMLElement);
  fireEvent.click(bar.getByRole('button', { name: /^暂\s?停$/ }));
  const dialog = await findDialog('暂停 2 家医院');
  const warning = new RegExp(`其中 1 家正在合作，关联了 ${countPublished(active)} 个已上线的项目`);
  expect(await dialog.findByText(warning)).toBeInTheDocument();
  write('原因', '系统升级');
  // The date is required, because it applies to all of them.
  fireEvent.click(dialog.getByRole('button', { name: /^暂\s?停$/ }));
  expect(await dialog.findByText('请选择日期')).toBeInTheDocument();
  await user.click(dialog.getByLabelText('生效日期'));
  await user.paste('2026-11-20');
  await user.keyboard('{Enter}');
  fireEvent.click(dialog.getByRole('button', { name: /^暂\s?停$/ }));
  const result = await findDialog('1 条已处理，1 条未处理');
  expect(result.getByText(ended.name)).toBeInTheDocument();
  expect(getById(active.id)).toMatchObject({ status: 'paused', statusSince: '2026-11-20' });
});

test('warns before a hospital of published projects is deleted, and offers to undo it', async () => {
  const hospital = findHospital((one) => one.status === 'active' && countPublished(one) > 0 && !hasRecords(one));
  const { user } = await signedIn(listAlone(hospital));
  await chooseAction(user, hospital, '删除');
  const dialog = await findDialog(`删除“${hospital.name}”`);
  expect(dialog.getByRole('note')).toHaveTextContent(`该医院关联了 ${countPublished(hospital)} 个已上线的项目`);
  expect(getById(hospital.id)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: /^删\s?除$/ }));
  fireEvent.click(await screen.findByRole('button', { name: /撤\s?销/ }));
  await waitFor(() => expect(getById(hospital.id)?.version).toBe(hospital.version + 2));
});

test('refuses to delete a hospital that records refer to, and links it to projects, except an archived one', async () => {
  const hospital = findHospital(hasRecords);
  const record = state().world.records.find(({ hospitalId }) => hospitalId === hospital.id);
  const { user } = await signedIn(listAlone(hospital));
  await chooseAction(user, hospital, '删除');
  const dialog = await findDialog(`不能删除“${hospital.name}”`);
  const link = dialog.getByRole('link', { name: record?.recordNo });
  expect(link).toHaveAttribute('href', `/record/record-detail?id=${record?.id}`);
  expect(getById(hospital.id)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: /返\s?回/ }));

  const before = listProjectIds(hospital);
  const findLast = (isArchived: boolean) =>
    state().world.projects.findLast(({ id, status }) => !before.includes(id) && isArchived === (status === 'archived'));
  const [archived, project] = [findLast(true), findLast(false)];
  server.use(fault.status('GET', '/projects/options', 500));
  await chooseAction(user, hospital, '关联项目');
  const linked = await findDialog(`“${hospital.name}”的关联项目`);
  const retry = await linked.findByRole('button', { name: /重\s?试/ });
  // Without its field, the dialog would save nothing and say that it did.
  expect(linked.queryByRole('button', { name: '保存关联' })).not.toBeInTheDocument();
  server.resetHandlers();
  fireEvent.click(retry);
  const choices = await linked.findByRole('combobox');
  for (const one of [archived, project]) {
    fireEvent.change(choices, { target: { value: one?.projectNo } });
    await user.click(await screen.findByTitle(new RegExp(one?.projectNo ?? '')));
  }
  // A colleague links another project meanwhile, which the second attempt keeps.
  const theirs = state().world.projects.find(
    ({ id, status }) => ![...before, project?.id].includes(id) && status === 'draft',
  );
  theirs?.hospitalIds.push(hospital.id);
  hospital.version += 1;
  const save = () => fireEvent.click(linked.getByRole('button', { name: /保存关联$/ }));
  save();
  await linked.findByText(/^内容刚刚有更改。您填写的内容已保留/);
  save();
  await screen.findByText('关联项目已保存');
  expect(listProjectIds(hospital).toSorted()).toEqual([...before, project?.id, theirs?.id].toSorted());
});

test('creates a hospital from six required fields, and returns to the same list', async () => {
  const last = Math.max(...hospitals().map(({ sort }) => sort));
  const { user, address } = await signedIn(`${LIST}?level=g2a`);
  fireEvent.click(await screen.findByRole('button', { name: '新建医院' }));
  expect(await screen.findByText('新建医院', { selector: 'h1' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /更多信息/ })).toHaveAttribute('aria-expanded', 'false');
  save();
  expect(await screen.findAllByText('不能为空')).toHaveLength(2);
  for (const label of ['医院等级', '机构类别', '医院性质', '所在地区'])
    expect(screen.getByText(`请选择${label}`)).toBeInTheDocument();
  write('医院名称', '新山医院');
  await user.click(screen.getByLabelText('医院等级'));
  await user.click(await screen.findByTitle('二级甲等'));
  await user.click(screen.getByLabelText('机构类别'));
  await user.click(await screen.findByTitle('综合'));
  fireEvent.click(screen.getByLabelText('公立'));
  await user.click(screen.getByLabelText('所在地区'));
  await user.paste('南山区');
  await user.click(await screen.findByRole('menuitemcheckbox', { name: /广东省.*深圳市.*南山区/ }));
  write('详细地址', '健康路 1 号');
  save();
  await screen.findByText('已保存');
  expect(hospitals().at(-1)).toMatchObject({
    ...{ name: '新山医院', level: 'g2a', regionCode: '440305', sort: last + 1, status: 'active' },
  });
  await waitFor(() => expect(address()).toBe(`${LIST}?level=g2a`));
  // The new hospital is last, which may be on another page.
  const count = hospitals().filter(({ level }) => level === 'g2a').length;
  expect(await screen.findAllByText(`共 ${count} 条`)).not.toHaveLength(0);
});

test('requires both coordinates or none, and keeps the mobile number of the contact when it is not edited', async () => {
  const hospital = findHospital(({ latitude, contactMobile }) => latitude === null && contactMobile !== null);
  const { contactMobile, address } = hospital;
  await signedIn(`${LIST}?edit=${hospital.id}&keyword=没有`);
  await screen.findByLabelText('详细地址');
  write('详细地址', `${address}附 1`);
  fireEvent.click(screen.getByRole('button', { name: /更多信息/ }));
  write('纬度', '-22.05');
  save();
  expect(await screen.findByText('纬度和经度须同时填写')).toBeInTheDocument();
  write('纬度', '');
  await waitFor(() => expect(screen.queryByText('纬度和经度须同时填写')).not.toBeInTheDocument());
  save();
  await screen.findByText('已保存');
  expect(getById(hospital.id)).toMatchObject({ address: `${address}附 1`, contactMobile });
});
