import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ProjectRow } from '../../mock/project/fixtures';
import { toProject } from '../../mock/project/table';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { fault, server } from '../server';

const DETAIL = '/project/project-detail';
const projectOf = (is: (project: ProjectRow) => boolean) => {
  const project = state().world.projects.find(is);
  if (!project) throw new Error('the world has no such project');
  return project;
};
const gastric = () => projectOf(({ id }) => id === '9001');
const tableOf = async (name: string) => within(await screen.findByRole('table', { name }));

/** Opens a project, and gives what shows a tab of it. */
async function tabsOf(id: string) {
  const app = await signedIn(`${DETAIL}?id=${id}&tab=log`);
  return async (name: string, tab: string) => {
    await app.user.click(await screen.findByRole('tab', { name }));
    expect(app.address()).toBe(`${DETAIL}?id=${id}&tab=${tab}`);
  };
}

describe('a project', () => {
  test('shows how far members come, day by day and question by question', async () => {
    const { startCount, recordCount, viewCount } = toProject(gastric());
    const app = await signedIn(`${DETAIL}?id=9001`);
    const funnel = await tableOf('转化漏斗');
    expect(app.heading()).toHaveTextContent('胃癌风险筛查');
    const rows = funnel.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toBe(`浏览${viewCount.toLocaleString('en-US')} 次—`);
    expect(rows[2]).toMatch(new RegExp(`^开始答题${startCount} 人[\\d.]+%$`));
    expect(rows.at(-1)).toMatch(/^转诊/);
    const dropOff = await tableOf('逐题流失');
    expect(dropOff.getAllByRole('row').length).toBeGreaterThan(3);
    expect(screen.getByText(new RegExp(`问卷 v1：${startCount} 人开始，${recordCount} 人提交`))).toBeInTheDocument();
    const trend = within(screen.getByRole('region', { name: '近 14 天趋势' }));
    await app.user.click(trend.getByText('表格'));
    const today = await trend.findByText('2026-11-21（进行中）');
    expect(today.closest('table')?.querySelectorAll('tbody tr[data-row-key]')).toHaveLength(14);
  });

  test('has what members see of it in tabs that stand in the address', async () => {
    const project = gastric();
    const show = await tabsOf('9001');
    await show('内容预览', 'content');
    const phone = within(await screen.findByRole('region', { name: '会员看到的项目页' }));
    expect(phone.getByText(project.summary ?? '')).toBeInTheDocument();
    expect(await phone.findByText('结果仅供参考，不能替代医生诊断')).toBeInTheDocument();
    expect(phone.getByText('检查前须知')).toBeInTheDocument();
    expect(phone.queryByText('在线预约检查')).not.toBeInTheDocument();

    await show('问卷', 'quiz');
    const [, version] = (await tableOf('问卷')).getAllByRole('row').filter(({ textContent }) => textContent);
    expect(version).toHaveTextContent(/^v1.*已发布.*\d+ 题/);
    expect(screen.getByRole('link', { name: /编辑问卷/ })).toHaveAttribute('href', '/project/quiz-edit?projectId=9001');

    await show('链接', 'links');
    const links = await tableOf('链接');
    expect(links.getByText('旧版说明').closest('tr')).toHaveTextContent(/外部网页.*停用.*超时/);
  });

  test('has what comes of it in tabs too', async () => {
    const project = gastric();
    const show = await tabsOf('9001');
    await show('试点医院', 'hospitals');
    const [hospitalId] = project.hospitalIds;
    const hospital = state().world.hospitals.find(({ id }) => id === hospitalId);
    const hospitals = await tableOf('试点医院');
    expect(hospitals.getByRole('link', { name: hospital?.name })).toHaveAttribute(
      'href',
      `/setting/pilot-hospital?id=${hospitalId}`,
    );

    await show('渠道效果', 'channels');
    expect((await tableOf('渠道效果')).getAllByRole('row').length).toBeGreaterThan(1);

    await show('记录', 'records');
    const [record] = state()
      .world.records.filter(({ projectId, submittedAt }) => projectId === '9001' && submittedAt !== null)
      .toSorted((a, b) => (b.submittedAt ?? '').localeCompare(a.submittedAt ?? ''));
    expect(await screen.findByText(record?.recordNo ?? '')).toBeInTheDocument();

    await show('操作日志', 'log');
    expect(await screen.findByText('新建')).toBeInTheDocument();
    expect(screen.getAllByText('上线').length).toBeGreaterThan(0);
  });

  test('is moved on from its heading, and what else can be done is under more', async () => {
    const app = await signedIn(`${DETAIL}?id=9001`);
    await app.user.click(await screen.findByRole('button', { name: /^暂\s?停$/ }));
    const dialog = await dialogWith('暂停“胃癌风险筛查”');
    await app.user.click(dialog.getByRole('button', { name: /^暂\s?停$/ }));
    expect(await screen.findByRole('button', { name: /^恢\s?复$/ })).toBeInTheDocument();
    expect(gastric().status).toBe('paused');
    await app.user.click(screen.getByRole('button', { name: /更多操作/ }));
    await chooseEntry(app.user, '编辑链接');
    await waitFor(() => expect(app.address()).toBe('/project/link-edit?projectId=9001'));
  });

  test('that is a draft says what will be there, in English too', async () => {
    const draft = projectOf(({ status, type }) => status === 'draft' && type === 'screening');
    await signedIn(`${DETAIL}?id=${draft.id}`, 'en-US');
    expect(await screen.findByText(/Not published yet/)).toBeInTheDocument();
    for (const tab of ['Preview', 'Quiz', 'Links', 'Pilot hospitals', 'Channels', 'Records', 'Change log']) {
      expect(screen.getByRole('tab', { name: tab })).toBeInTheDocument();
    }
    expect(screen.getByRole('button', { name: 'Publish' })).toBeInTheDocument();
  });

  test('that is deleted here is gone, until that is undone', async () => {
    const { id, name } = projectOf(({ status }) => status === 'draft');
    const app = await signedIn(`${DETAIL}?id=${id}`);
    await app.user.click(await screen.findByRole('button', { name: /更多操作/ }));
    await chooseEntry(app.user, '删除');
    expect(await screen.findByText('项目不存在或已被删除')).toBeInTheDocument();
    await app.user.click(await screen.findByRole('button', { name: /^撤\s?销$/ }));
    await waitFor(() => expect(app.heading()).toHaveTextContent(name));
  });

  test('whose overview fails keeps all else, and asks again', async () => {
    server.use(fault.status('GET', '/projects/:id/overview', 500));
    const app = await signedIn(`${DETAIL}?id=9001`);
    expect(await screen.findByText('概览加载失败')).toBeInTheDocument();
    expect(app.heading()).toHaveTextContent('胃癌风险筛查');
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: /重\s?试|重新加载/ }));
    expect(await screen.findByRole('table', { name: '转化漏斗' })).toBeInTheDocument();
  });

  test('that is not there says so, and leads back to the list', async () => {
    const app = await signedIn(`${DETAIL}?id=nothing`);
    expect(await screen.findByText('项目不存在或已被删除')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: /返\s?回/ }));
    await waitFor(() => expect(app.address()).toBe('/project/project-list'));
  });
});
