import { createPluginManager } from '@@/core/plugin';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { fault, server } from '../../tests/server';
import { getDailySummary, getDistribution, getPortrait, getRetain, getVisitPages, getVisitTrend } from './analysis';

const reported = { syncedAt: null, newest: '2026-11-20', missing: [] };
const refDate = '2026-11-18';
const days = { from: refDate, before: '2026-11-19' };
const people = { new: { base: 10, cells: [] }, active: { base: 10, cells: [] } };
const trend = { refDate, sessionCnt: 1, visitPv: 1, visitUv: 1, visitUvNew: 1, stayTimeUv: 1, stayTimeSession: 1 };
const page = { pagePath: 'pages/a', pageName: null, version: 1, pageVisitPv: 1, pageVisitUv: 1, pageStaytimePv: 1 };
const none = { province: [], city: [], gender: [], platform: [], device: [], age: [] };

beforeEach(() => void createPluginManager());

test.each<[string, () => Promise<unknown>, object]>([
  [
    'a week that is not a date',
    () => getRetain({ granularity: 'week', ...days }),
    { rows: [], missing: [{ refDate: 'last week', reason: 'failed' }] },
  ],
  [
    'retention that is not a number',
    () => getRetain({ granularity: 'day', ...days }),
    { rows: [{ refDate, ...people, new: { base: 10, cells: [{ key: 1, value: 'NaN' }] } }] },
  ],
  [
    'a total that is not a number',
    () => getDailySummary(days),
    { rows: [{ refDate, visitTotal: 'NaN', visitTotalDelta: null, sharePv: 1, shareUv: 1 }] },
  ],
  ['a missing depth', () => getVisitTrend({ granularity: 'day', ...days }), { rows: [trend] }],
  [
    'opens as text',
    () => getDistribution(days),
    { days: 1, source: [{ key: 3, value: '12', uv: 1 }], stayTime: [], depth: [] },
  ],
  [
    'exits that are an object',
    () => getVisitPages(days),
    { days: 1, rows: [{ ...page, entrypagePv: 1, exitpagePv: {}, pageSharePv: 1, pageShareUv: 1 }] },
  ],
  [
    'a city without a name',
    () => getPortrait({ span: '1', endDate: refDate }),
    { snapshot: { new: none, active: { ...none, city: [{ attrId: null, value: 3 }] } } },
  ],
])('refuses a report with %s as malformed, so that no figure becomes NaN', async (_, call, answer) => {
  server.use(
    http.get('*/api/admin/v1/analysis/*', () => HttpResponse.json({ success: true, data: { ...reported, ...answer } })),
  );
  await expect(call()).rejects.toMatchObject({ name: 'AppError', kind: 'malformed' });
});

test('leaves it to the screen to show a failed report', async () => {
  server.use(fault.status('GET', '/analysis/*', 500));
  const reads = [
    getRetain({ granularity: 'day', ...days }),
    getDailySummary(days),
    getVisitTrend({ granularity: 'day', ...days }),
    getPortrait({ span: '1', endDate: refDate }),
    getDistribution(days),
    getVisitPages(days),
  ];
  for (const read of await Promise.allSettled(reads))
    expect(read).toMatchObject({ status: 'rejected', reason: { name: 'AppError', handled: false } });
});
