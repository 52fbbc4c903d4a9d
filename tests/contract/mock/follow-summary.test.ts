import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FollowSummary, followSummaryApi } from '@/contract/follow-summary';
import { followUpApi } from '@/contract/follow-up';
import { followUpWays } from '@/contract/limits/follow-up';
import { type FigureName, figureFilters } from '@/domain/follow-up/figures';
import { addDays } from '@/domain/period/calendar';
import { worldRuns } from '../../properties';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { send } from './server';

const TODAY = '2026-11-21';
const world = getWorld(200);
const counts = ['due', 'pending', 'done', 'overdue', 'unreachable', 'refused', 'cancelled', 'newAdverse'] as const;

const filters = fc.record(
  {
    assignee: fc.constantFrom('me', 'none', '2', '3'),
    way: fc.subarray([...followUpWays], { minLength: 1 }).map((ways) => ways.join(',')),
    projectId: fc
      .subarray(
        world.projects.map(({ id }) => id),
        { minLength: 1, maxLength: 5 },
      )
      .map((ids) => ids.join(',')),
  },
  { requiredKeys: [] },
);
const periods = fc
  .record({ ago: fc.integer({ min: -20, max: 200 }), days: fc.integer({ min: 1, max: 120 }) })
  .map(({ ago, days }) => ({ from: addDays(TODAY, -ago), before: addDays(TODAY, days - ago) }));

describe('the figures of follow-ups', () => {
  let cookie: string;
  beginEachWith(
    world,
    (own) => {
      cookie = own;
    },
    { isShared: true },
  );
  const read = async (query: Record<string, string>) => send(followSummaryApi.get, { query, cookie });

  test('equal the total of the list with the matching filter, for any filter', async () => {
    await fc.assert(
      fc.asyncProperty(filters, periods, async (filter, { from, before }) => {
        const { total, days, outcomes, byAssignee, byProject } = (await read({ ...filter, from, before }))
          .data as FollowSummary;
        const listed = async (more: Record<string, string>) => {
          const query = { ...filter, dueFrom: from, dueBefore: before, ...more, pageSize: '1' };
          return ((await send(followUpApi.list, { query, cookie })).data as { total: number }).total;
        };
        const onTime = await listed(figureFilters.onTimeRate);
        expect(total.due).toBe(total.pending + total.done + total.overdue + total.unreachable + total.refused);
        for (const name of counts) {
          expect([name, await listed(figureFilters[name])]).toEqual([name, total[name]]);
          for (const parts of [days, byAssignee, byProject])
            expect([name, parts.reduce((sum, part) => sum + part[name], 0)]).toEqual([name, total[name]]);
        }
        const rate = (part: number, whole: number) => (whole === 0 ? null : Math.round((1000 * part) / whole) / 10);
        expect(total.completionRate).toBe(rate(total.done, total.due));
        expect(total.onTimeRate).toBe(rate(onTime, total.done));
        expect(total.avgDelayHours === null).toBe((await listed(figureFilters.avgDelayHours)) === 0);
        expect(outcomes.reduce((sum, { count }) => sum + count, 0)).toBe(total.done);
        const [first] = byAssignee;
        if (first && filter.assignee === undefined)
          expect(await listed({ assignee: first.id ?? 'none', status: figureFilters.due.status })).toBe(first.due);
      }),
      { numRuns: worldRuns(25, 8) },
    );
  });

  test('are compared with the same number of days before, for a period of at most a year', async () => {
    const { before, days } = (await read({ from: '2026-11-01', before: '2026-11-11' })).data as FollowSummary;
    const earlier = (await read({ from: '2026-10-22', before: '2026-11-01' })).data as FollowSummary;
    expect(before).toEqual(earlier.total);
    expect(days).toHaveLength(10);
    expect((await read({ from: '2025-11-01', before: '2026-11-11' })).status).toBe(422);
    expect((await read({ from: '2026-11-11', before: '2026-11-11' })).status).toBe(422);
  });

  test('have one filter each', () => {
    const names: FigureName[] = [...counts, 'completionRate', 'onTimeRate', 'avgDelayHours'];
    expect(Object.keys(figureFilters).sort()).toEqual([...names].sort());
  });
});
