import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { expect, test } from 'vitest';
import { hasReached } from '@/domain/record-status';
import type { ProjectRow } from '../../mock/project/fixtures';
import { toProject } from '../../mock/project/table';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';
import { chooseEntry } from '../menu';
import { fault, server } from '../server';

const DETAIL = '/project/project-detail';
const findProject = (is: (project: ProjectRow) => boolean) => {
  const project = state().world.projects.find(is);
  if (!project) throw new Error('the world has no such project');
  return project;
};
const gastric = () => findProject(({ id }) => id === '9001');
const findTable = async (name: string) => within(await screen.findByRole('table', { name }));

test('shows funnel, daily trend and drop-off per question, after a retry', async () => {
  server.use(fault.status('GET', '/projects/:id/overview', 500));
  const { startCount, answeringCount, recordCount, viewCount } = toProject(gastric());
  const app = await signedIn(`${DETAIL}?id=9001`);
  expect(await screen.findByText('概览加载失败')).toBeInTheDocument();
  expect(app.heading()).toHaveTextContent('胃癌风险筛查');
  server.resetHandlers();
  await app.user.click(screen.getByRole('button', { name: '重试' }));

  const funnel = await findTable('转化漏斗');
  const rows = funnel.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toBe(`浏览${viewCount.toLocaleString('en-US')} 次—`);
  expect(rows[2]).toMatch(new RegExp(`^开始答题${startCount} 人次[\\d.]+%$`));
  expect(rows.at(-1)).toMatch(/^转诊/);
  expect(funnel.getByRole('link', { name: '转诊' })).toHaveAttribute(
    'href',
    '/record/record-list?tab=all&projectId=9001&reached=referred',
  );
  expect((await findTable('逐题流失')).getAllByRole('row').length).toBeGreaterThan(3);
  const summary = `问卷 v1：${startCount} 人次开始，${recordCount} 人次提交，${answeringCount} 人次正在答题`;
  expect(screen.getByText(new RegExp(summary))).toBeInTheDocument();
  const trend = within(screen.getByRole('region', { name: '近 14 天趋势' }));
  await app.user.click(trend.getByText('表格'));
  const today = await trend.findByText('2026-11-21（进行中）');
  expect(today.closest('table')?.querySelectorAll('tbody tr[data-row-key]')).toHaveLength(14);

  act(() => history.push(`${DETAIL}?id=9001&startedFrom=2026-11-10`));
  await waitFor(async () =>
    expect((await findTable('转化漏斗')).getByRole('link', { name: '转诊' })).toHaveAttribute(
      'href',
      '/record/record-list?tab=all&projectId=9001&startedFrom=2026-11-10&reached=referred',
    ),
  );
  act(() => history.push(`${DETAIL}?id=9001&startedFrom=2026-11-20&startedBefore=2026-11-10`));
  expect(await screen.findByText('网址中的日期无效')).toBeInTheDocument();
});

