import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { type ExportInput, exportApi } from '@/contract/export';
import { Job } from '@/contract/job';
import { hasConsent } from '@/domain/consent';
import { isWithdrawn } from '../../../mock/record/withdrawn';
import { state } from '../../../mock/state';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { pass, readJob } from './jobs';
import { fetchFrom, send } from './server';

const world = getWorld(200);
const LONG_MS = 120_000;
const OPERATOR = '1';

let cookie: string;
beginEachWith(world, (own) => {
  cookie = own;
});

type Line = Record<string, string>;
type Entity = 'record' | 'followUp' | 'report';

/** Lines of an exported file, keyed by column title. */
async function exported(input: Pick<ExportInput, 'entity'> & Record<string, unknown>) {
  const body = { filter: {}, format: 'csv', ...input };
  const started = await send(exportApi.start, { body, cookie });
  expect(started.status).toBe(200);
  const { id } = Job.parse(started.data);
  pass(LONG_MS);
  expect(await readJob(id, cookie)).toMatchObject({ state: 'succeeded', entity: input.entity, failed: [] });
  const file = await fetchFrom({ method: 'GET', path: '/files/:id' }, { params: { id }, cookie });
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return Papa.parse<Line>(new TextDecoder().decode(bytes), { header: true, skipEmptyLines: true }).data;
}

/** Rows that each list shows by default; unsubmitted records are left out. */
const handedIn = world.records.filter(({ submittedAt }) => submittedAt !== null);
const rowsOf = { record: handedIn, followUp: world.followUps, report: world.reports };
const numberColumn = { record: '记录编号', followUp: '随访编号', report: '报告编号' };

describe('an export of work', () => {
  test('has each once, masked, and is logged', async () => {
    const cases: Entity[] = ['record', 'followUp', 'report'];
    for (const entity of cases) {
      const lines = await exported({ entity });
      expect(lines, entity).toHaveLength(rowsOf[entity].length);
      expect(new Set(lines.map((line) => line[numberColumn[entity]])).size).toBe(lines.length);
      const mobiles = new Set(world.members.flatMap(({ mobile }) => mobile ?? []));
      expect(lines.filter((line) => Object.values(line).some((cell) => mobiles.has(cell)))).toEqual([]);
      const patients = lines.flatMap(({ 患者: patient }) => (patient ? [patient] : []));
      expect(patients.length).toBeGreaterThan(0);
      expect(patients.filter((patient) => !patient.includes('*'))).toEqual([]);
      // Enum values are translated.
      expect(lines.every(({ 状态: status }) => /^\p{Script=Han}+$/u.test(status ?? ''))).toBe(true);
      expect(state().accessLog.slice(-2)).toMatchObject([
        { action: 'export', entityType: entity, masked: true },
        { action: 'download', entityType: entity, masked: true },
      ]);
    }
  });

  test('of records has those of a filter, by priority', async () => {
    const statuses = ['reviewing', 'approved', 'contacted'];
    const mine = world.records.filter(({ assigneeId, status }) => assigneeId === OPERATOR && statuses.includes(status));
    const lines = await exported({
      entity: 'record',
      filter: { assignee: 'me', status: statuses.join(',') },
      sort: 'priority',
    });
    expect(lines.map((line) => line.记录编号).sort()).toEqual(mine.map(({ recordNo }) => recordNo).sort());
    const flagged = lines.map((line) => Number(line.危险信号) > 0);
    expect(flagged).toEqual([...flagged].sort((a, b) => Number(b) - Number(a)));
  });

  test('of follow-ups has those of a filter, by due date', async () => {
    const lines = await exported({ entity: 'followUp', filter: { status: 'pending,overdue', way: 'phone' } });
    const own = world.followUps.filter(({ status, way }) => status === 'pending' && way === 'phone');
    expect(lines.map((line) => line.随访编号).sort()).toEqual(own.map(({ followNo }) => followNo).sort());
    const due = lines.map((line) => line.应访时间);
    expect(due).toEqual([...due].sort());
  });

  test('of reports has those of a filter', async () => {
    const lines = await exported({ entity: 'report', filter: { type: 'blood,urine', uploadedFrom: '2026-01-01' } });
    const own = world.reports.filter(
      ({ type, uploadedAt }) => (type === 'blood' || type === 'urine') && uploadedAt >= '2026-01-01',
    );
    expect(lines.map((line) => line.报告编号).sort()).toEqual(own.map(({ reportNo }) => reportNo).sort());
  });

  test('of records with clear values shows them only with consent and without a withdrawal', async () => {
    const clear = { fields: ['mobile'], purpose: 'verify' };
    const lines = await exported({ entity: 'record', clear });
    const byNo = new Map(world.records.map((record) => [record.recordNo, record]));
    const recordOf = (line: Line) => byNo.get(line.记录编号 ?? '');
    const memberOf = (line: Line) => world.members.find(({ id }) => id === recordOf(line)?.memberId);
    for (const line of lines) {
      const member = memberOf(line);
      const record = recordOf(line);
      const isShown =
        record &&
        !isWithdrawn(record) &&
        member &&
        member.status !== 'cancelled' &&
        hasConsent(member) &&
        member.mobile;
      expect(line.手机号 === member?.mobile).toBe(Boolean(isShown));
      expect(line.患者 === '' || line.患者?.includes('*')).toBe(true);
      // Zero would say that a withdrawn record had no red flag.
      if (record && isWithdrawn(record)) expect([line.危险信号, line.需关注]).toEqual(['', '']);
    }
    expect(lines.some((line) => line.手机号 === memberOf(line)?.mobile)).toBe(true);
  });
});
