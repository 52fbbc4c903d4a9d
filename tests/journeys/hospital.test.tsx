import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { history } from '@umijs/max';
import { expect, test } from 'vitest';
import { maskName } from '@/domain/mask';
import type { HospitalRow } from '../../mock/hospital/fixtures';
import { projectsOfHospitals } from '../../mock/hospital/table';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { recordCalls } from '../server';

const LIST = '/setting/pilot-hospital';
const hospitals = () => state().world.hospitals;
const getById = (id: string) => hospitals().find((hospital) => hospital.id === id);
function findHospital(is: (hospital: HospitalRow) => boolean) {
  const found = hospitals().find(is);
  if (!found) throw new Error('the world has no such hospital');
  return found;
}
const listProjectIds = ({ id }: HospitalRow) => projectsOfHospitals()(id).map((project) => project.id);
const hasRecords = ({ id }: HospitalRow) => state().world.records.some(({ hospitalId }) => hospitalId === id);
/** In how many published projects members see the hospital. */
const countPublished = ({ id }: HospitalRow) =>
  projectsOfHospitals()(id).filter(({ status }) => status === 'published').length;
/** The list with this one hospital in it. */
const listAlone = ({ name }: HospitalRow) => `${LIST}?keyword=${encodeURIComponent(name)}`;

async function chooseAction(user: UserEvent, { name }: HospitalRow, action: string) {
  await user.click(await screen.findByRole('button', { name: `更多操作：${name}` }));
  await chooseEntry(user, action);
}
async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
// In jsdom the icon of a button that was at work stays, and with it its word in the name.
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: /保存$/ }));

test('opens a hospital over the list of its URL, shows its contact for a logged purpose, and closes without a step in the history', async () => {
  const hospital = findHospital(({ status, contactMobile }) => status === 'paused' && contactMobile !== null);
  const { user, address } = await signedIn('/welcome');
  const list = `${LIST}?status=paused&level=${hospital.level}&keyword=${encodeURIComponent(hospital.shortName ?? '')}`;
  act(() => history.push(list));
  const name = await screen.findByText(hospital.name);
  const [contact, mobile] = [hospital.contactName ?? '', hospital.contactMobile ?? ''];
  expect(name.closest('tr')).toHaveTextContent(`${maskName(contact)}140****`);
  expect(screen.queryByText(contact)).not.toBeInTheDocument();
  const calls = recordCalls();
  await user.click(name);
  expect(address()).toContain(`id=${hospital.id}`);
  const drawer = await dialogWith('基本信息');
  expect(drawer.getByText(hospital.statusReason ?? '')).toBeInTheDocument();
  expect(drawer.getByText(/^140\*{4}\d{4}$/)).toBeInTheDocument();
  expect(drawer.getByText(contact)).toBeInTheDocument();
  // Its facts and its history name the projects from one answer.
  expect(calls.filter((call) => call.includes('project'))).toHaveLength(1);

  await user.click(drawer.getByRole('button', { name: '查看联系人手机明文' }));
  const dialog = await dialogWith(`查看“${hospital.name}”联系人的手机号`);
  await user.click(dialog.getByRole('radio', { name: '数据核对' }));
  await user.click(dialog.getByRole('button', { name: '查看明文' }));
  expect(await screen.findByText(mobile)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '立即隐藏' }));
  await waitFor(() => expect(screen.queryByText(mobile)).not.toBeInTheDocument());
  const log = within(await screen.findByRole('region', { name: '敏感数据访问日志' }));
  expect(await log.findByText('联系人手机', { exact: false })).toBeInTheDocument();

  await user.click(drawer.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(address()).not.toContain('id='));
  act(() => history.back());
  await waitFor(() => expect(address()).toBe('/welcome'));
});

