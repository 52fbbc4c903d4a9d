import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { describe, expect, test } from 'vitest';
import { maskName } from '@/domain/mask';
import type { HospitalRow } from '../../mock/hospital/fixtures';
import { projectsOfHospitals } from '../../mock/hospital/table';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { recordCalls } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const PATH = '/setting/pilot-hospital';
const hospitals = () => state().world.hospitals;
const now = (id: string) => hospitals().find((hospital) => hospital.id === id);
function hospitalOf(is: (hospital: HospitalRow) => boolean) {
  const found = hospitals().find(is);
  if (!found) throw new Error('the world has no such hospital');
  return found;
}
const projectIdsOf = ({ id }: HospitalRow) => projectsOfHospitals()(id).map((project) => project.id);
const hasRecords = ({ id }: HospitalRow) => state().world.records.some(({ hospitalId }) => hospitalId === id);
/** In how many published projects members see it. */
const publishedCount = ({ id }: HospitalRow) =>
  projectsOfHospitals()(id).filter(({ status }) => status === 'published').length;
/** The list with this one hospital in it. */
const alone = ({ name }: HospitalRow) => `${PATH}?keyword=${encodeURIComponent(name)}`;

async function act1(app: App, { name }: HospitalRow, action: string) {
  await app.user.click(await screen.findByRole('button', { name: `更多操作：${name}` }));
  await chooseEntry(app.user, action);
}

const save = (app: App) => app.user.click(screen.getByRole('button', { name: '保存' }));
const more = () => screen.getByRole('button', { name: /更多信息/ });

describe('the list', () => {
  test('shows what its address asks for, and a hospital over it by its id', async () => {
    const hospital = hospitalOf(({ status, contactMobile }) => status === 'paused' && contactMobile !== null);
    const app = await signedIn(`${PATH}?status=paused&level=${hospital.level}&keyword=${hospital.shortName}`);
    const name = await screen.findByText(hospital.name);
    const contact = hospital.contactName ?? '';
    expect(name.closest('tr')).toHaveTextContent(`${maskName(contact)}140****`);
    expect(screen.queryByText(contact)).not.toBeInTheDocument();
    const calls = recordCalls();
    await app.user.click(name);
    expect(app.address()).toContain(`id=${hospital.id}`);
    const drawer = await dialogWith('基本信息');
    expect(drawer.getByText(hospital.statusReason ?? '')).toBeInTheDocument();
    expect(drawer.getByText(/^140\*{4}\d{4}$/)).toBeInTheDocument();
    expect(drawer.getByText(contact)).toBeInTheDocument();
    // Its facts and its history name the projects from one answer.
    expect(calls.filter((call) => call.includes('project'))).toHaveLength(1);
    act(() => history.back());
    await waitFor(() => expect(screen.queryByText('合作日期')).not.toBeInTheDocument());
    expect(app.address()).toContain('status=paused');
  });

  test('the number of a contact is shown for a purpose, and who looked stands in the log', async () => {
    const hospital = hospitalOf(({ contactMobile }) => contactMobile !== null);
    const app = await signedIn(`${PATH}?id=${hospital.id}`);
    await app.user.click(await screen.findByRole('button', { name: '查看联系人手机明文' }));
    const dialog = await dialogWith(`查看“${hospital.name}”联系人的手机号`);
    await app.user.click(dialog.getByRole('radio', { name: '数据核对' }));
    await app.user.click(dialog.getByRole('button', { name: '查看明文' }));
    expect(await screen.findByText(hospital.contactMobile ?? '')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: '立即隐藏' }));
    await waitFor(() => expect(screen.queryByText(hospital.contactMobile ?? '')).not.toBeInTheDocument());
    const log = within(await screen.findByRole('region', { name: '敏感数据访问日志' }));
    expect(await log.findByText('联系人手机', { exact: false })).toBeInTheDocument();
  });

  test('a hospital that is closed leaves no step behind it', async () => {
    const app = await signedIn('/welcome');
    act(() => history.push(`${PATH}?status=paused`));
    const { name } = hospitalOf(({ status }) => status === 'paused');
    await app.user.click(await screen.findByText(name));
    await dialogWith('基本信息');
    await app.user.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(app.address()).toBe(`${PATH}?status=paused`));
    act(() => history.back());
    await waitFor(() => expect(app.address()).toBe('/welcome'));
  });

  test('an address that names no hospital is that of the list', async () => {
    const calls = recordCalls();
    await signedIn(`${PATH}?id=`);
    await screen.findByText(hospitals()[0]?.name ?? '');
    expect(calls.filter((call) => call.startsWith('GET /hospitals/'))).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a hospital that is not there says so, and leads back to the list', async () => {
    const app = await signedIn(`${PATH}?id=999999`);
    const drawer = await dialogWith('医院不存在或已被删除');
    await app.user.click(drawer.getByRole('button', { name: '返回' }));
    await waitFor(() => expect(app.address()).toBe(PATH));
  });
});

