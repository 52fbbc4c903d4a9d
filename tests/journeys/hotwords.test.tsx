import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { hotword as limit } from '@/contract/limits/hotword';
import type { HotwordRow } from '../../mock/hotword/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { dialogWith } from '../dialog';
import { chooseEntry } from '../menu';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof signedIn>>;

const LIST = '/setting/search-hotwords';
const all = () => state().world.hotwords;
const hotwordOf = (is: (row: HotwordRow) => boolean) => {
  const row = all().find(is);
  if (!row) throw new Error('the world has no such hotword');
  return row;
};
const now = (id: string) => hotwordOf((row) => row.id === id);
const inOrder = () => [...all()].sort((a, b) => a.sort - b.sort).map(({ word }) => word);
let first: HotwordRow;
let second: HotwordRow;

beforeEach(() => {
  [first, second] = [hotwordOf(({ sort }) => sort === 0), hotwordOf(({ sort }) => sort === 1)];
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const listed = () => screen.findByRole('checkbox', { name: `选择 ${first.word}` });
const gone = () =>
  waitFor(() => expect(screen.queryByRole('checkbox', { name: `选择 ${first.word}` })).not.toBeInTheDocument());
const act = async (app: App, word: string, action: string) => {
  await app.user.click(await screen.findByRole('button', { name: `更多操作：${word}` }));
  await chooseEntry(app.user, action);
};
const editing = async (path: string) => {
  const app = await signedIn(`${LIST}?edit=${path}`);
  const word = await screen.findByLabelText('热词');
  // The drawer gives the focus to its first field once it has come.
  await waitFor(() => expect(word).toHaveFocus());
  return app;
};
const field = (name: string) => screen.getByLabelText(name);
const write = async (app: App, name: string, text: string) => {
  await app.user.clear(field(name));
  if (text === '') return;
  await app.user.click(field(name));
  await app.user.paste(text);
};
// In jsdom the icon of a button that was at work stays, and with it its word in the name.
const saveButton = () => button(/保存(顺序)?$/);
const save = (app: App) => app.user.click(saveButton());
const pick = async (app: App, name: string, option: string | RegExp) => {
  await app.user.click(screen.getByRole('combobox', { name }));
  await app.user.click(await screen.findByTitle(option));
};
const fillUp = () => {
  all().forEach((row, index) => {
    row.status = index < limit.maxEnabled ? 'enabled' : 'disabled';
  });
};
/** What another operator saves in the meantime. */
const meanwhile = ({ id, version }: HotwordRow, changes: Partial<HotwordRow>) =>
  Object.assign(now(id), changes, { version: version + 1 });

describe('the list', () => {
  test('shows what each leads to, filters by the address, and says how many are enabled', async () => {
    await signedIn(`${LIST}?status=enabled&keyword=ｐｈｑ`);
    const row = within((await screen.findByText('PHQ-9')).closest('tr') as HTMLElement);
    expect(row.getByText('本小程序页面：pages/search/result')).toBeInTheDocument();
    expect(screen.getByText('共 1 条')).toBeInTheDocument();
    expect(await screen.findByText('已启用 18 / 20')).toBeInTheDocument();
  });

  test('that does not arrive says so, and how many are enabled is not taken for none', async () => {
    server.use(fault.status('GET', '/hotwords', 500));
    const app = await signedIn(LIST);
    expect(await screen.findByText('列表加载失败')).toBeInTheDocument();
    expect(screen.getByText('已启用 — / 20')).toBeInTheDocument();
    server.resetHandlers();
    await app.user.click(button('重试'));
    expect(await screen.findByText('已启用 18 / 20')).toBeInTheDocument();
    expect(await listed()).toBeInTheDocument();
  });
});

describe('the form', () => {
  test('saves one and is empty for the next; what its fields refuse is no reason to begin anew', async () => {
    const app = await editing('new');
    const saveAndNext = () => app.user.click(button(/保存并继续新建$/));
    await saveAndNext();
    await waitFor(() => expect(field('热词')).toHaveAccessibleDescription(/不能为空/));
    await write(app, '热词', '胃肠健康');
    await saveAndNext();
    await screen.findByText('已保存');
    await waitFor(() => expect(field('热词')).toHaveValue(''));
    expect(field('热词')).toHaveFocus();
    await write(app, '热词', '睡眠健康');
    await save(app);
    await waitFor(() => expect(app.address()).toBe(LIST));
    expect(inOrder().slice(-2)).toEqual(['胃肠健康', '睡眠健康']);
  });

  test('makes a hotword that leads to a project, and asks for what its link needs', async () => {
    const app = await signedIn(LIST);
    await listed();
    await app.user.click(button('新建热词'));
    expect(app.address()).toBe(`${LIST}?edit=new`);
    const project = state().world.projects.find(({ status }) => status === 'published');
    await write(app, '热词', '  胃肠健康　');
    await app.user.click(screen.getByRole('radio', { name: '本小程序页面' }));
    await write(app, '页面路径', '/pages/a');
    await save(app);
    await waitFor(() => expect(field('页面路径')).toHaveAccessibleDescription(/开头不带/));
    // What stood for a page is no project.
    await app.user.click(screen.getByRole('radio', { name: '项目' }));
    await save(app);
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: '目标项目' })).toHaveAccessibleDescription('请选择跳转目标'),
    );
    await pick(app, '目标项目', project?.name ?? '');
    await save(app);
    await screen.findByText('已保存');
    const made = hotwordOf(({ word }) => word === '胃肠健康');
    expect(inOrder().at(-1)).toBe('胃肠健康');
    expect(made).toMatchObject({ linkType: 'project', target: project?.id, status: 'disabled', source: 'manual' });
    await waitFor(() => expect(app.address()).toBe(LIST));
  });

  test('says each refusal on its field', async () => {
    fillUp();
    const app = await editing('new');
    await write(app, '热词', first.word);
    await app.user.click(screen.getByRole('radio', { name: '已启用' }));
    await save(app);
    await waitFor(() => expect(field('热词')).toHaveAccessibleDescription(/已有|存在/));
    expect(field('热词')).toHaveFocus();
    // The group of radios has its message below it.
    expect(screen.getByText(/最多.*20 个/, { selector: '.ant-form-item-explain-error' })).toBeInTheDocument();
    await write(app, '热词', '包治胃病');
    await save(app);
    await waitFor(() => expect(field('热词')).toHaveAccessibleDescription(/不能|敏感|禁/));
    await write(app, '排序', '1000');
    await save(app);
    await waitFor(() => expect(field('排序')).toHaveAccessibleDescription(/请填写 0–999 的整数/));
    expect(all()).toHaveLength(60);
  });

  test('of a word that somebody else has changed compares, and saves what was chosen', async () => {
    const app = await editing(second.id);
    await write(app, '热词', '幽门菌');
    meanwhile(second, { word: '幽门', updatedByName: '周宁' });
    await save(app);
    const dialog = await dialogWith('内容已被他人修改');
    expect(dialog.getByText(/周宁/)).toBeInTheDocument();
    await app.user.click(dialog.getByRole('radio', { name: /幽门菌/ }));
    await app.user.click(dialog.getByRole('button', { name: '按所选内容保存' }));
    await screen.findByText('已保存');
    expect(now(second.id)).toMatchObject({ word: '幽门菌', target: second.target, version: second.version + 1 });
  });

  test('of a link that is newer than the console opens, and has no field for its target', async () => {
    const data = { ...second, linkType: 'article', target: '7', targetName: null };
    server.use(http.get(`*/hotwords/${second.id}`, () => HttpResponse.json({ success: true, data })));
    await editing(second.id);
    expect(field('热词')).toHaveValue(second.word);
    expect(screen.getByRole('radio', { name: '仅搜索' })).not.toBeChecked();
    expect(screen.queryByLabelText('页面路径')).not.toBeInTheDocument();
  });

  test('says that the validity is over', async () => {
    const row = hotwordOf(({ status }) => status === 'disabled');
    Object.assign(row, { validFrom: '2019-01-01T00:00:00+08:00', validTo: '2020-01-01T00:00:00+08:00' });
    const app = await editing(row.id);
    expect(await screen.findByText('保存后：已停用')).toBeInTheDocument();
    expect(screen.getByText(`编辑热词“${row.word}”`)).toBeInTheDocument();
    await app.user.click(screen.getByRole('radio', { name: '已启用' }));
    expect(await screen.findByText('保存后：已启用，但有效期已过')).toBeInTheDocument();
    expect(screen.getByText(/有效期已经结束，会员不会看到这个热词/)).toBeInTheDocument();
    await save(app);
    await screen.findByText('已保存');
    expect(now(row.id).status).toBe('enabled');
  });

  test('has the history of the word, with the place that pinning gave it', async () => {
    const row = hotwordOf(({ sort }) => sort === 5);
    const app = await signedIn(LIST);
    await listed();
    await act(app, row.word, '置顶');
    await screen.findByText(`已置顶“${row.word}”`);
    expect(inOrder()[0]).toBe(row.word);
    await waitFor(() => expect(screen.getAllByRole('checkbox')[1]).toHaveAccessibleName(`选择 ${row.word}`));
    await app.user.click(screen.getByText(row.word));
    await app.user.click(await screen.findByRole('button', { name: /操作日志/ }));
    expect(await screen.findByText('第 6 位')).toBeInTheDocument();
    expect(screen.getByText('第 1 位')).toBeInTheDocument();
  });

  test.each([
    ['热词', limit.maxWordLength, '字', '不能为空'],
    ['页面路径', limit.maxTargetLength, 'a', '不能为空'],
  ])('takes what is typed into %s as it is, and says what is too much', async (name, max, char, required) => {
    const app = await editing('new');
    if (name === '页面路径') await app.user.click(screen.getByRole('radio', { name: '本小程序页面' }));
    const tooLong = (count: number) => `最多 ${max} 个字符，现在有 ${count} 个`;
    for (const [text, refusal] of [
      [char.repeat(max), undefined],
      [char.repeat(max + 1), tooLong(max + 1)],
      ['💊'.repeat(max + 1), tooLong(max + 1)],
      [`${char.repeat(max)}\u202E\u200F`, undefined],
      [char.repeat(10_000), tooLong(10_000)],
      [' \u3000\t', required],
    ] as const) {
      await write(app, name, text);
      if (refusal)
        await waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(refusal)));
      else await waitFor(() => expect(field(name)).not.toHaveAttribute('aria-invalid'));
    }
  });
});

