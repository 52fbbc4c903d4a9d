import { beforeEach, describe, expect, test } from 'vitest';
import {
  CustomService,
  type CustomServiceInput,
  CustomServiceVersion,
  customServiceApi,
} from '@/contract/custom-service';
import { customService as limit } from '@/contract/limits/custom-service';
import { logApi } from '@/contract/log';
import { CUSTOM_SERVICE_ID } from '../../../mock/custom-service/fixtures';
import { resetState, state } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import { getWorld } from '../../world';
import { send, sessionCookie } from './server';

const world = getWorld(0);

const holiday = (from: string, to = from) => ({ from, to, kind: 'holiday' as const, name: '元旦' });

describe('the custom service settings', () => {
  let cookie: string;
  let now: CustomService;

  const read = async () => CustomService.parse((await send(customServiceApi.get, { cookie })).data);
  const save = (change: Partial<CustomServiceInput> = {}, version = now.version) =>
    send(customServiceApi.update, { body: { ...now, ...change, version }, cookie });
  const versions = async () =>
    CustomServiceVersion.array().parse((await send(customServiceApi.versions, { cookie })).data);
  const restore = (versionOf: number, version = now.version) =>
    send(customServiceApi.restore, { body: { versionOf, version }, cookie });

  beforeEach(async () => {
    resetState(copyWorld(world));
    cookie = await sessionCookie();
    now = await read();
  });

  test('are saved and logged', async () => {
    const calendar = [holiday('2027-02-06', '2027-02-12'), holiday('2027-01-01', '2027-01-03')];
    const { status, data } = await save({ phone: ' 0755 8888 6666 ', workdays: [7, 1, 3], calendar });
    expect(status).toBe(200);
    expect(CustomService.parse(data)).toEqual({
      ...now,
      phone: '075588886666',
      workdays: [1, 3, 7],
      calendar: calendar.toReversed(),
      updatedAt: expect.any(String),
      updatedByName: '林晓',
      version: now.version + 1,
    });
    expect(await read()).toEqual(data);
    expect(state().changeLog).toMatchObject([
      {
        entityType: 'customService',
        action: 'update',
        changes: [{ field: 'phone' }, { field: 'workdays' }, { field: 'calendar' }],
      },
    ]);
  });

  test('have no hours when open all day', async () => {
    const { data } = await save({ allDay: true });
    expect(CustomService.parse(data)).toMatchObject({ allDay: true, workStart: null, workEnd: null });
  });

  test('are refused on the field that is wrong', async () => {
    const cases: [string, Partial<CustomServiceInput>, string][] = [
      ['a phone that cannot be called', { phone: '12345678' }, 'phone'],
      ['no phone', { phone: ' ' }, 'phone'],
      ['a long phone', { phone: '0'.repeat(limit.maxPhoneLength + 1) }, 'phone'],
      ['a backup that cannot be called', { backupPhone: '119' }, 'backupPhone'],
      ['the same phone twice', { phone: '400-000-2021', backupPhone: '400 000 2021' }, 'backupPhone'],
      ['no name', { displayName: '' }, 'displayName'],
      ['an unknown weekday', { workdays: [8] }, 'workdays.0'],
      ['a duplicate weekday', { workdays: [1, 1] }, 'workdays'],
      ['no weekday', { workdays: [] }, 'workdays'],
      ['a holiday that ends before it starts', { calendar: [holiday('2027-01-03', '2027-01-01')] }, 'calendar.0.to'],
      ['a day in two holidays', { calendar: [holiday('2027-01-01'), holiday('2027-01-01')] }, 'calendar.1.to'],
      ['a holiday without a name', { calendar: [{ ...holiday('2027-01-01'), name: ' ' }] }, 'calendar.0.name'],
      ['no start', { workStart: null }, 'workStart'],
      ['no end', { workEnd: null }, 'workEnd'],
      ['an end at the start', { workStart: '09:00', workEnd: '09:00' }, 'workEnd'],
      ['an invalid time', { workEnd: '24:00' }, 'workEnd'],
      ['no tip', { offHoursTip: '' }, 'offHoursTip'],
      ['a long tip', { offHoursTip: '长'.repeat(limit.maxOffHoursTipLength + 1) }, 'offHoursTip'],
      ['a long note', { holidayNote: '长'.repeat(limit.maxHolidayNoteLength + 1) }, 'holidayNote'],
      ['a link without TLS', { wecomUrl: 'http://work.weixin.qq.com/a' }, 'wecomUrl'],
      ['a link with a password', { wecomUrl: 'https://a:b@work.weixin.qq.com/' }, 'wecomUrl'],
      ['a long link', { wecomUrl: `https://a.cn/${'a'.repeat(limit.maxWecomUrlLength)}` }, 'wecomUrl'],
      ['a QR code with a data URL', { wecomQrUrl: 'data:image/png;base64,AAAA' }, 'wecomQrUrl'],
      ['no place', { showOn: [] }, 'showOn'],
      ['a duplicate place', { showOn: ['mine', 'mine'] }, 'showOn'],
    ];
    for (const [name, change, field] of cases) {
      const { status, data } = await save(change);
      expect(status, name).toBe(422);
      expect(Object.keys((data as { fieldErrors: object }).fieldErrors)).toEqual([field]);
      expect(await read()).toEqual(now);
      expect(state().changeLog).toEqual([]);
    }
  });

  test('accept a phone in any notation and store its digits', async () => {
    let { version } = now;
    for (const [phone, kept] of [
      ['13800000000', '13800000000'],
      ['+86 138-0000-0000', '13800000000'],
      ['０７５５－２６０１００００－８', '0755-26010000-8'],
      ['400-000-2021', '400-000-2021'],
      ['12320', '12320'],
    ] as const) {
      const { status, data } = await save({ phone, backupPhone: null }, version);
      expect(status, phone).toBe(200);
      version = CustomService.parse(data).version;
      expect(data).toMatchObject({ phone: kept });
    }
  });

  test('with a stale version are 409 with the current settings', async () => {
    await save({ displayName: '健康热线' });
    const { status, data } = await save({ displayName: '咨询热线' });
    expect(status).toBe(409);
    expect(CustomService.parse((data as { current: unknown }).current)).toEqual(await read());
    expect((await read()).displayName).toBe('健康热线');
    expect((await restore(1)).status).toBe(409);
  });

  describe('their versions', () => {
    test('have operator and time, newest first, starting with the current one', async () => {
      await save({ displayName: '健康热线' });
      const list = await versions();
      expect(list.map(({ versionOf }) => versionOf)).toEqual([7, 6, 5, 4, 3, 2, 1]);
      expect(list[0]).toMatchObject({ displayName: '健康热线', savedByName: '林晓' });
      const { updatedAt, updatedByName, version, ...settings } = await read();
      expect(list[0]).toEqual({ ...settings, versionOf: version, savedAt: updatedAt, savedByName: updatedByName });
      const times = list.map(({ savedAt }) => Date.parse(savedAt));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    test('can be restored as a new version', async () => {
      const [, second] = await versions();
      const { data } = await restore(second?.versionOf ?? 0);
      const { versionOf: _, savedAt: __, savedByName: ___, ...settings } = second as CustomServiceVersion;
      expect(CustomService.parse(data)).toMatchObject({ ...settings, version: now.version + 1, updatedByName: '林晓' });
      expect(await versions()).toHaveLength(7);
      expect(state().changeLog).toMatchObject([{ action: 'restore', changes: [{ field: 'holidayNote', to: null }] }]);
    });

    test('that do not exist are 404', async () => expect((await restore(99)).status).toBe(404));

    test('beyond the limit are removed', async () => {
      for (let saved = 0; saved < limit.maxVersions; saved += 1)
        await save({ displayName: `热线${saved}` }, now.version + saved);
      expect(await versions()).toHaveLength(limit.maxVersions);
      expect((await restore(1, now.version + limit.maxVersions)).status).toBe(404);
    });

    test('have one entry in the change log for each step', async () => {
      const { data } = await send(logApi.changes, {
        query: { entityType: 'customService', entityId: CUSTOM_SERVICE_ID },
        cookie,
      });
      const { list } = data as { list: { createdAt: string }[] };
      const saved = await versions();
      expect(list.map(({ createdAt }) => createdAt)).toEqual(saved.slice(0, -1).map(({ savedAt }) => savedAt));
    });
  });
});
