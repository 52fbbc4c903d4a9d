import type { Channels } from '../../src/domain/channel-import/file';
import type { KnownChannel } from '../../src/domain/channel-import/parents';
import type { ChannelLookups } from '../../src/domain/channel-import/row';
import { fold } from '../../src/domain/fold';
import { createCodeFinder } from '../../src/domain/import/fold';
import { state } from '../state';
import type { ChannelRow } from './fixtures';
import { typeLabels } from './labels';

const findType = createCodeFinder({
  ...typeLabels,
  pharmacy: [...typeLabels.pharmacy, '药房'],
  ad: [...typeLabels.ad, 'Ads', 'Advertisement'],
  offline: [...typeLabels.offline, '线下', '线下地推'],
  wecom: [...typeLabels.wecom, '企业微信'],
  official: [...typeLabels.official, '微信公众号'],
});

const toKnown = ({ id, parentId, status }: ChannelRow): KnownChannel => ({
  id,
  parentId,
  isArchived: status === 'archived',
});

/** Current channels. */
export function getCurrentChannels(): Channels {
  const rows = state().world.channels;
  const known = (row: ChannelRow | undefined) => row && toKnown(row);
  const [byCode, byName] = [
    new Map(rows.map((row) => [row.code, row])),
    new Map(rows.map((row) => [fold(row.name), row])),
  ];
  return {
    all: rows.map(toKnown),
    byCode: (code) => known(byCode.get(code)),
    byName: (name) => known(byName.get(name)),
  };
}

/** Current names of types, hospitals and projects. */
export function getCurrentLookups(): ChannelLookups {
  const { hospitals, projects } = state().world;
  const hospitalIds = new Map(hospitals.map(({ id, name }) => [fold(name), id]));
  const projectIds = new Map<string, string | 'ambiguous'>();
  for (const { id, name } of projects) projectIds.set(fold(name), projectIds.has(fold(name)) ? 'ambiguous' : id);
  for (const { id, projectNo } of projects) projectIds.set(fold(projectNo), id);
  return {
    findType: findType,
    findHospital: (name) => hospitalIds.get(fold(name)),
    findProject: (word) => projectIds.get(fold(word)),
  };
}
