import type { ChannelTrack } from '../../src/contract/channel-track';
import { maskOpenid } from '../../src/domain/mask';
import { iso } from '../clock';
import { state } from '../state';
import { getSceneGroup } from '../track/scenes';
import { isScanned, type Visit } from '../track/visits';
import { createAdjustmentFinder } from './find-adjustment';
import type { TrackRow } from './track-row';

/** Displayed for an unknown openid: the person unfollowed or is no longer a member. */
const NO_OPENID = '****';

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Converts tracks to their API form, with resolved names and the current channel. */
export function createTrackPresenter(): (row: TrackRow) => ChannelTrack {
  const { world } = state();
  const [channels, links, projects] = [byId(world.channels), byId(world.channelLinks), byId(world.projects)];
  const members = byId(world.members);
  const findAdjustment = createAdjustmentFinder();
  const getChannelName = (id: string) => channels.get(id)?.name ?? '';

  function getCountedIn(row: TrackRow): ChannelTrack['countedIn'] {
    const last = findAdjustment(row);
    return last
      ? {
          channelId: last.channelId,
          channelName: getChannelName(last.channelId),
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
      channelName: getChannelName(row.channelId),
      linkName: link?.name ?? null,
      linkCode: link?.linkCode ?? null,
      projectName: projects.get(row.projectId ?? '')?.name ?? null,
      memberNo: member?.memberNo ?? null,
      openidMasked: visit.openidMasked ?? (member?.mpOpenid ? maskOpenid(member.mpOpenid) : NO_OPENID),
      sceneGroupKey: getSceneGroup(row.scene),
      utm: getUtm(visit),
      referrer: row.eventType === 'linkClick' ? getReferrer(visit) : null,
      ipMasked: where.ipMasked,
      regionText: where.regionText,
      os: `${where.device.os} ${where.device.osVersion}`,
      deviceModel: where.device.model,
      countedIn: adjustOf === null ? getCountedIn(row) : null,
      adjustOf:
        adjustOf !== null && adjusted && fromChannelId !== null
          ? {
              id: adjustOf,
              eventType: adjusted.eventType,
              occurredAt: iso(adjusted.at),
              fromChannelId,
              fromChannelName: getChannelName(fromChannelId),
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
