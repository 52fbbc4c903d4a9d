import type { ChannelLink } from '../../src/contract/channel-link';
import type { CodeType } from '../../src/contract/limits/channel-link';
import { stateAt } from '../../src/domain/channel/expiry';
import { sceneOf } from '../../src/domain/channel/scene';
import type { Tally } from '../channel-track/tally';
import { iso } from '../clock';
import { state } from '../state';
import { seedPictureUrl } from '../upload/seed';
import type { ChannelLinkRow } from './fixtures';

/** The address that the platform made; a mini-program code has none, as it is scanned. */
const addressOf: Record<CodeType, ((linkCode: string) => string) | null> = {
  mpCode: null,
  urlLink: (code) => `https://url.example.com/${code}`,
  urlScheme: (code) => `weixin://dl/business/?t=${code}`,
  shortH5: (code) => `https://h5.example.com/s/${code}`,
  oaPermanent: (code) => `https://qr.example.com/q/${code}`,
  oaTemp: (code) => `https://qr.example.com/q/${code}`,
};
const pictured: readonly CodeType[] = ['mpCode', 'oaPermanent', 'oaTemp'];

/**
 * Gives links on their way out what they brought, and what else follows.
 * @param tallies of all tracks, by link
 * @param now in milliseconds
 */
export function linkPresenter(tallies: ReadonlyMap<string, Tally>, now: number): (row: ChannelLinkRow) => ChannelLink {
  const { channels, projects } = state().world;
  return ({ traffic: _, ...row }) => {
    const { id, linkCode, codeType, status, expiresAt } = row;
    const tallied = tallies.get(id);
    const { scanUv = 0, register = 0, submit = 0 } = tallied?.funnel.count() ?? {};
    return {
      ...row,
      channelName: channels.find((one) => one.id === row.channelId)?.name ?? '',
      projectName: projects.find((one) => one.id === row.projectId)?.name ?? null,
      mpScene: codeType === 'mpCode' ? sceneOf(linkCode) : null,
      shareUrl: addressOf[codeType]?.(linkCode) ?? null,
      qrImageUrl: pictured.includes(codeType) ? seedPictureUrl('qrCode', Number(id) % 1000) : null,
      status: status === 'disabled' ? status : stateAt(expiresAt === null ? null : Date.parse(expiresAt), now),
      clickCount: tallied?.entries ?? 0,
      clickUv: scanUv,
      registerCount: register,
      submitCount: submit,
      lastClickAt: tallied?.lastEntryAt ? iso(tallied.lastEntryAt) : null,
    };
  };
}