describe('an action', () => {
  test('beyond twenty enabled is refused where it was asked for, with the number', async () => {
    fillUp();
    const disabled = hotwordOf(({ status }) => status === 'disabled');
    const app = await signedIn(`${LIST}?keyword=${encodeURIComponent(disabled.word)}`);
    expect(await screen.findByText('已启用 20 / 20，已达上限')).toBeInTheDocument();
    await act(app, disabled.word, '启用');
    expect(await screen.findByText(/最多.*20 个/)).toBeInTheDocument();
    expect(now(disabled.id).status).toBe('disabled');
    hotwordOf(({ status }) => status === 'enabled').status = 'disabled';
    await act(app, disabled.word, '启用');
    await screen.findByText(`已启用热词“${disabled.word}”`);
    expect(now(disabled.id).status).toBe('enabled');
  });

  test('of deleting leaves nothing ticked that is gone', async () => {
    const app = await signedIn(LIST);
    await listed();
    for (const { word } of [first, second]) {
      await app.user.click(screen.getByRole('checkbox', { name: `选择 ${word}` }));
    }
    await act(app, first.word, '删除');
    await screen.findByText(`已删除热词“${first.word}”`);
    expect(await screen.findByText('已选 1 条')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: `选择 ${second.word}` })).toBeChecked();
  });

  test('of deleting can be undone, and says why when it cannot', async () => {
    const app = await signedIn(LIST);
    await listed();
    await act(app, first.word, '删除');
    await screen.findByText(`已删除热词“${first.word}”`);
    expect(all()).toHaveLength(59);
    await gone();
    await app.user.click(button(/撤销/));
    await listed();
    expect(now(first.id)).toMatchObject({ word: first.word, status: first.status });

    await act(app, first.word, '删除');
    // The notice of before fades away for as long as nothing moves here.
    await gone();
    second.word = first.word;
    await app.user.click(button(/撤销/));
    expect(await screen.findByText(/已有|存在/)).toBeInTheDocument();
    expect(all()).toHaveLength(59);
  });

  test('that is answered with nothing is done: the list is read anew, and undo offered', async () => {
    server.use(
      http.delete('*/api/admin/v1/hotwords/:id', ({ params }) => {
        state().world.hotwords = all().filter(({ id }) => id !== params.id);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const app = await signedIn(LIST);
    await listed();
    await act(app, first.word, '删除');
    expect(await screen.findByText(`已删除热词“${first.word}”`)).toBeInTheDocument();
    expect(button(/撤销/)).toBeInTheDocument();
    await gone();
  });

  test('that takes a row out of its filter leaves the focus on the row that follows', async () => {
    const app = await signedIn(`${LIST}?status=enabled`);
    const [word = '', next = ''] = (await screen.findAllByRole('button', { name: /^更多操作：/ })).map(
      (one) => one.getAttribute('aria-label')?.replace('更多操作：', '') ?? '',
    );
    await act(app, word, '停用');
    await waitFor(() => expect(screen.queryByText(word)).not.toBeInTheDocument());
    await waitFor(() => expect(button(`更多操作：${next}`)).toHaveFocus());
    expect(hotwordOf((one) => one.word === word).status).toBe('disabled');
    await app.user.click(button('撤销'));
    expect(await screen.findByText('已撤销')).toBeInTheDocument();
    expect(hotwordOf((one) => one.word === word).status).toBe('enabled');
  });

  test('on a word that somebody else has changed is not done, and the list is read anew', async () => {
    const app = await signedIn(LIST);
    await listed();
    const { word } = first;
    meanwhile(first, { word: '胃部筛查' });
    await act(app, word, '删除');
    expect(await screen.findByText(/刚刚被其他人修改或删除，列表已刷新/)).toBeInTheDocument();
    expect(await screen.findByText('胃部筛查')).toBeInTheDocument();
    expect(all()).toHaveLength(60);
  });

  test('on a word that somebody else has deleted is not done, and the word leaves the list', async () => {
    const app = await signedIn(LIST);
    await listed();
    state().world.hotwords = all().filter(({ id }) => id !== first.id);
    await act(app, first.word, first.status === 'enabled' ? '停用' : '启用');
    expect(await screen.findByText(/刚刚被其他人修改或删除，列表已刷新/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(first.word)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    // Looked up to be edited, one that is gone has the list read again too.
    state().world.hotwords = all().filter(({ id }) => id !== second.id);
    await app.user.click(screen.getByText(second.word));
    await screen.findByText('热词不存在或已被删除');
    await waitFor(() => expect(screen.queryByText(second.word)).not.toBeInTheDocument());
  });

  test('on several tells of each; on all that match it is a job with a name', async () => {
    fillUp();
    const app = await signedIn(`${LIST}?status=disabled`);
    const words = all().filter(({ status }) => status === 'disabled');
    await app.user.click(await screen.findByRole('checkbox', { name: `选择 ${words[0]?.word}` }));
    await app.user.click(button('启用'));
    const dialog = await dialogWith(/启用 1 个热词？/);
    await app.user.click(dialog.getByRole('button', { name: '启用' }));
    const told = await dialogWith('0 条已处理，1 条未处理');
    expect(told.getByText(words[0]?.word ?? '')).toBeInTheDocument();
    await app.user.click(told.getByRole('button', { name: '知道了' }));
    await app.user.click(await screen.findByRole('checkbox', { name: `选择 ${words[1]?.word}` }));
    await app.user.click(button(`选择全部 ${words.length} 条`));
    await app.user.click(button('删除'));
    const deleting = await dialogWith(`删除 ${words.length} 个热词？`);
    await app.user.click(deleting.getByRole('button', { name: '删除' }));
    expect(await screen.findByText(/任务已开始/)).toBeInTheDocument();
    expect(await screen.findByText('批量删除热词')).toBeInTheDocument();
    expect(await screen.findByText(`已删除 ${words.length} 个热词`)).toBeInTheDocument();
    expect(all().filter(({ status }) => status === 'disabled')).toEqual([]);
    await app.user.click(await screen.findByRole('button', { name: /^撤销/ }));
    expect(await screen.findByText('已撤销')).toBeInTheDocument();
    expect(all().filter(({ status }) => status === 'disabled')).toHaveLength(words.length);
  });

  test('of deleting several is undone as one, as far as it can be, with a reason for the rest', async () => {
    const app = await signedIn(LIST);
    await listed();
    for (const { word } of [first, second])
      await app.user.click(screen.getByRole('checkbox', { name: `选择 ${word}` }));
    await app.user.click(button('删除'));
    const dialog = await dialogWith('删除 2 个热词？');
    await app.user.click(dialog.getByRole('button', { name: '删除' }));
    await screen.findByText('已删除 2 个热词');
    expect(all()).toHaveLength(58);
    const undo = button(/^撤销/);
    await waitFor(() => expect(undo).toHaveFocus());
    // Somebody takes the word of one of them in the meantime.
    const taker = all()[0] as HotwordRow;
    taker.word = second.word;
    await app.user.click(undo);
    const told = await dialogWith('已恢复 1 条，1 条未能恢复');
    expect(told.getByText(second.word)).toBeInTheDocument();
    expect(told.getByText(/已存在/)).toBeInTheDocument();
    await listed();
    expect(now(first.id)).toMatchObject({ word: first.word, status: first.status });
    expect(all()).toHaveLength(59);
  });

  test('of importing has nothing to send where there is nothing to import, or it did not arrive', async () => {
    server.use(fault.status('GET', '/hotwords/suggestions', 500));
    const app = await signedIn(LIST);
    await listed();
    await app.user.click(button('从热搜导入'));
    const dialog = await dialogWith(/导入后为停用状态/);
    await app.user.click(await dialog.findByRole('button', { name: '重试' }));
    await dialog.findByText('列表加载失败');
    expect(dialog.queryByRole('button', { name: '导入所选' })).not.toBeInTheDocument();
    server.resetHandlers();
    state().world.searchTerms = [];
    await app.user.click(await dialog.findByRole('button', { name: '重试' }));
    expect(await dialog.findByText('暂无可导入的词')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: '导入所选' })).not.toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: '返回' }));
    await waitFor(() => expect(screen.queryByText('暂无可导入的词')).not.toBeInTheDocument());
  });

  test('of importing offers what is searched for, most first, and adds what was picked', async () => {
    const app = await signedIn(LIST);
    await listed();
    await app.user.click(button('从热搜导入'));
    const dialog = await dialogWith(/导入后为停用状态/);
    const boxes = await dialog.findAllByRole('checkbox');
    const counts = boxes.map((box) => Number(/（(\d+) 次）/.exec(box.closest('label')?.textContent ?? '')?.[1]));
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    await app.user.click(dialog.getByRole('button', { name: '导入所选' }));
    expect(await dialog.findByText('请至少选择一个词')).toBeInTheDocument();
    const word = /^(.+)（/.exec(boxes[0]?.closest('label')?.textContent ?? '')?.[1];
    await app.user.click(boxes[0] as HTMLElement);
    await app.user.click(dialog.getByRole('button', { name: '导入所选' }));
    await screen.findByText('已处理 1 条');
    expect(hotwordOf((row) => row.word === word)).toMatchObject({ status: 'disabled', linkType: 'none' });
    expect(inOrder().at(-1)).toBe(word);
  });
});

