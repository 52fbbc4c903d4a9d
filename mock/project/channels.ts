import type { ProjectChannels } from '../../src/contract/project-figures';
import { state } from '../state';
import { getFigures } from './figures';
import type { ProjectRow } from './fixtures';

/** Figures of a project by channel: most submissions first, records without a channel last. */
export function getProjectChannels({ id, type }: ProjectRow): ProjectChannels {
  const { records, channels } = state().world;
  const own = records.filter(({ projectId }) => projectId === id);
  const rows = [...new Set(own.map(({ channelId }) => channelId))].map((channelId) => {
    const brought = own.filter((record) => record.channelId === channelId);
    const { startCount, recordCount, qualifiedCount, completionRate } = getFigures({ type, idleViewCount: 0 }, brought);
    const channelName = channels.find((channel) => channel.id === channelId)?.name ?? null;
    return { channelId, channelName, startCount, submitCount: recordCount, qualifiedCount, completionRate };
  });
  const isNone = (channelId: string | null) => Number(channelId === null);
  return { rows: rows.sort((a, b) => isNone(a.channelId) - isNone(b.channelId) || b.submitCount - a.submitCount) };
}
