import { describe, expect, test } from 'vitest';
import { BulkResult } from '@/contract/bulk';
import type { Endpoint } from '@/contract/endpoint';
import { projectStatuses, publishGateItems } from '@/contract/limits/project';
import { projectApi } from '@/contract/project';
import { projectLinkListApi } from '@/contract/project-link';
import { Project, ProjectCopy, ProjectList, ProjectOption } from '@/contract/project-list';
import type { ProjectRow } from '../../../mock/project/fixtures';
import { state } from '../../../mock/state';
import type { World } from '../../../mock/world';
import { findRow, getWorld, NOW } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass } from './jobs';
import { send } from './server';

const DAY_MS = 86_400_000;
const world = getWorld(35);
/** A published study that has everything the publish gate checks. */
const study = findRow(world.projects, ({ type, status, needAgreement }) => {
  return type === 'recruit' && status === 'published' && needAgreement;
});
const draft = findRow(world.projects, ({ status, coverUrl }) => status === 'draft' && coverUrl !== null);
const gastric = findRow(world.projects, ({ id }) => id === '9001');

const actions = ['publish', 'pause', 'resume', 'finish', 'reopen', 'archive'] as const;
/** Transitions from docs/domain.md 6.2. */
const moves: Record<string, string> = {
  'draft publish': 'published',
  'published pause': 'paused',
  'paused resume': 'published',
  'published finish': 'finished',
  'paused finish': 'finished',
  'finished reopen': 'published',
  'finished archive': 'archived',
};

