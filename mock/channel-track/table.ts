import type { ChannelTrack } from '../../src/contract/channel-track';
import { maskOpenid } from '../../src/domain/mask';
import { iso } from '../clock';
import { state } from '../state';
import { sceneKey } from '../track/scenes';
import { isScanned, type Visit } from '../track/visits';
import { adjustmentFinder } from './adjusted-by';
import type { TrackRow } from './track-row';

/** Displayed for an unknown openid: the person unfollowed or is no longer a member. */
const NO_OPENID = '****';

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Converts tracks to their API form, with resolved names and the current channel. */
export function trackPresenter(): (row: TrackRow) => ChannelTrack {
  const { world } = state();
  const [channels, links, projects] = [byId(world.channels), byId(world.channelLinks), byId(world.projects)];
  const members = byId(world.members);
  const adjustmentOf = adjustmentFinder();
  const channelNameOf = (id: string) => channels.get(id)?.name ?? '';

  function countedIn(row: TrackRow): ChannelTrack['countedIn'] {
    const last = adjustmentOf(row);
    return last
      ? {
          channelId: last.channelId,
          channelName: channelNameOf(last.channelId),
          adjustmentId: last.id,
          reason: last.adjustReason ?? '',
          operatorName: last.operatorName ?? '',
          adjustedAt: iso(last.at),
        }
      : null;
  }

  return (row) => {
    const { at, person: _, visit, adjustOf, adjusted, fromChannelId, ...own } = row;
    const { where } = visit;
    const link = links.get(row.linkId ?? '');
    const member = members.get(row.memberId ?? '');
    return {
      ...own,
      occurredAt: iso(at),
      channelName: channelNameOf(row.channelId),
      linkName: link?.name ?? null,
      linkCode: link?.linkCode ?? null,
      projectName: projects.get(row.projectId ?? '')?.name ?? null,
      memberNo: member?.memberNo ?? null,
      openidMasked: visit.openidMasked ?? (member?.mpOpenid ? maskOpenid(member.mpOpenid) : NO_OPENID),
      sceneGroupKey: sceneKey(row.scene),
      utm: getUtm(visit),
      referrer: row.eventType === 'linkClick' ? getReferrer(visit) : null,
      ipMasked: where.ipMasked,
      regionText: where.regionText,
      os: `${where.device.os} ${where.device.osVersion}`,
      deviceModel: where.device.model,
      countedIn: adjustOf === null ? countedIn(row) : null,
      adjustOf:
        adjustOf !== null && adjusted && fromChannelId !== null
          ? {
              id: adjustOf,
              eventType: adjusted.eventType,
              occurredAt: iso(adjusted.at),
              fromChannelId,
              fromChannelName: channelNameOf(fromChannelId),
            }
          : null,
    };
  };
}

/** UTM parameters of a clicked URL; scanned codes have none. */
const getUtm = ({ channel, link }: Visit): ChannelTrack['utm'] =>
  channel && link && !isScanned(link) ? { source: channel.code, medium: channel.type, campaign: link.code } : {};

/** Page on which a URL was clicked; apps and text messages send no referrer. */
const getReferrer = ({ channel }: Visit) =>
  channel?.type === 'official' || channel?.type === 'media' ? `https://news.example.com/${channel.code}` : null;
