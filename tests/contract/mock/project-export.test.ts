import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { type ExportInput, exportApi } from '@/contract/export';
import { Job } from '@/contract/job';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass, readJob } from './jobs';
import { fetchFrom, send } from './server';

const world = getWorld(35);
const LONG_MS = 60_000;

let cookie: string;
beginEachWith(world, (own) => {
  cookie = own;
});

type Input = Partial<Extract<ExportInput, { entity: 'project' }>>;

/** Header, lines and project numbers of an exported file. */
async function exported(input: Input) {
  const body = { entity: 'project', filter: {}, format: 'csv', ...input };
  const { id } = Job.parse((await send(exportApi.start, { body, cookie })).data);
  pass(LONG_MS);
  expect(await readJob(id, cookie)).toMatchObject({ state: 'succeeded', entity: 'project' });
  const file = await fetchFrom({ method: 'GET', path: '/files/:id' }, { params: { id }, cookie });
  const text = (await file.text()).replace('\uFEFF', '');
  const [header, ...lines] = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
  return { header, lines, numbers: lines.map(([projectNo]) => projectNo) };
}

const getNumbers = (matches: (project: (typeof world.projects)[number]) => boolean) =>
  world.projects.filter(matches).map(({ projectNo }) => projectNo);
const parent = world.categories.find(({ name }) => name === '消化健康');
const below = world.categories.filter(({ parentId }) => parentId === parent?.id).map(({ id }) => id);

describe('an export of projects', () => {
  test('has those of each filter, in the requested order', async () => {
    const cases: [string, Input['filter'], Parameters<typeof getNumbers>[0]][] = [
      ['of several statuses', { status: 'draft,paused' }, ({ status }) => status === 'draft' || status === 'paused'],
      ['of a type', { type: 'recruit' }, ({ type }) => type === 'recruit'],
      [
        'of a category and its children',
        { categoryId: parent?.id },
        ({ categoryId }) => below.includes(categoryId ?? ''),
      ],
      ['with a part of the name', { keyword: 'phq-9' }, ({ name }) => name.includes('PHQ-9')],
      ['that are recommended', { isRecommended: true }, ({ isRecommended }) => isRecommended],
      [
        'published before a day',
        { publishedBefore: '2026-01-01' },
        ({ publishedAt }) => publishedAt !== null && publishedAt < '2026-01-01',
      ],
    ];
    for (const [name, filter, matches] of cases) {
      const expected = getNumbers(matches);
      expect(expected.length, name).toBeGreaterThan(0);
      expect((await exported({ filter, sort: 'projectNo' })).numbers).toEqual(expected);
    }
  });

  test('of selected projects has these, last changed first', async () => {
    const { header, lines, numbers } = await exported({ ids: ['9001', '9120'] });
    expect(header?.slice(0, 2)).toEqual(['项目编号', '项目名称']);
    expect(lines[0]?.[header?.indexOf('更新时间') ?? -1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(numbers).toEqual(['P0120', 'P0001']);
  });
});
