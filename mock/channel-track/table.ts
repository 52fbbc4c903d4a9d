import type { ChannelTrack } from '../../src/contract/channel-track';
import { maskOpenid } from '../../src/domain/mask';
import { iso } from '../clock';
import { state } from '../state';
import { sceneLabel } from '../track/scenes';
import { isScanned, type Visit } from '../track/visits';
import type { TrackRow } from './track-row';

/** What is shown of an openid that is not known any more: its owner unfollowed, or is no longer a member. */
const NO_OPENID = '****';

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Gives tracks on their way out the names of what they are about. */
export function trackPresenter(): (row: TrackRow) => ChannelTrack {
  const { world } = state();
  const [channels, links, projects] = [byId(world.channels), byId(world.channelLinks), byId(world.projects)];
  const members = byId(world.members);
  return ({ at, person: _, visit, ...row }) => {
    const { where } = visit;
    const link = links.get(row.linkId ?? '');
    const member = members.get(row.memberId ?? '');
    return {
      ...row,
      occurredAt: iso(at),
      channelName: channels.get(row.channelId)?.name ?? '',
      linkName: link?.name ?? null,
      linkCode: link?.linkCode ?? null,
      projectName: projects.get(row.projectId ?? '')?.name ?? null,
      memberNo: member?.memberNo ?? null,
      openidMasked: visit.openidMasked ?? (member?.mpOpenid ? maskOpenid(member.mpOpenid) : NO_OPENID),
      isNewUser: visit.isNewUser,
      sceneLabel: sceneLabel(row.scene),
      utm: utmOf(visit),
      referrer: null,
      ipMasked: where.ipMasked,
      regionText: where.regionText,
      os: `${where.device.os} ${where.device.osVersion}`,
      deviceModel: where.device.model,
    };
  };
}

/** The parameters that an address carried; a code that is scanned has none. */
const utmOf = ({ channel, link }: Visit): ChannelTrack['utm'] =>
  channel && link && !isScanned(link) ? { source: channel.code, medium: channel.type, campaign: link.code } : {};