describe('what is done with a hospital', () => {
  test('a pause says whom it concerns, takes a day and a reason, and stands in the history', async () => {
    const hospital = hospitalOf((one) => one.status === 'active' && publishedCount(one) > 0);
    const app = await signedIn(alone(hospital));
    await act1(app, hospital, '暂停');
    const dialog = await dialogWith(`暂停“${hospital.name}”`);
    const count = publishedCount(hospital);
    expect(dialog.getByText(new RegExp(`关联了 ${count} 个已上线的项目`))).toBeInTheDocument();
    await app.user.type(dialog.getByLabelText('原因'), '设备检修');
    await app.user.click(dialog.getByRole('button', { name: /^暂\s?停$/ }));
    await screen.findByText('已暂停');
    expect(now(hospital.id)).toMatchObject({ status: 'paused', statusReason: '设备检修' });
    await app.user.click(screen.getByText(hospital.name));
    expect(await screen.findByText('原因：设备检修')).toBeInTheDocument();
  });

  test('a day before the cooperation began is refused on its field', async () => {
    const hospital = hospitalOf(({ status }) => status === 'ended');
    const app = await signedIn(alone(hospital));
    await act1(app, hospital, '重新合作');
    const dialog = await dialogWith(`与“${hospital.name}”重新合作`);
    Object.assign(now(hospital.id) ?? {}, { joinedAt: '2099-01-01' });
    await app.user.type(dialog.getByLabelText('原因'), '协议续签');
    await app.user.click(dialog.getByRole('button', { name: '重新合作' }));
    expect(await dialog.findAllByText(/不能早于合作日期|早于/)).not.toHaveLength(0);
    expect(now(hospital.id)?.status).toBe('ended');
  });

  test('one that records refer to is not deleted, and they are named', async () => {
    const hospital = hospitalOf(hasRecords);
    const [record] = state().world.records.filter(({ hospitalId }) => hospitalId === hospital.id);
    const app = await signedIn(alone(hospital));
    await act1(app, hospital, '删除');
    const dialog = await dialogWith(`不能删除“${hospital.name}”`);
    const link = dialog.getByRole('link', { name: record?.recordNo });
    expect(link).toHaveAttribute('href', `/record/record-detail?id=${record?.id}`);
    expect(now(hospital.id)).toBeDefined();
    await app.user.click(dialog.getByRole('button', { name: /^返\s?回$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('a deletion can be undone', async () => {
    const hospital = hospitalOf((one) => !hasRecords(one));
    const app = await signedIn(alone(hospital));
    await act1(app, hospital, '删除');
    await screen.findByText('没有符合条件的数据');
    expect(now(hospital.id)).toBeUndefined();
    await app.user.click(await screen.findByRole('button', { name: /^撤\s?销$/ }));
    expect(await screen.findByText('已撤销')).toBeInTheDocument();
    expect(now(hospital.id)).toMatchObject({ name: hospital.name });
  });

  test('projects are linked by name', async () => {
    const hospital = hospitalOf((one) => projectIdsOf(one).length === 1);
    const before = projectIdsOf(hospital);
    const isLast = (isArchived: boolean) =>
      state().world.projects.findLast(
        ({ id, status }) => !before.includes(id) && isArchived === (status === 'archived'),
      );
    const [archived, project] = [isLast(true), isLast(false)];
    const app = await signedIn(alone(hospital));
    await act1(app, hospital, '关联项目');
    const dialog = await dialogWith(`“${hospital.name}”的关联项目`);
    const choices = await dialog.findByRole('combobox');
    // What is archived keeps its hospitals, and can be chosen no more.
    for (const one of [archived, project]) {
      await app.user.clear(choices);
      await app.user.type(choices, `${one?.projectNo}`);
      await app.user.click(await screen.findByTitle(new RegExp(one?.projectNo ?? '')));
    }
    await app.user.click(dialog.getByRole('button', { name: '保存关联' }));
    await screen.findByText('关联项目已保存');
    expect(projectIdsOf(hospital)).toEqual([...before, project?.id]);
  });

  test('of several that are paused, each that cannot be is named', async () => {
    const name = '批量测试医院';
    const [active, ended] = [
      hospitalOf((one) => one.status === 'active' && publishedCount(one) > 0),
      hospitalOf(({ status }) => status === 'ended'),
    ];
    Object.assign(active, { name: `${name}甲` });
    Object.assign(ended, { name: `${name}乙` });
    const app = await signedIn(`${PATH}?keyword=${name}`);
    await app.user.click(await screen.findByLabelText(`选择 ${name}甲`));
    await app.user.click(screen.getByLabelText(`选择 ${name}乙`));
    await app.user.click(
      within(screen.getByText('已选 2 条').closest('[role=status]') as HTMLElement).getByRole('button', {
        name: /^暂\s?停$/,
      }),
    );
    const dialog = await dialogWith('暂停 2 家医院');
    const count = publishedCount(active);
    expect(
      await dialog.findByText(new RegExp(`其中 1 家正在合作，关联了 ${count} 个已上线的项目`)),
    ).toBeInTheDocument();
    await app.user.type(dialog.getByLabelText('原因'), '系统升级');
    // A day has to be chosen: it concerns all of them.
    await app.user.click(dialog.getByRole('button', { name: /^暂\s?停$/ }));
    expect(await dialog.findByText('请选择日期')).toBeInTheDocument();
    await app.user.type(dialog.getByLabelText('生效日期'), '2026-11-20{Enter}');
    await app.user.click(dialog.getByRole('button', { name: /^暂\s?停$/ }));
    const result = await dialogWith('1 条已处理，1 条未处理');
    expect(result.getByText(`${name}乙`)).toBeInTheDocument();
    expect(now(active.id)).toMatchObject({ status: 'paused', statusSince: '2026-11-20' });
  });
});

test('one that somebody else has deleted leaves the list, whatever was to be done with it', async () => {
  const hospital = hospitalOf(({ status }) => status === 'active');
  const app = await signedIn(alone(hospital));
  await screen.findByText(hospital.name);
  state().world.hospitals = hospitals().filter(({ id }) => id !== hospital.id);
  await act1(app, hospital, '删除');
  await screen.findByText(/刚刚被其他人修改或删除，列表已刷新/);
  await screen.findByText('没有符合条件的数据');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describe('the form', () => {
  test('of a new hospital asks for little, keeps the rest folded, and leads back to the same list', async () => {
    const last = Math.max(...hospitals().map(({ sort }) => sort));
    const app = await signedIn(`${PATH}?level=g2a`);
    await app.user.click(await screen.findByRole('button', { name: '新建医院' }));
    expect(await screen.findByText('新建医院', { selector: 'h1' })).toBeInTheDocument();
    expect(more()).toHaveAttribute('aria-expanded', 'false');
    await save(app);
    expect(await screen.findAllByText('不能为空')).toHaveLength(6);
    await app.user.type(screen.getByLabelText('医院名称'), '新山医院');
    await app.user.click(screen.getByLabelText('医院等级'));
    await app.user.click(await screen.findByTitle('二级甲等'));
    await app.user.click(screen.getByLabelText('机构类别'));
    await app.user.click(await screen.findByTitle('综合'));
    await app.user.click(screen.getByLabelText('公立'));
    await app.user.type(screen.getByLabelText('所在地区'), '南山区');
    await app.user.click(await screen.findByRole('menuitemcheckbox', { name: /广东省.*深圳市.*南山区/ }));
    await app.user.type(screen.getByLabelText('详细地址'), '健康路 1 号');
    await save(app);
    await screen.findByText('已保存');
    expect(hospitals().at(-1)).toMatchObject({
      name: '新山医院',
      level: 'g2a',
      regionCode: '440305',
      sort: last + 1,
      status: 'active',
    });
    await waitFor(() => expect(app.address()).toBe(`${PATH}?level=g2a`));
    // It is the last of all, which may be on another page.
    const count = hospitals().filter(({ level }) => level === 'g2a').length;
    expect(await screen.findAllByText(`共 ${count} 条`)).not.toHaveLength(0);
  });

  test('unfolds what is wrong, and puts the focus there', async () => {
    const hospital = hospitalOf(({ latitude }) => latitude === null);
    Object.assign(hospital, { phone: '12' });
    const app = await signedIn(`${PATH}?edit=${hospital.id}`);
    await app.user.type(await screen.findByLabelText('详细地址'), '附 1');
    const calls = recordCalls();
    await save(app);
    await waitFor(() => expect(more()).toHaveAttribute('aria-expanded', 'true'));
    expect(await screen.findByText(/电话格式不正确/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('联系电话')).toHaveFocus());
    expect(calls).toEqual([]);

    await app.user.clear(screen.getByLabelText('联系电话'));
    await app.user.type(screen.getByLabelText('纬度'), '-22.05');
    expect(screen.getByLabelText('纬度')).toHaveValue('-22.05');
    expect(screen.queryByText('纬度和经度须同时填写')).not.toBeInTheDocument();
    await save(app);
    expect(await screen.findByText('纬度和经度须同时填写')).toBeInTheDocument();
    await app.user.clear(screen.getByLabelText('纬度'));
    await app.user.type(screen.getByLabelText('纬度'), '2Z.5');
    await waitFor(() => expect(screen.getByLabelText('纬度')).toHaveAccessibleDescription(/-90/));
    expect(screen.getByLabelText('纬度')).toHaveValue('2Z.5');
    await app.user.clear(screen.getByLabelText('纬度'));
    await waitFor(() => expect(screen.queryByText('纬度和经度须同时填写')).not.toBeInTheDocument());
  });

  test('leaves the mobile number as it is until somebody types a new one', async () => {
    const hospital = hospitalOf(({ contactMobile }) => contactMobile !== null);
    const app = await signedIn(`${PATH}?edit=${hospital.id}`);
    await app.user.type(await screen.findByLabelText('详细地址'), '附 1');
    await save(app);
    await screen.findByText('已保存');
    expect(now(hospital.id)).toMatchObject({
      address: `${hospital.address}附 1`,
      contactMobile: hospital.contactMobile,
    });
    expect(app.address()).toBe(PATH);
  });

  test('says on the field that a name is taken', async () => {
    const [one, other] = hospitals();
    const app = await signedIn(`${PATH}?edit=${one?.id}`);
    const name = await screen.findByLabelText('医院名称');
    await app.user.clear(name);
    await app.user.type(name, other?.name ?? '');
    await save(app);
    expect(await screen.findByText('已有同名医院')).toBeInTheDocument();
    await waitFor(() => expect(name).toHaveFocus());
  });
});
