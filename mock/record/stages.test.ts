import { afterEach, expect, test, vi } from 'vitest';
import { RecordFilter } from '../../src/contract/record-list';
import { stageFilters } from '../../src/domain/record-status';
import { copyWorld } from '../../tests/copy-world';
import { checkWorlds, getExaminedWorld } from '../../tests/world';
import { createHospitalPresenter } from '../hospital/table';
import { getProjectChannels } from '../project/channels';
import { getOverview } from '../project/overview';
import { createProjectPresenter } from '../project/table';
import { resetState, state } from '../state';
import type { World } from '../world';
import { close, voidRecord } from './actions';
import { findRecords } from './filter';

const OPERATOR = { id: '1', name: '张三' };

afterEach(() => void vi.useRealTimers());

function enter(world: World) {
  vi.useFakeTimers({ now: world.now, toFake: ['Date'] });
  resetState(world);
}

type Stage = keyof typeof stageFilters;

/** Counts the rows of Record List with the filter of a stage, by key. */
function countRows(keyOf: (line: ReturnType<typeof findRecords>[number]) => string) {
  const counts = new Map<string, number>();
  for (const [stage, filter] of Object.entries(stageFilters)) {
    for (const line of findRecords(RecordFilter.parse(filter), OPERATOR.id)) {
      const key = `${stage} ${keyOf(line)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return (stage: Stage, key: string) => counts.get(`${stage} ${key}`) ?? 0;
}

const getFunnel = (projectId: string) => {
  const row = state().world.projects.find(({ id }) => id === projectId);
  return row ? getOverview(row).funnel : [];
};

test('each step of a funnel equals the number of rows in the list that it links to, and never grows', () => {
  checkWorlds(
    (world) => {
      enter(world);
      const present = createProjectPresenter();
      const countOf = countRows(({ projectId }) => projectId);
      const countOfChannel = countRows(({ projectId, channelId }) => `${projectId} ${channelId}`);
      const withRecords = new Set(world.records.map(({ projectId }) => projectId));
      for (const row of world.projects.filter(({ id }) => withRecords.has(id))) {
        const { funnel } = getOverview(row);
        const counts = funnel.map(({ count }) => count);
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
        const { startCount, recordCount, qualifiedCount, quotaUsed, type } = present(row);
        expect(counts.slice(1, 4)).toEqual([startCount, recordCount, qualifiedCount]);
        expect(quotaUsed).toBe(type === 'recruit' ? counts.at(-1) : recordCount);
        expect(funnel.flatMap(({ step }) => (step === 'view' ? [] : countOf(step, row.id)))).toEqual(counts.slice(1));
        for (const { channelId, ...brought } of getProjectChannels(row).rows) {
          const rows = (stage: Stage) => countOfChannel(stage, `${row.id} ${channelId}`);
          expect(brought).toMatchObject({
            startCount: rows('start'),
            submitCount: rows('submit'),
            qualifiedCount: rows('qualified'),
          });
        }
      }
    },
    { deepRuns: 20 },
  );
});

test('the figures of a hospital equal the number of rows in the lists that they link to', () => {
  checkWorlds(
    (world) => {
      enter(world);
      const present = createHospitalPresenter();
      const countOf = countRows(({ hospitalId }) => hospitalId ?? 'none');
      for (const row of world.hospitals) {
        const { referredCount, enrolledCount } = present(row);
        expect([referredCount, enrolledCount]).toEqual([countOf('referred', row.id), countOf('enrolled', row.id)]);
      }
    },
    { deepRuns: 20 },
  );
});

test('closing or voiding a record keeps the stages that it has reached', () => {
  checkWorlds(
    (world) => {
      enter(copyWorld(world));
      for (const status of ['approved', 'contacted', 'referred', 'enrolled'] as const) {
        const [first, second] = state().world.records.filter((record) => record.status === status);
        for (const [record, end] of [
          [first, close],
          [second, voidRecord],
        ] as const) {
          if (!record) continue;
          const before = getFunnel(record.projectId);
          const ending = { closeReason: 'noContact', reason: '误提交' } as const;
          end(record, ending, OPERATOR);
          expect(state().world.records.find(({ id }) => id === record.id)?.status).not.toBe(status);
          expect(getFunnel(record.projectId)).toEqual(before);
        }
      }
    },
    { deepRuns: 20 },
  );
});

test('the demo data has closed and voided records that were referred or enrolled', () => {
  const { records } = getExaminedWorld();
  const reached = records.flatMap(({ status, reachedStage }) => (reachedStage ? `${reachedStage} ${status}` : []));
  expect(reached).toEqual(expect.arrayContaining(['referred closed', 'enrolled closed', 'referred voided']));
});
