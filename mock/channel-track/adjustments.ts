import { getRandom } from '../analysis/fixtures/day';
import { dayNumberStart } from '../clock';
import type { Sources } from '../track/sources';
import type { TrackRow } from './track-row';

const STREAM = 42;
const HOUR_MS = 3_600_000;
const reasons = ['海报贴错展台，实际为本渠道带来', '同事误用了另一个渠道的码', '活动合并，归到主办渠道'] as const;

/** Generates adjustments: on some days an operator moves scans of that day to another channel. */
export function getAdjustments({ origin, channels, operators }: Sources, day: number, rows: readonly TrackRow[]) {
  const { int, pick } = getRandom(origin, day, STREAM);
  const scans = rows.filter(({ eventType, memberId }) => eventType === 'scan' && memberId === null);
  const count = Math.max(0, int(-3, 2));
  const picked = new Set(Array.from({ length: scans.length === 0 ? 0 : count }, () => pick(scans)));
  return [...picked].flatMap((moved) => {
    const at = moved.at + int(1, 4) * HOUR_MS;
    const others = channels.filter(({ id, traffic }) => id !== moved.channelId && traffic.from <= moved.at);
    if (at >= dayNumberStart(day + 1) || others.length === 0) return [];
    const row: TrackRow = {
      ...moved,
      at,
      eventType: 'adjust',
      channelId: pick(others).id,
      // The link belongs to the previous channel.
      linkId: null,
      isFirstTouch: false,
      adjustReason: pick(reasons),
      adjusted: moved,
      // Not random, so that the number of operators does not change which events are moved.
      operatorName: operators[day % operators.length] ?? null,
      fromChannelId: moved.channelId,
    };
    return [{ row, moved }];
  });
}
