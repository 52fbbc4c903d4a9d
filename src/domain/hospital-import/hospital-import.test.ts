import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../tests/properties';
import { HospitalInput } from '../../contract/hospital';
import { importFields } from '../../contract/limits/import';
import { createCodeFinder } from '../import/fold';
import { createRegionFinder } from './region';
import { type HospitalField, type HospitalLookups, readHospital } from './row';

const findRegion = createRegionFinder(
  [
    { code: '440305', path: ['广东省', '深圳市', '南山区'] },
    { code: '230404', path: ['黑龙江省', '鹤岗市', '南山区'] },
    { code: '110105', path: ['北京市', '北京市', '朝阳区'] },
    { code: '211302', path: ['辽宁省', '朝阳市', '双塔区'] },
    { code: '990101', path: ['甲省', '同市', '同区'] },
    { code: '990201', path: ['乙省', '同市', '同区'] },
  ],
  (name) => name.replace(/[省市]$/, ''),
);

const vocabulary: HospitalLookups = {
  findLevel: createCodeFinder({
    g3s: [],
    g3a: ['三级甲等', 'Grade 3A'],
    g3b: [],
    g3c: [],
    g2a: [],
    g2b: [],
    g2c: [],
    g1a: [],
    g1b: [],
    g1c: [],
    ungraded: ['未定级'],
  }),
  findNature: createCodeFinder({ public: ['公立', 'Public'], private: ['民营'], joint: [] }),
  findKind: createCodeFinder({ general: ['综合'], special: [], tcm: [], maternal: [], community: [], other: [] }),
  findRegion,
};

const good = {
  name: '南山和安医院',
  level: '三级甲等',
  nature: 'PUBLIC',
  kind: '综合',
  region: '广东省 深圳市 南山区',
  address: '健康路 1 号',
};
const NOW = Date.parse('2026-11-21T09:30:00+08:00');
const read = (texts: { [Name in HospitalField]?: string }) => readHospital({ ...good, ...texts }, vocabulary, NOW);

describe('a region', () => {
  test.each([
    ['440305', '440305'],
    ['广东省深圳市南山区', '440305'],
    ['广东 深圳 南山区', '440305'],
    ['深圳市南山区', '440305'],
    ['广东省/深圳市/南山区', '440305'],
    ['北京市朝阳区', '110105'],
    ['北京 朝阳区', '110105'],
    ['北京市北京市朝阳区', '110105'],
    ['南山区', undefined],
    ['440399', undefined],
    ['甲省同市同区', '990101'],
    ['同市同区', 'ambiguous'],
  ])('%s', (text, code) => {
    expect(findRegion(text)).toBe(code);
  });
});

describe('a row', () => {
  test('with all required fields becomes a hospital with blank other fields', () => {
    expect(read({})).toMatchObject({
      name: '南山和安医院',
      level: 'g3a',
      nature: 'public',
      regionCode: '440305',
      contactMobile: null,
      departments: [],
      sort: undefined,
    });
  });

  test.each<[HospitalField, string, unknown]>([
    ['contactMobile', '+86 140 0000 0000', '14000000000'],
    ['phone', '0755-20000000', '0755-20000000'],
    ['departments', '消化内科、内镜中心, 消化内科；心理科', ['消化内科', '内镜中心', '心理科']],
    ['joinedAt', '2026年1月5日', '2026-01-05'],
    ['joinedAt', '2026/1/5', '2026-01-05'],
    ['sort', '１２', 12],
    ['name', '𠮷'.repeat(50), '𠮷'.repeat(50)],
    ['departments', '𠮷'.repeat(20), ['𠮷'.repeat(20)]],
    ['name', ' =HYPERLINK("https://example.com")\u200b ', '=HYPERLINK("https://example.com")'],
  ])('takes %s %j', (field, text, value) => {
    expect(read({ [field]: text })).toMatchObject({ [field]: value });
  });

  test.each<[{ [Name in HospitalField]?: string }, string[]]>([
    [{ name: ' ' }, ['name required']],
    [{ name: '院' }, ['name tooShort']],
    [{ name: '院'.repeat(51) }, ['name tooLong']],
    [{ level: '五级' }, ['level notAnOption']],
    [{ region: '火星' }, ['region regionUnknown']],
    [{ region: '同市同区' }, ['region regionAmbiguous']],
    [{ latitude: '22.5' }, ['longitude coordinateMissing']],
    [{ joinedAt: '2999-01-01' }, ['joinedAt joinedInFuture']],
    [{ joinedAt: '2026-11-23' }, ['joinedAt joinedInFuture']],
    [{ latitude: '91', longitude: '181' }, ['latitude outOfRange', 'longitude outOfRange']],
    [{ latitude: 'N22', longitude: '0x10' }, ['latitude notANumber', 'longitude notANumber']],
    [{ phone: '=cmd|calc' }, ['phone phone']],
    [{ contactMobile: '1380013800' }, ['contactMobile mobile']],
    [{ joinedAt: '2026-02-30' }, ['joinedAt date']],
    [{ sort: '1.5' }, ['sort notANumber']],
    [{ sort: '1000' }, ['sort outOfRange']],
    [{ departments: Array.from({ length: 21 }, (_, index) => `科${index}`).join('、') }, ['departments tooMany']],
  ])('%j is refused', (texts, problems) => {
    const found = read(texts);
    expect(Array.isArray(found) && found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems);
  });

  test('is either refused or valid form input', () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 60 }),
      fc.constantFrom('', '22.5', '1', '440305', '2026-1-5', '=1+1'),
    );
    const rows = fc.record(
      Object.fromEntries(importFields.hospital.map((field) => [field, fc.oneof(fc.constant(undefined), text)])),
    );
    fc.assert(
      fc.property(rows, (row) => {
        const texts = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
        const found = readHospital({ ...good, ...texts }, vocabulary, NOW);
        if (Array.isArray(found)) expect(found.length).toBeGreaterThan(0);
        else expect(HospitalInput.safeParse({ ...found, logoUrl: null, photos: [] }).error).toBeUndefined();
      }),
    );
  });
});
