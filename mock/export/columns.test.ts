import { expect, test } from 'vitest';
import { exportColumns } from '../../src/contract/limits/export';
import { entities } from '../entities';

const tables = entities.flatMap(({ exportTable }) => exportTable ?? []);

test('a file has each column that the contract lists for its entity', () => {
  const found = Object.fromEntries(
    tables.map(({ entity, columns }) => [entity, [...new Set(columns.flatMap(({ of }) => of ?? []))].sort()]),
  );
  const listed = Object.entries(exportColumns).map(([entity, keys]) => [entity, keys.toSorted()]);
  expect(found).toEqual(Object.fromEntries(listed));
});

test('the columns of a file name its personal fields for the access log', () => {
  const named = tables.map(({ entity, columns }) => [entity, columns.flatMap(({ personal }) => personal ?? [])]);
  expect(Object.fromEntries(named)).toEqual({
    member: ['realName', 'mobile'],
    hospital: ['contactName', 'contactMobile'],
    project: [],
    record: ['patientName', 'mobile'],
    followUp: ['patientName', 'mobile'],
    report: ['patientName'],
    channel: ['contactName', 'contactMobile'],
    channelLink: [],
    channelTrack: ['openid'],
    eventTrack: [],
  });
});