test('pauses a hospital for a reason, names the projects that it concerns, and refuses a day before the cooperation', async () => {
  const hospital = findHospital((one) => one.status === 'active' && countPublished(one) > 0);
  const { user } = await signedIn(listAlone(hospital));
  await chooseAction(user, hospital, '暂停');
  const dialog = await dialogWith(`暂停“${hospital.name}”`);
  expect(dialog.getByText(new RegExp(`关联了 ${countPublished(hospital)} 个已上线的项目`))).toBeInTheDocument();
  await write(user, dialog.getByLabelText('原因'), '设备检修');
  const { joinedAt } = hospital;
  Object.assign(hospital, { joinedAt: '2099-01-01' });
  await user.click(dialog.getByRole('button', { name: /^暂\s?停$/ }));
  expect(await dialog.findAllByText(/不能早于合作日期|早于/)).not.toHaveLength(0);
  expect(getById(hospital.id)?.status).toBe('active');
  Object.assign(hospital, { joinedAt });
  await user.click(dialog.getByRole('button', { name: /暂\s?停$/ }));
  await screen.findByText('已暂停');
  expect(getById(hospital.id)).toMatchObject({ status: 'paused', statusReason: '设备检修' });
  await user.click(screen.getByText(hospital.name));
  expect(await screen.findByText('原因：设备检修')).toBeInTheDocument();
});

test('pauses several hospitals from a chosen day, and names each that is not in cooperation', async () => {
  const name = '批量测试医院';
  const active = findHospital((one) => one.status === 'active' && countPublished(one) > 0);
  const ended = findHospital(({ status }) => status === 'ended');
  Object.assign(active, { name: `${name}甲` });
  Object.assign(ended, { name: `${name}乙` });
  const { user } = await signedIn(`${LIST}?keyword=${name}`);
  await user.click(await screen.findByLabelText(`选择 ${name}甲`));
  await user.click(screen.getByLabelText(`选择 ${name}乙`));
  const bar = within(screen.getByText('已选 2 条').closest('[role=status]') as HTMLElement);
  await user.click(bar.getByRole('button', { name: /^暂\s?停$/ }));
  const dialog = await dialogWith('暂停 2 家医院');
  const warning = new RegExp(`其中 1 家正在合作，关联了 ${countPublished(active)} 个已上线的项目`);
  expect(await dialog.findByText(warning)).toBeInTheDocument();
  await write(user, dialog.getByLabelText('原因'), '系统升级');
  // A day has to be chosen, as it concerns all of them.
  await user.click(dialog.getByRole('button', { name: /^暂\s?停$/ }));
  expect(await dialog.findByText('请选择日期')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('生效日期'), '2026-11-20{Enter}');
  await user.click(dialog.getByRole('button', { name: /^暂\s?停$/ }));
  const result = await dialogWith('1 条已处理，1 条未处理');
  expect(result.getByText(`${name}乙`)).toBeInTheDocument();
  expect(getById(active.id)).toMatchObject({ status: 'paused', statusSince: '2026-11-20' });
});