describe('the order', () => {
  const ordering = async () => {
    const app = await signedIn(LIST);
    await listed();
    await app.user.click(button('调整排序'));
    await screen.findByRole('list', { name: '热词顺序' });
    return app;
  };
  const moveDown = async (app: App, word: string) => {
    button(`下移：${word}`).focus();
    await app.user.keyboard('{Enter}');
  };

  const placesShown = () => within(screen.getByRole('list', { name: '热词顺序' })).getAllByRole('listitem');

  test('of all is changed by keyboard and saved once', async () => {
    const app = await ordering();
    const before = inOrder();
    const calls = recordCalls();
    expect(placesShown()).toHaveLength(60);
    await moveDown(app, first.word);
    await app.user.keyboard('{Enter}');
    expect(inOrder()).toEqual(before);
    await save(app);
    await screen.findByText('顺序已保存');
    expect(inOrder().slice(0, 3)).toEqual([before[1], before[2], before[0]]);
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual(['PUT /hotwords/order']);
    await waitFor(() => expect(app.address()).toBe(LIST));
    await listed();
  });

  test('that was changed is not left without a question', async () => {
    const app = await ordering();
    await moveDown(app, first.word);
    await app.user.click(button('取消'));
    const question = await dialogWith('放弃未保存的修改？');
    await app.user.click(question.getByRole('button', { name: '放弃修改' }));
    await waitFor(() => expect(app.address()).toBe(LIST));
    expect(inOrder()[0]).toBe(first.word);
  });

  test('of somebody who was faster is not lost: what was moved is moved in theirs, and saved after a look', async () => {
    const app = await ordering();
    const last = inOrder().at(-1) ?? '';
    await moveDown(app, first.word);
    all().forEach((row) => {
      row.sort = all().length - row.sort;
    });
    all().push({ ...first, id: '9999', word: '新来的词', sort: 0, createdAt: '2026-11-21T09:00:00+08:00' });
    const theirs = inOrder();
    await save(app);
    expect(await screen.findByText(/有人改动了这里的顺序或内容/)).toBeInTheDocument();
    expect(inOrder()).toEqual(theirs);
    const words = () => placesShown().map(({ textContent }) => textContent ?? '');
    // The second word is first now, as it was put; all others stand as somebody else has put them.
    await waitFor(() => expect(words()[0]).toContain(second.word));
    expect(words().slice(1, 3).join()).toMatch(new RegExp(`新来的词.*${last}`));
    await save(app);
    await screen.findByText('顺序已保存');
    expect(inOrder()).toEqual([second.word, ...theirs.filter((word) => word !== second.word)]);
  });
});
