import { beforeEach, describe, expect, test } from 'vitest';
import { member as limit } from '@/contract/limits/member';
import { MemberDetail, MemberInput, memberDetailApi } from '@/contract/member-detail';
import type { MemberRow } from '../../../mock/member/fixtures';
import { resetState, state } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import { getWorld } from '../../world';
import { send, sessionCookie } from './server';

const world = getWorld(200);

const some = (has: (member: MemberRow) => boolean) => world.members.find(has) as MemberRow;
const isActive = ({ status }: MemberRow) => status === 'active';
const plain = some((one) => isActive(one) && one.idType === null && one.realName !== null && one.remark === null);
const carded = some((one) => isActive(one) && one.idType === 'idCard');
const foreign = some((one) => isActive(one) && one.idType === 'passport');
const cancelled = some(({ status }) => status === 'cancelled');

/** The body that an unchanged form sends. */
const unchanged = (member: MemberRow): MemberInput => MemberInput.omit({ realName: true, mobile: true }).parse(member);
const getRow = ({ id }: MemberRow) => state().world.members.find((member) => member.id === id) as MemberRow;

describe('PUT /members/:id', () => {
  let cookie: string;

  beforeEach(async () => {
    resetState(copyWorld(world));
    cookie = await sessionCookie();
  });

  const edit = (member: MemberRow, changes: Partial<Record<keyof MemberInput | 'version', unknown>>) =>
    send(memberDetailApi.update, {
      params: { id: member.id },
      body: { version: member.version, ...unchanged(member), ...changes },
      cookie,
    });

  const refused = async (member: MemberRow, changes: Partial<Record<keyof MemberInput, unknown>>) => {
    const { status, data } = await edit(member, changes);
    expect(status).toBe(422);
    expect(getRow(member)).toEqual(member);
    expect(state().changeLog).toEqual([]);
    return Object.keys((data as { fieldErrors: object }).fieldErrors);
  };

  test('updates the given fields and the operator', async () => {
    const { status, data } = await edit(plain, {
      gender: 'female',
      birthDate: '1980-02-29',
      regionCode: '440305',
      tags: ['新标签', '新标签', 'VIP'],
      remark: ' 周末联系 ',
    });
    expect(status).toBe(200);
    expect(MemberDetail.parse(data)).toMatchObject({
      gender: 'female',
      birthDate: '1980-02-29',
      age: 46,
      regionCode: '440305',
      regionText: '广东省 深圳市 南山区',
      tags: ['新标签', 'VIP'],
      remark: '周末联系',
      version: plain.version + 1,
      updatedByName: '林晓',
    });
    const { realName, mobile } = getRow(plain);
    expect([realName, mobile]).toEqual([plain.realName, plain.mobile]);
  });

  test('clears fields that are null', async () => {
    const cleared = { birthDate: null, regionCode: null, remark: null, realName: null, mobile: null, tags: [] };
    const { status, data } = await edit(plain, cleared);
    expect(status).toBe(200);
    expect(MemberDetail.parse(data)).toMatchObject({ age: null, regionText: null, mobileMasked: null });
    expect(getRow(plain)).toMatchObject(cleared);
  });

  test('updates name and mobile when given, both normalized', async () => {
    const { data } = await edit(plain, { realName: '阿依古丽•买买提\u200B', mobile: '+86 140-0000－1234' });
    expect(MemberDetail.parse(data)).toMatchObject({ realNameMasked: '阿***', mobileMasked: '140****1234' });
    expect(getRow(plain)).toMatchObject({ realName: '阿依古丽·买买提', mobile: '14000001234' });
  });

  test('is logged field by field with masked values', async () => {
    await edit(plain, { realName: '李敏', mobile: '14000001234', remark: '住在李敏家', gender: 'female' });
    const [entry, ...others] = state().changeLog;
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      entityType: 'member',
      entityId: plain.id,
      action: 'update',
      operatorName: '林晓',
      changes: expect.arrayContaining([
        { field: 'realName', from: expect.stringMatching(/^.\*+$/u), to: '李*' },
        { field: 'mobile', from: expect.stringMatching(/^140\*{4}\d{4}$/), to: '140****1234' },
        { field: 'remark', from: null, to: '***' },
      ]),
    });
    for (const personal of [plain.realName, plain.mobile, '14000001234', '李敏']) {
      expect(JSON.stringify(entry)).not.toContain(personal);
    }
  });

  test('refuses the mobile of another member in any notation', async () => {
    const { mobile } = carded;
    expect(await refused(plain, { mobile })).toEqual(['mobile']);
    expect(await refused(plain, { mobile: `+86${mobile}` })).toEqual(['mobile']);
    expect((await edit(plain, { mobile: plain.mobile })).status).toBe(200);
  });

  test('refuses a date of birth that differs from the ID card', async () => {
    expect(await refused(carded, { birthDate: '1980-01-01' })).toEqual(['birthDate']);
    expect(await refused(carded, { birthDate: null })).toEqual(['birthDate']);
    expect((await edit(carded, { remark: '本人已核对' })).status).toBe(200);
    expect((await edit(foreign, { birthDate: '1980-01-01' })).status).toBe(200);
  });

  const invalid: [keyof MemberInput, unknown][] = [
    ['mobile', '12012345678'],
    ['mobile', ''],
    ['realName', '张'],
    ['realName', '张3'],
    ['realName', ''],
    ['birthDate', '1899-12-31'],
    ['birthDate', '2026-11-22'],
    ['birthDate', '2026-02-30'],
    ['regionCode', '999999'],
    ['regionCode', '44'],
    ['gender', 'other'],
    ['remark', 'x'.repeat(limit.maxRemarkLength + 1)],
    ['remark', '  '],
    ['tags', Array.from({ length: limit.maxTags + 1 }, (_, index) => `标签${index}`)],
  ];
  test('refuses an invalid value on its field', async () => {
    for (const [field, value] of invalid)
      expect([value, await refused(plain, { [field]: value })]).toEqual([value, [field]]);
  });

  test('reports all invalid fields at once', async () => {
    expect(await refused(carded, { mobile: '123', realName: '!', birthDate: null, regionCode: '999999' })).toEqual([
      'realName',
      'mobile',
      'birthDate',
      'regionCode',
    ]);
  });

  test('counts code points, not UTF-16 units', async () => {
    const remark = '𠮷'.repeat(limit.maxRemarkLength);
    const { status, data } = await edit(plain, { remark, realName: '𠮷'.repeat(limit.maxRealNameLength) });
    expect(status).toBe(200);
    expect(MemberDetail.parse(data).remark).toBe(remark);
    expect((await edit(plain, { remark: `${remark}𠮷` })).status).toBe(422);
  });

  test('of a canceled member is refused with a message', async () => {
    const { status, envelope } = await edit(cancelled, { remark: '备注' });
    expect([status, envelope.errorMessage]).toEqual([403, '会员已注销']);
    expect(getRow(cancelled)).toEqual(cancelled);
  });

  test('with a stale version is 409 with the current member, masked', async () => {
    await edit(plain, { remark: '先到' });
    const { status, data } = await edit(plain, { remark: '后到' });
    expect(status).toBe(409);
    const { current } = data as { current: unknown };
    expect(MemberDetail.strict().parse(current)).toMatchObject({ remark: '先到', version: plain.version + 1 });
    expect(JSON.stringify(current)).not.toContain(plain.mobile);
  });

  test('of an unknown member is 404', async () => {
    expect((await edit({ ...plain, id: '1' }, {})).status).toBe(404);
  });
});
