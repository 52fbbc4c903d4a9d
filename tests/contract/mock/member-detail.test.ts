import { beforeEach, describe, expect, test } from 'vitest';
import { memberDetail as limit } from '@/contract/limits/member-detail';
import { recordStatuses } from '@/contract/limits/record';
import { type LogQuery, logApi } from '@/contract/log';
import { memberApi } from '@/contract/member';
import { MemberDetail, MemberOverview, MemberRecord, memberDetailApi } from '@/contract/member-detail';
import { isOpen } from '@/domain/record-status';
import { businessDay, DAY_MS } from '../../../mock/clock';
import type { MemberRow } from '../../../mock/member/fixtures';
import type { RecordRow } from '../../../mock/record/fixtures';
import { resetState, state } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import { getWorld } from '../../world';
import { send, sessionCookie } from './server';

const world = getWorld(200);
let cookie: string;

beforeEach(async () => {
  resetState(copyWorld(world));
  cookie = await sessionCookie();
});

const some = (has: (member: MemberRow) => boolean) => world.members.find(has) as MemberRow;
const getRecords = ({ id }: MemberRow) => world.records.filter(({ memberId }) => memberId === id);
const getReports = ({ id }: MemberRow) => world.reports.filter(({ memberId }) => memberId === id);
const getSigned = (member: MemberRow) => {
  const own = new Set(getRecords(member).map(({ id }) => id));
  return world.agreements.filter(
    ({ recordId, status, signedAt }) => own.has(recordId) && signedAt !== null && status !== 'declined',
  );
};
const busiest = [...world.members].sort((a, b) => getRecords(b).length - getRecords(a).length)[0] as MemberRow;

async function read<Data>(
  endpoint: (typeof memberDetailApi)['get' | 'overview' | 'records'],
  { id }: Pick<MemberRow, 'id'>,
  query: Record<string, string> = {},
) {
  const { status, data } = await send(endpoint, { params: { id }, query, cookie });
  expect(status).toBe(200);
  return data as Data;
}

const getDetail = async (member: MemberRow) => MemberDetail.parse(await read(memberDetailApi.get, member));

describe('GET /members/:id', () => {
  test('has all fields, masked', async () => {
    const member = some(({ idType, realName, oaOpenid, unionid }) =>
      Boolean(idType === 'idCard' && realName && oaOpenid && unionid),
    );
    const { realName, mobile, idNo, mpOpenid, oaOpenid, unionid, ...open } = member;
    const detail = await getDetail(member);
    expect(detail).toMatchObject({
      ...open,
      realNameMasked: expect.stringMatching(/^.\*+$/u),
      mobileMasked: `140****${mobile?.slice(-4)}`,
      idNoMasked: `${idNo?.slice(0, 1)}${'*'.repeat(15)}${idNo?.slice(-2)}`,
      mpOpenidMasked: `${mpOpenid?.slice(0, 6)}…${mpOpenid?.slice(-4)}`,
      oaOpenidMasked: `${oaOpenid?.slice(0, 6)}…${oaOpenid?.slice(-4)}`,
      unionidMasked: `${unionid?.slice(0, 6)}…${unionid?.slice(-4)}`,
    });
    expect(detail.realNameMasked).not.toBe(realName);
  });

  test('lists suspected duplicates on both members', async () => {
    const [first, second] = world.members as [MemberRow, MemberRow];
    const twins = state().world.members.filter(({ id }) => id === first.id || id === second.id);
    for (const twin of twins) Object.assign(twin, { realName: '阿依古丽·买买提', birthDate: '1961-03-04' });
    expect((await getDetail(first)).suspectedDuplicateOf).toEqual([{ id: second.id, memberNo: second.memberNo }]);
    expect((await getDetail(second)).suspectedDuplicateOf).toEqual([{ id: first.id, memberNo: first.memberNo }]);
    Object.assign(twins[1] as MemberRow, { birthDate: null });
    expect((await getDetail(first)).suspectedDuplicateOf).toEqual([]);
  });

  test('has doNotContact until its last day is over', async () => {
    const { id } = some(({ status }) => status === 'active');
    const row = state().world.members.find((member) => member.id === id) as MemberRow;
    for (const [until, isLeft] of [
      [null, true],
      [businessDay(Date.now()), true],
      [businessDay(Date.now() - DAY_MS), false],
    ] as const) {
      row.doNotContact = { reason: '会员要求不再来电', until };
      expect((await getDetail(row)).doNotContact).toEqual(isLeft ? row.doNotContact : null);
    }
  });

  test('of a canceled member has no personal data', async () => {
    const detail = await getDetail(some(({ status }) => status === 'cancelled'));
    const { realNameMasked, mobileMasked, idType, idNoMasked, mpOpenidMasked, oaOpenidMasked, unionidMasked } = detail;
    const { nickname, birthDate, age, regionCode, regionText, remark, doNotContact } = detail;
    const personal = [realNameMasked, mobileMasked, idType, idNoMasked, mpOpenidMasked, oaOpenidMasked, unionidMasked];
    for (const left of [...personal, nickname, birthDate, age, regionCode, regionText, remark, doNotContact]) {
      expect(left).toBeNull();
    }
    expect([detail.tags, detail.suspectedDuplicateOf]).toEqual([[], []]);
  });

  test('filters records by the day of submission', async () => {
    const submitted = getRecords(busiest)
      .flatMap(({ submittedAt }) => submittedAt ?? [])
      .sort();
    const day = submitted[0]?.slice(0, 10) ?? '';
    const read_ = (query: Record<string, string>) =>
      read<{ list: MemberRecord[] }>(memberDetailApi.records, busiest, query).then(({ list }) => list);
    const [before, from] = [await read_({ submittedBefore: day }), await read_({ submittedFrom: day })];
    expect(before).toEqual([]);
    expect(from.map(({ submittedAt }) => submittedAt).sort()).toEqual(submitted);
    for (const record of from) expect(MemberRecord.strict().safeParse(record).error).toBeUndefined();
  });

  test('of an unknown member are 404', async () => {
    for (const name of ['get', 'overview', 'records'] as const) {
      expect((await send(memberDetailApi[name], { params: { id: '1' }, cookie })).status, name).toBe(404);
    }
  });
});

