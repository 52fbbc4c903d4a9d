import { API_PREFIX } from '../../src/contract/api-prefix';
import type { ChannelLink } from '../../src/contract/channel-link-list';
import type { CodeType } from '../../src/contract/limits/channel-link';
import { getExpiryState, mustExpire } from '../../src/domain/channel/expiry';
import { isPlatformImage } from '../../src/domain/channel/link-target';
import { toScene } from '../../src/domain/channel/scene';
import type { Tally } from '../channel-track/tally';
import { iso } from '../clock';
import { projectTable } from '../project/table';
import { state } from '../state';
import { byId } from '../store/by-id';
import type { Masks } from '../store/change-log';
import type { Table } from '../store/update';
import type { World } from '../world';
import { getLinkFigures, type LinkFigures } from './figures';
import type { ChannelLinkRow } from './fixtures';

/** Formats the URL that the platform created; a mini program code has none, as it is scanned. */
const urlFormatters: Record<CodeType, ((ticket: string) => string) | null> = {
  mpCode: null,
  urlLink: (ticket) => `https://url.example.com/${ticket}`,
  urlScheme: (ticket) => `weixin://dl/business/?t=${ticket}`,
  shortH5: (ticket) => `https://h5.example.com/s/${ticket}`,
  oaPermanent: (ticket) => `https://qr.example.com/q/${ticket}`,
  oaTemp: (ticket) => `https://qr.example.com/q/${ticket}`,
};

type Made = Pick<ChannelLinkRow, 'codeType' | 'linkCode' | 'renewals'>;

/** URL of a link; null for a mini program code. Renewals of links that must expire have a new URL. */
export const getShareUrl = ({ codeType, linkCode, renewals }: Made) =>
  urlFormatters[codeType]?.(mustExpire(codeType) && renewals > 0 ? `${linkCode}-${renewals}` : linkCode) ?? null;

type Counts = Pick<ChannelLink, 'clickCount' | 'clickUv' | 'registerCount' | 'submitCount' | 'lastClickAt'>;

const none: Counts = { clickCount: 0, clickUv: 0, registerCount: 0, submitCount: 0, lastClickAt: null };
const countsCache = new WeakMap<Tally, Counts>();

/** Counts of a link, cached because a list needs all of them. */
function getCounts(tally: Tally | undefined): Counts {
  if (!tally) return none;
  const known = countsCache.get(tally);
  if (known) return known;
  const { scanUv, register, submit } = tally.funnel.count();
  const counts = {
    clickCount: tally.entries,
    clickUv: scanUv,
    registerCount: register,
    submitCount: submit,
    lastClickAt: tally.lastEntryAt === null ? null : iso(tally.lastEntryAt),
  };
  countsCache.set(tally, counts);
  return counts;
}

const getEnd = (expiresAt: string | null) => (expiresAt === null ? null : Date.parse(expiresAt));

export const getStatusAt = ({ status, expiresAt }: Pick<ChannelLinkRow, 'status' | 'expiresAt'>, now: number) =>
  status === 'disabled' ? status : getExpiryState(getEnd(expiresAt), now);

/**
 * Converts links to their API form, with counts and other derived fields.
 * @param figures counts of all tracks by link
 * @param now in milliseconds
 */
export function createLinkPresenter(
  { tallies, clicked }: LinkFigures,
  now: number,
): (row: ChannelLinkRow) => ChannelLink {
  const channels = byId(state().world.channels);
  const projects = byId(projectTable.rows());
  return ({ traffic: _, renewals, ...row }) => {
    const { id, linkCode, codeType } = row;
    const channel = channels.get(row.channelId);
    const project = projects.get(row.projectId ?? '');
    return {
      ...row,
      channelName: channel?.name ?? '',
      channelStatus: channel?.status ?? 'archived',
      projectName: project?.name ?? null,
      projectStatus: project?.status ?? null,
      mpScene: codeType === 'mpCode' ? toScene(linkCode) : null,
      shareUrl: getShareUrl({ codeType, linkCode, renewals }),
      qrImageUrl: isPlatformImage(codeType) ? `${API_PREFIX}/channel-links/${id}/code` : null,
      status: getStatusAt(row, now),
      ...getCounts(tallies.get(id)),
      isClicked: clicked.has(id),
    };
  };
}

export const toLink = (row: ChannelLinkRow): ChannelLink => createLinkPresenter(getLinkFigures(), Date.now())(row);

const getName = (rows: readonly { id: string; name: string }[], id: string) =>
  rows.find((row) => row.id === id)?.name ?? id;

/** Masks that log names instead of ids. */
export const createLinkMasks = (world: () => Pick<World, 'channels' | 'projects'>): Masks<ChannelLinkRow> => ({
  channelId: (id) => getName(world().channels, id),
  projectId: (id) => getName(world().projects, id),
  traffic: null,
  renewals: null,
});

export const linkTable: Table<ChannelLinkRow, ChannelLink> = {
  entityType: 'channelLink',
  rows: () => state().world.channelLinks,
  toDto: toLink,
  labelOf: ({ name }) => name,
  masks: createLinkMasks(() => state().world),
};