describe('projects', () => {
  let cookie: string;
  beginEachWith(world, (own) => {
    cookie = own;
  });

  const rowOf = (id: string) => findRow(state().world.projects, (row) => row.id === id);
  /** Changes a project directly in the world and returns it. */
  function put(id: string, change: Partial<ProjectRow>) {
    const { projects } = state().world;
    projects[projects.indexOf(rowOf(id))] = { ...rowOf(id), ...change };
    return rowOf(id);
  }
  const call = (endpoint: Endpoint, id: string, body: object = {}) => send(endpoint, { params: { id }, body, cookie });
  const get = async (id: string) => Project.parse((await call(projectApi.get, id)).data);
  const act = (name: (typeof actions)[number], { id, version }: ProjectRow) =>
    call(projectApi[name], id, { version, ...(name === 'reopen' && { endAt: null }) });
  const update = ({ id, version, ...row }: ProjectRow, change: object = {}) =>
    call(projectApi.update, id, { ...row, ...change, version });
  const create = ({ id: _, sort: __, ...row }: ProjectRow, change: object) =>
    send(projectApi.create, { body: { ...row, hospitalIds: [], ...change }, cookie });
  const refusedFields = ({ data }: { data?: unknown }) =>
    Object.keys((data as { fieldErrors?: object } | undefined)?.fieldErrors ?? {});

  test('follow the transitions of their status', async () => {
    const changes = projectStatuses.flatMap((from) => actions.map((name) => [from, name] as const));
    for (const [from, name] of changes) {
      const loggedBefore = state().changeLog.length;
      const row = put(study.id, { status: from, publishedAt: from === 'draft' ? null : study.publishedAt });
      const { status, envelope } = await act(name, row);
      const to = moves[`${from} ${name}`];
      expect([status, envelope.errorCode], JSON.stringify([from, name])).toEqual(
        to ? [200, undefined] : [403, 'PROJECT_STATUS'],
      );
      expect(rowOf(row.id)).toEqual(to ? expect.objectContaining({ status: to, version: row.version + 1 }) : row);
      if (!to) continue;
      expect(state().changeLog.slice(loggedBefore)).toMatchObject([
        { entityType: 'project', entityId: row.id, action: name, operatorName: '林晓' },
      ]);
      if (from === 'draft') expect(Date.parse(rowOf(row.id).publishedAt ?? '')).toBe(NOW);
    }
  });

  describe('the publish gate', () => {
    type Cause = { change?: Partial<ProjectRow>; around?: (world: World) => void };
    const set = <Row extends { id: string }>(rows: Row[], id: string | null, change: Partial<Row>) => {
      rows.forEach((row, place) => {
        if (row.id === id) rows[place] = { ...row, ...change };
      });
    };
    const IN_FORCE_AT = '2026-11-28T00:00:00.000+08:00';
    /** A change that makes only this item fail. */
    const causes: Record<(typeof publishGateItems)[number], Cause> = {
      coverMissing: { change: { coverUrl: null } },
      categoryMissing: { change: { categoryId: null } },
      categoryDisabled: { around: ({ categories }) => set(categories, study.categoryId, { status: 'disabled' }) },
      summaryMissing: { change: { summary: null } },
      contentMissing: { change: { content: null } },
      endPassed: { change: { endAt: '2026-11-21T09:30:00.000+08:00' } },
      hospitalMissing: { change: { hospitalIds: [] } },
      agreementMissing: { change: { agreementTemplateId: null } },
      agreementNotPublished: {
        around: ({ agreementTemplates }) => set(agreementTemplates, study.agreementTemplateId, { status: 'retired' }),
      },
      agreementNotInForce: {
        around: ({ agreementTemplates }) =>
          set(agreementTemplates, study.agreementTemplateId, { effectiveAt: IN_FORCE_AT }),
      },
      sensitiveWithoutAgreement: { change: { needAgreement: false, agreementTemplateId: null } },
      quizNotPublished: {
        around: (now) => {
          now.quizzes = now.quizzes.filter(({ projectId }) => projectId !== study.id);
        },
      },
    };
    const asDraft = { status: 'draft', publishedAt: null } as const;
    /** Makes a question of the study's quiz sensitive. */
    const askSensitively = ({ quizzes }: World) => {
      const quiz = findRow(quizzes, ({ projectId }) => projectId === study.id);
      const [first, ...others] = quiz.questions;
      if (first) set(quizzes, quiz.id, { questions: [{ ...first, sensitive: true }, ...others] });
    };

    test.each(publishGateItems)('refuses for %s alone', async (item) => {
      const { change, around } = causes[item];
      const row = put(study.id, { ...asDraft, ...change });
      askSensitively(state().world);
      around?.(state().world);
      const agreementEffectiveAt = item === 'agreementNotInForce' ? IN_FORCE_AT : null;
      const gate = { failing: [item], agreementEffectiveAt };
      expect((await call(projectApi.publishGate, row.id)).data).toEqual(gate);
      const { status, envelope, data } = await act('publish', row);
      expect([status, envelope.errorCode, data]).toEqual([403, 'PROJECT_NOT_READY', gate]);
      expect(envelope.errorMessage).toMatch(/^还不能上线：.+/);
      expect(rowOf(row.id)).toEqual(row);
    });

    test('lists all failing items at once, and none when nothing is missing', async () => {
      put(study.id, asDraft);
      expect((await call(projectApi.publishGate, study.id)).data).toMatchObject({ failing: [] });
      const items = publishGateItems.filter(
        (item) =>
          !['agreementNotPublished', 'agreementNotInForce', 'sensitiveWithoutAgreement', 'categoryDisabled'].includes(
            item,
          ),
      );
      for (const item of items) put(study.id, causes[item].change ?? {});
      causes.quizNotPublished.around?.(state().world);
      const { data } = await act('publish', rowOf(study.id));
      expect(data).toMatchObject({ failing: items });
    });

    test('also checks updates of published projects, and resuming and reopening', async () => {
      const { status, data } = await update(study, { coverUrl: null });
      expect([status, data]).toMatchObject([403, { failing: ['coverMissing'] }]);
      expect(rowOf(study.id)).toEqual(study);
      for (const [from, name] of [['paused', 'resume'] as const, ['finished', 'reopen'] as const]) {
        expect((await act(name, put(study.id, { status: from, coverUrl: null }))).status).toBe(403);
      }
      causes.agreementNotInForce.around?.(state().world);
      const early = await act('resume', put(study.id, { status: 'paused', coverUrl: study.coverUrl }));
      expect([early.status, early.data]).toMatchObject([403, { failing: ['agreementNotInForce'] }]);
    });
  });

  test('are finished by the server at their end, on the next read', async () => {
    const row = put(study.id, { endAt: '2026-11-22T09:30:00.000+08:00' });
    pass(DAY_MS - 1);
    expect((await get(row.id)).status).toBe('published');
    pass(1);
    expect(await get(row.id)).toMatchObject({ status: 'finished', version: row.version + 1, updatedAt: row.endAt });
    expect(state().changeLog).toMatchObject([{ entityId: row.id, action: 'finish', operatorName: '系统' }]);
    expect((await act('pause', row)).status).toBe(409);

    const reopen = (endAt: string | null) => call(projectApi.reopen, row.id, { version: row.version + 1, endAt });
    for (const passed of ['2026-11-22T09:30:00+08:00', '2020-01-01T00:00:00+08:00']) {
      expect(refusedFields(await reopen(passed))).toEqual(['endAt']);
    }
    const { data } = await reopen('2027-01-01T00:00:00+08:00');
    expect(data).toMatchObject({ status: 'published', publishedAt: row.publishedAt });
  });

  test('are refused on the field that is wrong', async () => {
    const { categories, hospitals, agreementTemplates } = state().world;
    categories.push({ ...(categories[0] as (typeof categories)[0]), id: 'off', parentId: null, status: 'disabled' });
    hospitals.push({ ...(hospitals[0] as (typeof hospitals)[0]), id: 'ended', status: 'ended' });
    const [template] = agreementTemplates;
    if (template) agreementTemplates.push({ ...template, id: 'retired', status: 'retired' });
    for (const [title, wrong, field] of [
      ['a disabled category', { categoryId: 'off' }, 'categoryId'],
      ['an unknown category', { categoryId: 'nothing' }, 'categoryId'],
      ['a hospital that has ended', { hospitalIds: ['ended'] }, 'hospitalIds'],
      ['an unknown hospital', { hospitalIds: ['nothing'] }, 'hospitalIds'],
      ['a retired template', { agreementTemplateId: 'retired' }, 'agreementTemplateId'],
      ['a minimum age above the maximum', { minAge: 61, maxAge: 60 }, 'maxAge'],
      ['an end before the start', { startAt: '2027-01-02T00:00:00Z', endAt: '2027-01-01T00:00:00Z' }, 'endAt'],
      ['repeat days without a policy that uses them', { repeatPolicy: 'once', repeatDays: 3 }, 'repeatDays'],
      ['an invalid phone number', { contactPhone: '12' }, 'contactPhone'],
      ['20,001 characters', { content: `<p>${'字'.repeat(20_001)}</p>` }, 'content'],
      ['a script', { content: '<p>a</p><script>alert(1)</script>' }, 'content'],
      ['a name of one character', { name: '一' }, 'name'],
    ] as const) {
      expect(refusedFields(await update(draft, wrong)), title).toEqual([field]);
      expect(refusedFields(await create(draft, { name: '新的项目', ...wrong }))).toEqual([field]);
      expect(rowOf(draft.id)).toEqual(draft);
    }
  });

  test('may keep a hospital that has ended or a category that was disabled later', async () => {
    const { hospitals, categories } = state().world;
    hospitals.forEach((row, place) => {
      hospitals[place] = { ...row, status: 'ended' };
    });
    categories.forEach((row, place) => {
      categories[place] = { ...row, status: 'disabled' };
    });
    expect((await update(draft, { subtitle: '一句话' })).status).toBe(200);
  });

  test('accept 20,000 characters with headings and images', async () => {
    const content = `<h2>${'字'.repeat(20_000)}</h2><img src="/api/admin/v1/uploads/a.png" alt="胃镜">`;
    expect((await update(draft, { content })).data).toMatchObject({ content });
  });

  test('get no new version without a change, and drop duplicate keywords', async () => {
    expect((await update(draft)).data).toMatchObject({ version: draft.version });
    expect(state().changeLog).toEqual([]);
    const { data } = await update(draft, { keywords: ['ＰＨＱ', 'phq', '情绪'], followUpPlan: ['d7', 'd7'] });
    expect(data).toMatchObject({ keywords: ['ＰＨＱ', '情绪'], followUpPlan: ['d7'], version: draft.version + 1 });
    expect((await update(study, { type: 'consult' })).data).toMatchObject({
      fieldErrors: { type: expect.any(String) },
    });
    expect((await update(put(study.id, { status: 'archived' }), { subtitle: '新' })).status).toBe(403);
  });

  test('are refused with an existing name, in any case and width', async () => {
    for (const name of ['phq-9 情绪自评', 'ＰＨＱ－９　情绪自评', ' PHQ-9 情绪自评 ']) {
      expect(refusedFields(await create(draft, { name })), name).toEqual(['name']);
      expect(refusedFields(await update(draft, { name }))).toEqual(['name']);
      expect((await update(findRow(world.projects, (row) => row.name === 'PHQ-9 情绪自评'))).status).toBe(200);
    }
  });

  test('are created as drafts with the next number', async () => {
    const { data } = await create(study, { name: '新的项目' });
    expect(Project.parse(data)).toMatchObject({
      projectNo: `P${String(world.projects.length + 1).padStart(4, '0')}`,
      status: 'draft',
      publishedAt: null,
      quizId: null,
      viewCount: 0,
      sort: world.projects.length,
      version: 1,
    });
  });

  test('answer each change with a stale version with 409', async () => {
    for (const name of ['update', 'setListing', 'publish', 'remove', 'archive'] as const) {
      const before = put(draft.id, { version: draft.version + 1, subtitle: '别人写的' });
      const { id, version } = draft;
      const { status, data } = await {
        update: () => update(draft, { subtitle: '我写的' }),
        setListing: () => call(projectApi.setListing, id, { version, sort: 1, isRecommended: true }),
        publish: () => act('publish', draft),
        remove: () => send(projectApi.remove, { params: { id }, query: { version: String(version) }, cookie }),
        archive: () => act('archive', draft),
      }[name]();
      expect(status, name).toBe(409);
      expect(data).toMatchObject({ current: { id, subtitle: '别人写的' } });
      expect(rowOf(id)).toEqual(before);
    }
  });

  test('are deleted and restored only as drafts without records', async () => {
    const remove = ({ id, version }: ProjectRow) =>
      send(projectApi.remove, { params: { id }, query: { version: String(version) }, cookie });
    const restore = () => call(projectApi.restore, draft.id, { version: draft.version + 1 });
    expect((await remove(study)).envelope.errorCode).toBe('PROJECT_STATUS');
    const [record] = state().world.records;
    state().world.records.push({ ...(record as NonNullable<typeof record>), id: 'own', projectId: draft.id });
    expect((await remove(draft)).envelope.errorCode).toBe('PROJECT_HAS_RECORDS');
    state().world.records.pop();
    expect((await remove(draft)).status).toBe(200);
    expect((await call(projectApi.get, draft.id)).status).toBe(404);
    const { data } = await create(draft, { name: draft.name });
    expect(refusedFields(await restore())).toEqual(['name']);
    put(Project.parse(data).id, { name: '别的名字' });
    expect((await restore()).data).toMatchObject({ name: draft.name });
  });

  test('have no category while theirs is deleted, as may happen before a deletion is undone', async () => {
    const { categories } = state().world;
    const category = findRow(categories, ({ id }) => id === draft.categoryId);
    const readDraft = async () => (await call(projectApi.get, draft.id)).data;
    state().world.categories = categories.filter(({ id }) => id !== category.id);
    expect(await readDraft()).toMatchObject({ categoryId: null, categoryName: null });
    state().world.categories = categories;
    expect(await readDraft()).toMatchObject({ categoryId: category.id, categoryName: category.name });
  });

  describe('a copy', () => {
    const copy = async (id: string) => ProjectCopy.parse((await call(projectApi.copy, id)).data);

    test('is a draft with the links, hints, quiz and plan of the original, and their counts', async () => {
      const { hints, projectLinks } = state().world;
      const own = hints.filter(({ projectId }) => projectId === gastric.id);
      const links = projectLinks.filter(({ projectId }) => projectId === gastric.id);
      Object.assign(own[0] ?? {}, { primaryAction: 'openLink', primaryActionTarget: links[1]?.id });
      const made = await copy(gastric.id);
      expect(made).toMatchObject({
        name: `${gastric.name}-副本`,
        status: 'draft',
        startCount: 0,
        viewCount: 0,
        followUpPlan: gastric.followUpPlan,
        hospitalIds: gastric.hospitalIds,
        quizId: null,
        taken: { linkCount: links.length, hintCount: own.length, quizVersion: 1 },
      });
      expect([links.length, own.length].every((count) => count > 0)).toBe(true);

      const { data } = await call(projectLinkListApi.list, made.id);
      const copied = data as typeof links;
      expect(copied.map(({ title, clickCount, lastCheck }) => [title, clickCount, lastCheck])).toEqual(
        links.map(({ title }) => [title, 0, null]),
      );
      const copiedHints = state().world.hints.filter(({ projectId }) => projectId === made.id);
      expect(copiedHints.every(({ status, medicalReviewed }) => status === 'disabled' && !medicalReviewed)).toBe(true);
      expect(copiedHints[0]).toMatchObject({ primaryAction: 'openLink', primaryActionTarget: copied[1]?.id });
      expect(new Set(state().world.hints.map(({ name }) => name)).size).toBe(state().world.hints.length);
      const quiz = findRow(state().world.quizzes, ({ id }) => id === made.quizDraftId);
      const original = findRow(state().world.quizzes, ({ projectId }) => projectId === gastric.id);
      expect(quiz).toMatchObject({ status: 'draft', quizVersion: 0, questions: original.questions });
      expect(state().changeLog).toContainEqual(
        expect.objectContaining({ entityType: 'quiz', entityId: quiz.id, action: 'copyFrom' }),
      );
      expect(rowOf(gastric.id)).toEqual(gastric);
    });

    test('has a numbered name within the limit, and drops an end in the past', async () => {
      put(gastric.id, { name: '长'.repeat(50), status: 'finished', endAt: '2026-11-01T00:00:00+08:00' });
      const names = [await copy(gastric.id), await copy(gastric.id)].map(({ name, endAt }) => [name, endAt]);
      expect(names).toEqual([
        [`${'长'.repeat(47)}-副本`, null],
        [`${'长'.repeat(46)}-副本2`, null],
      ]);
    });
  });

  test('are changed in bulk, and failed ones have a reason', async () => {
    const bulk = async (change: object, ids: string[]) =>
      BulkResult.parse((await send(projectApi.bulk, { body: { ids, change }, cookie })).data);
    const unready = findRow(world.projects, ({ status, coverUrl }) => status === 'draft' && coverUrl === null);
    expect(await bulk({ action: 'publish' }, [unready.id, study.id])).toEqual({
      done: 0,
      failed: [
        { id: unready.id, label: unready.name, reason: expect.stringMatching('缺少封面图') },
        { id: study.id, label: study.name, reason: '项目当前状态不能执行此操作' },
      ],
    });
    expect((await bulk({ action: 'pause' }, [study.id])).done).toBe(1);
    expect((await bulk({ action: 'setSort', sort: 7 }, [study.id, draft.id])).done).toBe(2);
    const [from, to] = [draft.categoryId, findRow(world.categories, ({ parentId }) => parentId !== null)];
    const categories = state().world.categories;
    expect((await bulk({ action: 'setCategory', categoryId: to.id }, [draft.id])).done).toBe(1);
    expect(rowOf(draft.id)).toMatchObject({ categoryId: to.id, sort: 7, version: draft.version + 2 });
    expect(state().changeLog.at(-1)).toMatchObject({
      entityId: draft.id,
      changes: [{ field: 'categoryId', from: findRow(categories, ({ id }) => id === from).name, to: to.name }],
    });
    categories.push({ ...to, id: 'off', status: 'disabled' });
    const { failed } = await bulk({ action: 'setCategory', categoryId: 'off' }, [draft.id]);
    expect(failed.map(({ reason }) => reason)).toEqual(['分类已停用']);
  });

  test('are listed, searched by a keyword that is refused in the URL, and reordered', async () => {
    const page = (await send(projectApi.list, { query: { status: 'draft', sort: 'projectNo' }, cookie })).data;
    const { list, total } = ProjectList.parse(page);
    expect(total).toBe(world.projects.filter(({ status }) => status === 'draft').length);
    expect(list.every(({ status }) => status === 'draft') && !('content' in (list[0] ?? {}))).toBe(true);
    expect((await send(projectApi.list, { query: { keyword: '胃' }, cookie })).status).toBe(422);
    const found = await send(projectApi.search, { body: { keyword: 'phq' }, cookie });
    expect(ProjectList.parse(found.data).list.map(({ name }) => name)).toEqual(['PHQ-9 情绪自评']);

    const order = async () => ProjectOption.array().parse((await send(projectApi.order, { cookie })).data);
    const base = (await order()).map(({ id }) => id);
    const others = world.projects.filter(({ status }) => status === 'finished' || status === 'archived');
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(base)).toEqual(new Set(world.projects.filter((one) => !others.includes(one)).map(({ id }) => id)));
    const ids = base.toReversed();
    expect((await send(projectApi.reorder, { body: { ids, base }, cookie })).status).toBe(200);
    expect((await order()).map(({ id }) => id)).toEqual(ids);
    expect((await send(projectApi.reorder, { body: { ids: base, base }, cookie })).status).toBe(409);
  });
});
