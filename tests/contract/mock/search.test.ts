import { beforeEach, describe, expect, test } from 'vitest';
import { followUpApi } from '@/contract/follow-up';
import { search as limit, searchKinds } from '@/contract/limits/search';
import { recordApi } from '@/contract/record-actions';
import { reportApi } from '@/contract/report';
import { Found, type FoundThing, searchApi } from '@/contract/search';
import { maskName } from '@/domain/mask';
import { state } from '../../../mock/state';
import { getWorld } from '../../world';
import { beginEachWith } from './fresh-world';
import { send } from './server';

const world = getWorld(35);

let cookie: string;
beginEachWith(world, (own) => {
  cookie = own;
});

const findAll = async (text: string) => {
  const { status, data } = await send(searchApi.find, { body: { text }, cookie });
  expect(status).toBe(200);
  return Found.parse(data);
};
const find = async (text: string) => (await findAll(text)).things;

describe('the search of all kinds', () => {
  let numbers: [FoundThing['kind'], string, string][];
  beforeEach(() => {
    const { members, records, reports, followUps, projects, channels, channelLinks } = state().world;
    const one = <Row>(rows: readonly Row[]) => rows.at(-1) as Row;
    const [member, record, report] = [one(members), one(records), one(reports)];
    const [followUp, project, channel, link] = [one(followUps), one(projects), one(channels), one(channelLinks)];
    numbers = [
      ['member', member.id, member.memberNo],
      ['record', record.id, record.recordNo],
      ['report', report.id, report.reportNo],
      ['followUp', followUp.id, followUp.followNo],
      ['project', project.id, project.projectNo],
      ['channel', channel.id, channel.code],
      ['link', link.id, link.linkCode],
    ];
  });

  test('finds each kind by its full number, in any case and width, first of its kind', async () => {
    expect(numbers.map(([kind]) => kind).sort()).toEqual([...searchKinds].sort());
    for (const [kind, id, no] of numbers) {
      const fullWidth = no
        .toLowerCase()
        .replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
      const spaced = `${no.slice(0, 1)} ${no.slice(1, 5)} ${no.slice(5)}`;
      for (const text of [no, ` ${no.toLowerCase()} `, fullWidth, spaced]) {
        expect((await find(text)).find((one) => one.kind === kind)).toMatchObject({ id, no });
      }
    }
  });

  test('finds by any part of a number, a few of each kind', async () => {
    const [, [, id, no] = ['', '', '']] = numbers;
    for (const part of [no.slice(3), no.slice(3, -1)])
      expect(await find(part)).toContainEqual(expect.objectContaining({ kind: 'record', id }));
    const many = await find('R20');
    expect(many.length).toBeGreaterThan(1);
    for (const kind of searchKinds)
      expect(many.filter((one) => one.kind === kind).length).toBeLessThanOrEqual(limit.maxPerKind);
  });

  test('has the total of each kind', async () => {
    const { things, totals } = await findAll('R20');
    const records = state().world.records.filter(({ recordNo }) => recordNo.includes('R20'));
    expect(records.length).toBeGreaterThan(limit.maxPerKind);
    expect(totals.record).toBe(records.length);
    for (const kind of searchKinds)
      expect(things.filter((one) => one.kind === kind)).toHaveLength(Math.min(totals[kind], limit.maxPerKind));
  });

  test('finds projects, channels and links by a part of their name', async () => {
    const { projects, channels, channelLinks } = state().world;
    for (const { name } of [projects[0], channels[0], channelLinks[0]].flatMap((one) => one ?? []))
      expect((await find(name.slice(0, limit.maxTextLength))).map(({ label }) => label)).toContain(name);
  });

  test('finds nobody by name or phone, and masks names', async () => {
    const named = state().world.members.filter(({ realName, mobile }) => realName && mobile);
    const about = new Set(['member', 'record', 'report', 'followUp']);
    for (const { realName, mobile, nickname } of named.slice(0, 10)) {
      for (const text of [realName, mobile, nickname].filter((one) => one && one.length >= limit.minTextLength))
        expect((await find(text as string)).filter(({ kind }) => about.has(kind))).toEqual([]);
    }
    const [member] = named;
    const [found] = await find(member?.memberNo as string);
    // Pasted text may contain invisible characters.
    expect(await find(`\u202e${member?.memberNo}\u200b`)).toEqual([found]);
    expect(found?.label).toBe(maskName(member?.realName as string));
  });

  test('refuses an invalid text', async () => {
    for (const [name, text] of [
      ['one letter', 'M'],
      ['one letter and spaces', '  M  '],
      ['nothing', ''],
      ['more than the maximum length', 'M'.repeat(limit.maxTextLength + 1)],
    ] as const) {
      expect((await send(searchApi.find, { body: { text }, cookie })).status, name).toBe(422);
    }
  });

  test('finds nothing for an odd text, without an error', async () => {
    for (const text of ['.*', '__proto__', '😀😀', '[(\\']) {
      expect(await find(text), text).toEqual([]);
    }
  });

  test('answers 401 without a session', async () => {
    expect((await send(searchApi.find, { body: { text: 'M20' } })).status).toBe(401);
  });
});

test('lists find any part of their own or the member’s number, in any case and width', async () => {
  const { records, reports, followUps, members } = state().world;
  const [record, report, followUp] = [records.find(({ submittedAt }) => submittedAt), reports[0], followUps[0]];
  const memberNo = members.find(({ id }) => id === report?.memberId)?.memberNo ?? '';
  const idsOf = async (list: typeof recordApi.list | typeof reportApi.list | typeof followUpApi.list, no: string) =>
    ((await send(list, { query: { no, pageSize: '100' }, cookie })).data as { list: { id: string }[] }).list.map(
      ({ id }) => id,
    );
  for (const part of [record?.recordNo.slice(4), record?.recordNo.toLowerCase(), record?.recordNo.slice(4, -1)])
    expect(await idsOf(recordApi.list, part ?? '')).toContain(record?.id);
  for (const part of [report?.reportNo.slice(4), memberNo.slice(4), `ｍ${memberNo.slice(1)}`])
    expect(await idsOf(reportApi.list, part ?? '')).toContain(report?.id);
  expect(await idsOf(followUpApi.list, followUp?.followNo.slice(4) ?? '')).toContain(followUp?.id);
  expect((await send(recordApi.list, { query: { no: '13812345678' }, cookie })).status).toBe(422);
});
