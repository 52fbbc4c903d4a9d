import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { beforeEach, describe, expect, test } from 'vitest';
import { signInAs } from '../../../../tests/app';
import { findDialog } from '../../../../tests/dialog';
import {
  addView,
  findView,
  findViewButton,
  openViews,
  press,
  save,
  savedViews,
  sharedByOther,
} from '../../../../tests/saved-views';
import { fault, recordCalls, server } from '../../../../tests/server';
import type { FilterField } from '../fields';
import { findRow, names, openList, status } from '../testing/open-list';

const query = () => new URLSearchParams(history.location.search);

beforeEach(() => {
  signInAs(0);
  savedViews().splice(0);
});

describe('conditions that the list no longer has', () => {
  test('are listed while the rest applies, and removed from the view, with the focus on its button', async () => {
    const view = addView({ list: 'hotword', query: 'gender=f&keyword=A1&sort=gone&status=nobody&tab=gone' });
    openList();
    await findRow('A01');
    await openViews();
    await press('常用');
    const note = (await screen.findByText('视图“常用”中有条件无法使用')).closest('.ant-alert');
    expect(note).toHaveTextContent('“状态”的值无法识别');
    expect(note).toHaveTextContent('1 个筛选条件已从此列表移除');
    expect(note).toHaveTextContent('视图的排序方式已不存在');
    expect(note).toHaveTextContent('视图的页签已不存在');
    await findRow('A10');
    await press('去掉并更新视图');
    await waitFor(() => expect(screen.queryByText('视图“常用”中有条件无法使用')).not.toBeInTheDocument());
    expect(findView('常用').query).toBe('keyword=A1');
    expect(query().get('view')).toBe(view.id);
    expect(query().has('sort')).toBe(false);
    await waitFor(async () => expect(await findViewButton('常用')).toHaveFocus());
  });

  test('include removed options, which can be dropped from another operator’s view', async () => {
    const project: FilterField = { kind: 'remote', name: 'projectId', key: 'ps', label: '项目', read: async () => [] };
    addView({ list: 'hotword', name: '某项目', query: 'projectId=gone&status=on', ...sharedByOther });
    openList({ fields: [project, status] });
    await openViews();
    await press(/^某项目/);
    expect(await screen.findByText('“项目”中有选项已不存在，不会有数据与其相符。')).toBeInTheDocument();
    await press('去掉这些条件');
    await findViewButton('某项目（已改动）');
    expect(query().has('projectId')).toBe(false);
    expect(query().get('status')).toBe('on');
    expect(screen.queryByText(/有选项已不存在/)).not.toBeInTheDocument();
  });

  test('include the view itself: the list follows the URL', async () => {
    openList({ at: '/?status=off&view=gone' });
    expect(await screen.findByText('网址中的视图无法打开')).toBeInTheDocument();
    await findRow('A03');
    expect(names()).not.toContain('A01');
    expect(await findViewButton()).toBeInTheDocument();
  });
});

describe('views that fail to load', () => {
  test('are reported in the menu with a retry that keeps the focus, while the list works', async () => {
    addView({ list: 'hotword' });
    const calls = recordCalls();
    server.use(fault.status('GET', '/saved-views', 500));
    const { user } = openList();
    await findRow('A01');
    expect(calls).toEqual([]);
    await openViews();
    const retry = within((await screen.findByText('视图加载失败')).closest('[role=alert]') as HTMLElement).getByRole(
      'button',
    );
    await user.click(retry);
    await waitFor(() => expect(calls).toHaveLength(2));
    await waitFor(() => expect(retry).not.toHaveClass('ant-btn-loading'));
    expect(retry).toHaveFocus();
    server.resetHandlers();
    await user.click(retry);
    await screen.findByRole('button', { name: '常用' });
    await waitFor(() => expect(screen.getByRole('button', { name: '不使用视图' })).toHaveFocus());
  });

  test('are reported above the list if the URL names one, whose filters stay', async () => {
    const view = addView({ list: 'hotword', query: 'status=off' });
    server.use(fault.status('GET', '/saved-views', 500));
    openList({ at: `/?status=off&view=${view.id}` });
    expect(await screen.findByText('视图加载失败')).toBeInTheDocument();
    await findRow('A03');
    expect(query().get('status')).toBe('off');
    server.resetHandlers();
    await press(/重\s?试/);
    const named = await findViewButton('常用');
    expect(screen.queryByText('视图加载失败')).not.toBeInTheDocument();
    await waitFor(() => expect(named).toHaveFocus());
  });
});

describe('renaming a view', () => {
  async function rename(meanwhile: () => void) {
    const { user } = openList({ at: '/?view=view-0' });
    await openViews('旧名');
    await press('编辑视图：旧名');
    const dialog = await findDialog('编辑视图“旧名”');
    const field = dialog.getByLabelText('视图名称');
    await user.clear(field);
    await user.paste('新名');
    meanwhile();
    await save(dialog);
    return { user, dialog, field };
  }

  test('shows its current name if it was changed elsewhere, and applies the new one on the second attempt', async () => {
    const view = addView({ list: 'hotword', name: '旧名' });
    const { dialog, field } = await rename(() => Object.assign(view, { name: '别名', query: 'status=on', version: 2 }));
    expect(await dialog.findByText(/现名为“别名”/)).toBeInTheDocument();
    expect(field).toHaveValue('新名');
    await save(dialog);
    expect(await screen.findByText('视图“新名”已保存')).toBeInTheDocument();
    expect(findView('新名').query).toBe('status=on');
  });

  test('says that it was deleted elsewhere, and keeps the input', async () => {
    addView({ list: 'hotword', name: '旧名' });
    const { dialog, field } = await rename(() => savedViews().splice(0));
    expect(await dialog.findByText('这条内容已被删除，没有保存')).toBeInTheDocument();
    expect(field).toHaveValue('新名');
    await save(dialog);
    expect(await dialog.findByText('这条内容已被删除，没有保存')).toBeInTheDocument();
    expect(savedViews()).toEqual([]);
  });
});