test('shows the parts of a project in tabs, and keeps the tab in the URL', async () => {
  const project = gastric();
  const links = state().world.projectLinks;
  const [link] = links.filter(({ projectId, title }) => projectId === '9001' && title === '检查前须知');
  if (link) links.push({ ...link, id: 'past', title: '已过期的须知', validTo: '2026-11-20T00:00:00+08:00' });
  const app = await signedIn(`${DETAIL}?id=9001&tab=log`);
  expect(await screen.findByText('新建')).toBeInTheDocument();
  expect(screen.getAllByText('上线').length).toBeGreaterThan(0);
  const openTab = async (name: string, tab: string) => {
    await app.user.click(await screen.findByRole('tab', { name }));
    expect(app.address()).toBe(`${DETAIL}?id=9001&tab=${tab}`);
  };
  await openTab('内容预览', 'content');
  const phone = within(await screen.findByRole('region', { name: '会员看到的项目页' }));
  expect(phone.getByText(project.summary ?? '')).toBeInTheDocument();
  expect(await phone.findByText('结果仅供参考，不能替代医生诊断')).toBeInTheDocument();
  expect(phone.getByText('检查前须知')).toBeInTheDocument();
  expect(phone.queryByText('在线预约检查')).not.toBeInTheDocument();
  expect(phone.queryByText('已过期的须知')).not.toBeInTheDocument();

  await openTab('问卷', 'quiz');
  const [, version] = (await findTable('问卷')).getAllByRole('row').filter(({ textContent }) => textContent);
  expect(version).toHaveTextContent(/^v1.*已发布.*\d+ 题/);
  expect(screen.getByRole('link', { name: /编辑问卷/ })).toHaveAttribute('href', '/project/quiz-edit?projectId=9001');

  await openTab('链接', 'links');
  expect((await findTable('链接')).getByText('旧版说明').closest('tr')).toHaveTextContent(/外部网页.*停用.*超时/);

  await openTab('试点医院', 'hospitals');
  const referredTo = (id: string) =>
    state().world.records.filter((record) => record.hospitalId === id && hasReached('referred', record)).length;
  const hospital = state().world.hospitals.find(({ id }) => project.hospitalIds.includes(id) && referredTo(id) > 0);
  const hospitals = await findTable('试点医院');
  const name = hospitals.getByRole('link', { name: hospital?.name });
  expect(name).toHaveAttribute('href', `/setting/pilot-hospital?id=${hospital?.id}`);
  // These are figures of the hospital over all projects; the title says so, and the linked list has the same total.
  expect(hospitals.getByRole('columnheader', { name: '转诊人次（全部项目）' })).toBeInTheDocument();
  const [, referred] = within(name.closest('tr') as HTMLElement).getAllByRole('link');
  expect(referred).toHaveTextContent(`${referredTo(hospital?.id ?? '')}`);
  expect(referred).toHaveAttribute('href', `/record/record-list?tab=all&hospitalId=${hospital?.id}&reached=referred`);

  await openTab('渠道效果', 'channels');
  const [figure] = (await findTable('渠道效果')).getAllByRole('link');
  expect(figure).toHaveAttribute(
    'href',
    expect.stringMatching(/record-list\?tab=all&projectId=9001&channelId=\d+&status=/),
  );

  await openTab('记录', 'records');
  const [record] = state()
    .world.records.filter(({ projectId, submittedAt }) => projectId === '9001' && submittedAt !== null)
    .toSorted((a, b) => (b.submittedAt ?? '').localeCompare(a.submittedAt ?? ''));
  expect(await screen.findByText(record?.recordNo ?? '')).toBeInTheDocument();
});

test('pauses a project from its header', async () => {
  const app = await signedIn(`${DETAIL}?id=9001&tab=links`);
  await app.user.click(await screen.findByRole('button', { name: '暂停' }));
  const dialog = await findDialog('暂停“胃癌风险筛查”');
  await app.user.click(dialog.getByRole('button', { name: '暂停' }));
  expect(await screen.findByRole('button', { name: '恢复' })).toBeInTheDocument();
  expect(gastric().status).toBe('paused');
});

test('explains that a draft has no figures yet, deletes it, restores it by undo, and leads back to the list', async () => {
  const { id, name } = findProject(({ status, type }) => status === 'draft' && type === 'screening');
  const app = await signedIn(`${DETAIL}?id=${id}`);
  expect(await screen.findByText(/^项目还没有上线/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '上线' })).toBeInTheDocument();
  const remove = async () => {
    await app.user.click(screen.getByRole('button', { name: /更多操作/ }));
    await chooseEntry(app.user, '删除');
    expect(await screen.findByText('项目不存在或已被删除')).toBeInTheDocument();
  };
  await remove();
  await app.user.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() => expect(app.heading()).toHaveTextContent(name));
  await remove();
  await app.user.click(screen.getByRole('button', { name: '返回' }));
  await waitFor(() => expect(app.address()).toBe('/project/project-list'));
});