describe('all reads of a member', () => {
  test('send no clear name, number or platform id', async () => {
    const about = async ({ id, memberNo }: MemberRow) => {
      const log: Record<keyof LogQuery, string> = { entityType: 'member', entityId: id, current: '1', pageSize: '100' };
      const answers = await Promise.all([
        send(memberApi.list, { query: { memberNo }, cookie }),
        ...(['get', 'overview', 'records'] as const).map((name) =>
          send(memberDetailApi[name], { params: { id }, cookie }),
        ),
        send(logApi.changes, { query: log, cookie }),
        send(logApi.accesses, { query: log, cookie }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      return JSON.stringify(answers.map(({ data }) => data));
    };
    for (const member of world.members.slice(0, 60)) {
      const sent = await about(member);
      const { realName, mobile, idNo, mpOpenid, oaOpenid, unionid } = member;
      for (const personal of [realName, mobile, idNo, mpOpenid, oaOpenid, unionid]) {
        if (personal) expect(sent).not.toContain(personal);
      }
    }
  });
});

test('a record that was not submitted within seven days is abandoned, also in filters', async () => {
  const [record] = state().world.records.filter(({ memberId }) => memberId === busiest.id) as [RecordRow];
  Object.assign(record, { status: 'inProgress', submittedAt: null, startedAt: '2026-01-01T09:00:00.000+08:00' });
  const of = async (status: string) =>
    (await read<{ list: MemberRecord[] }>(memberDetailApi.records, busiest, { status })).list.map(({ id }) => id);
  expect(await of('abandoned')).toContain(record.id);
  expect(await of('inProgress')).not.toContain(record.id);
});

describe('GET /members/:id/overview', () => {
  test('has each open record once, newest first', async () => {
    const member = some((one) => getRecords(one).filter(({ status }) => isOpen(status)).length > 1);
    const overview = MemberOverview.parse(await read(memberDetailApi.overview, member));
    const openWork = overview.openWork.filter(({ kind }) => kind === 'record');
    const open = getRecords(member).filter(({ status }) => isOpen(status));
    expect(openWork.map(({ no }) => no).sort()).toEqual(open.map(({ recordNo }) => recordNo).sort());
    for (const { kind, id, title, status, severity, at } of openWork) {
      const record = open.find((one) => one.id === id) as RecordRow;
      const project = world.projects.find((one) => one.id === record.projectId);
      expect({ kind, title, status, severity, at }).toEqual({
        kind: 'record',
        title: project?.name,
        status: record.status,
        severity: record.severity,
        at: record.submittedAt,
      });
    }
    const times = overview.openWork.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('has the reports that wait for a review, and no reviewed ones', async () => {
    const { reports } = state().world;
    const waiting = reports.find(({ status }) => status === 'pending');
    const member = some(({ id }) => id === waiting?.memberId);
    const { openWork } = MemberOverview.parse(await read(memberDetailApi.overview, member));
    const open = reports.filter(({ memberId, status }) => memberId === member.id && /pending|reviewing/.test(status));
    const shown = openWork.filter(({ kind }) => kind === 'report').map(({ no }) => no);
    expect(shown.sort()).toEqual(open.map(({ reportNo }) => reportNo).sort());
  });

  test('has the pending follow-ups, and no others', async () => {
    const { followUps } = state().world;
    const pending = followUps.filter(({ status }) => status === 'pending');
    const critical = state().world.reports.find(({ status }) => status === 'pending');
    const flagged = [{ name: '血钾', value: '6.8', unit: 'mmol/L', range: '3.5–5.3', flag: 'C' as const }];
    Object.assign(critical ?? {}, { abnormalItems: flagged, firstItems: flagged });
    Object.assign(pending[0] ?? {}, { reportId: critical?.id });
    const member = some(({ id }) => id === pending[0]?.memberId);
    const { openWork } = MemberOverview.parse(await read(memberDetailApi.overview, member));
    const open = pending.filter(({ memberId }) => memberId === member.id);
    const shown = openWork.filter(({ kind }) => kind === 'followUp').map(({ no, dueAt }) => [no, dueAt]);
    expect(shown.sort()).toEqual(open.map(({ followNo, dueAt }) => [followNo, dueAt]).sort());
    const calls = openWork.filter((work) => 'hasCritical' in work && work.hasCritical);
    expect(calls.map(({ no }) => no)).toContain(pending[0]?.followNo);
  });

  test('lists the events of the member, newest first', async () => {
    const member = some(
      (one) =>
        one.followStatus === 'unfollowed' &&
        getReports(one).length > 0 &&
        getSigned(one).length > 0 &&
        // All events fit into the list.
        getRecords(one).length <= 3,
    );
    // No member of this small world has both unfollowed and withdrawn consent.
    const row = state().world.members.find(({ id }) => id === member.id) as MemberRow;
    row.privacyWithdrawnAt = '2026-11-21T09:00:00.000+08:00';
    const { events } = MemberOverview.parse(await read(memberDetailApi.overview, member));
    const expected = [
      ['registered', member.registeredAt],
      ['consented', member.privacyConsentAt],
      ['consentWithdrawn', row.privacyWithdrawnAt],
      ['followed', member.followedAt],
      ['unfollowed', member.unfollowedAt],
      ['visited', member.lastVisitAt],
      ...getRecords(member).flatMap(({ startedAt, submittedAt }) => [
        ['recordStarted', startedAt],
        ['recordSubmitted', submittedAt],
      ]),
      ...getSigned(member).map(({ signedAt }) => ['agreementSigned', signedAt]),
      ...getReports(member).map(({ uploadedAt }) => ['reportUploaded', uploadedAt]),
    ].filter(([, at]) => at !== null);
    expect(events.map(({ kind, at }) => [kind, at]).sort()).toEqual(expected.sort());
    const times = events.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  test('has at most the twenty newest events', async () => {
    const record = getRecords(busiest)[0] as RecordRow;
    const later = Array.from({ length: limit.maxEvents }, (_, index) => ({ ...record, id: `later-${index}` }));
    state().world.records.push(...later.map((one) => ({ ...one, startedAt: '2026-11-21T09:00:00.000+08:00' })));
    const { events } = MemberOverview.parse(await read(memberDetailApi.overview, busiest));
    expect(events).toHaveLength(limit.maxEvents);
    expect(events.every(({ at }) => Date.parse(at) >= Date.parse(busiest.lastVisitAt ?? ''))).toBe(true);
  });
});

describe('GET /members/:id/records', () => {
  type Page = { list: { id: string; status: string; startedAt: string }[]; total: number };

  test('has every record of the member on one page, newest first', async () => {
    const pages = await Promise.all(
      getRecords(busiest).map((_, index) =>
        read<Page>(memberDetailApi.records, busiest, { pageSize: '1', current: String(index + 1) }),
      ),
    );
    const list = pages.flatMap((page) => page.list);
    expect(pages.every(({ total }) => total === list.length)).toBe(true);
    expect(list.map(({ id }) => id).sort()).toEqual(
      getRecords(busiest)
        .map(({ id }) => id)
        .sort(),
    );
    const times = list.map(({ startedAt }) => Date.parse(startedAt));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('has the names of operators and hospitals instead of their ids', async () => {
    const record = world.records.find(({ hospitalId, assigneeId }) => hospitalId && assigneeId) as RecordRow;
    const { list } = await read<Page>(memberDetailApi.records, { id: record.memberId }, { pageSize: '100' });
    expect(list.find(({ id }) => id === record.id)).toMatchObject({
      id: record.id,
      recordNo: record.recordNo,
      projectId: record.projectId,
      projectName: world.projects.find(({ id }) => id === record.projectId)?.name,
      status: record.status,
      severity: record.severity,
      startedAt: record.startedAt,
      submittedAt: record.submittedAt,
      hospitalName: world.hospitals.find(({ id }) => id === record.hospitalId)?.name,
      assigneeName: world.operators.find(({ id }) => id === record.assigneeId)?.name,
    });
  });

  test('filters by status, and all statuses add up to all records', async () => {
    const found = await Promise.all(
      recordStatuses.map(async (status) => {
        const { list } = await read<Page>(memberDetailApi.records, busiest, { status, pageSize: '100' });
        expect(list.every((record) => record.status === status)).toBe(true);
        return list.length;
      }),
    );
    expect(found.reduce((sum, count) => sum + count, 0)).toBe(getRecords(busiest).length);
    const wrong = { params: { id: busiest.id }, query: { status: 'asleep' }, cookie };
    expect((await send(memberDetailApi.records, wrong)).status).toBe(422);
  });
});