test('deletes a hospital with an undo, and names the records that keep another one', async () => {
  const kept = findHospital(hasRecords);
  const free = findHospital((one) => !hasRecords(one));
  Object.assign(kept, { name: '删除测试医院甲' });
  Object.assign(free, { name: '删除测试医院乙' });
  const [record] = state().world.records.filter(({ hospitalId }) => hospitalId === kept.id);
  const { user } = await signedIn(`${LIST}?keyword=删除测试医院`);
  await chooseAction(user, kept, '删除');
  const dialog = await dialogWith(`不能删除“${kept.name}”`);
  const link = dialog.getByRole('link', { name: record?.recordNo });
  expect(link).toHaveAttribute('href', `/record/record-detail?id=${record?.id}`);
  await user.click(dialog.getByRole('button', { name: /^返\s?回$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await chooseAction(user, free, '删除');
  await waitFor(() => expect(screen.queryByText(free.name)).not.toBeInTheDocument());
  expect(getById(free.id)).toBeUndefined();
  expect(getById(kept.id)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: /^撤\s?销$/ }));
  expect(await screen.findByText('已撤销')).toBeInTheDocument();
  expect(getById(free.id)).toMatchObject({ name: free.name });
});

test('links projects by name, and offers none that is archived', async () => {
  const hospital = findHospital((one) => listProjectIds(one).length === 1);
  const before = listProjectIds(hospital);
  const findLast = (isArchived: boolean) =>
    state().world.projects.findLast(({ id, status }) => !before.includes(id) && isArchived === (status === 'archived'));
  const [archived, project] = [findLast(true), findLast(false)];
  const { user } = await signedIn(listAlone(hospital));
  await chooseAction(user, hospital, '关联项目');
  const dialog = await dialogWith(`“${hospital.name}”的关联项目`);
  const choices = await dialog.findByRole('combobox');
  for (const one of [archived, project]) {
    await write(user, choices, `${one?.projectNo}`);
    await user.click(await screen.findByTitle(new RegExp(one?.projectNo ?? '')));
  }
  await user.click(dialog.getByRole('button', { name: '保存关联' }));
  await screen.findByText('关联项目已保存');
  expect(listProjectIds(hospital)).toEqual([...before, project?.id]);
});

test('adds a hospital from six fields, the others folded, and returns to the same list', async () => {
  const last = Math.max(...hospitals().map(({ sort }) => sort));
  const { user, address } = await signedIn(`${LIST}?level=g2a`);
  await user.click(await screen.findByRole('button', { name: '新建医院' }));
  expect(await screen.findByText('新建医院', { selector: 'h1' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /更多信息/ })).toHaveAttribute('aria-expanded', 'false');
  await save(user);
  expect(await screen.findAllByText('不能为空')).toHaveLength(6);
  await write(user, screen.getByLabelText('医院名称'), '新山医院');
  await user.click(screen.getByLabelText('医院等级'));
  await user.click(await screen.findByTitle('二级甲等'));
  await user.click(screen.getByLabelText('机构类别'));
  await user.click(await screen.findByTitle('综合'));
  await user.click(screen.getByLabelText('公立'));
  await write(user, screen.getByLabelText('所在地区'), '南山区');
  await user.click(await screen.findByRole('menuitemcheckbox', { name: /广东省.*深圳市.*南山区/ }));
  await write(user, screen.getByLabelText('详细地址'), '健康路 1 号');
  await save(user);
  await screen.findByText('已保存');
  expect(hospitals().at(-1)).toMatchObject({
    ...{ name: '新山医院', level: 'g2a', regionCode: '440305', sort: last + 1, status: 'active' },
  });
  await waitFor(() => expect(address()).toBe(`${LIST}?level=g2a`));
  // The new hospital is the last of all, which may be on another page.
  const count = hospitals().filter(({ level }) => level === 'g2a').length;
  expect(await screen.findAllByText(`共 ${count} 条`)).not.toHaveLength(0);
});

test('unfolds invalid fields, requires both coordinates or none, and leaves the mobile number as it is', async () => {
  const hospital = findHospital(({ latitude, contactMobile }) => latitude === null && contactMobile !== null);
  const { contactMobile, address } = hospital;
  Object.assign(hospital, { phone: '12' });
  const { user } = await signedIn(`${LIST}?edit=${hospital.id}`);
  await write(user, await screen.findByLabelText('详细地址'), `${address}附 1`);
  await save(user);
  await waitFor(() => expect(screen.getByLabelText('联系电话')).toHaveFocus());
  expect(screen.getByText(/电话格式不正确/)).toBeInTheDocument();
  await user.clear(screen.getByLabelText('联系电话'));
  const latitude = screen.getByLabelText('纬度');
  await write(user, latitude, '2Z.5');
  await waitFor(() => expect(latitude).toHaveAccessibleDescription(/-90/));
  expect(latitude).toHaveValue('2Z.5');
  await write(user, latitude, '-22.05');
  await save(user);
  expect(await screen.findByText('纬度和经度须同时填写')).toBeInTheDocument();
  await user.clear(latitude);
  await waitFor(() => expect(screen.queryByText('纬度和经度须同时填写')).not.toBeInTheDocument());
  await save(user);
  await screen.findByText('已保存');
  expect(getById(hospital.id)).toMatchObject({ address: `${address}附 1`, contactMobile });
});
