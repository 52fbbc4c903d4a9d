import type { ChannelLink } from '../../src/contract/channel-link-list';
import {
  type ChannelLinkType,
  codeTypes,
  envVersions,
  channelLink as limit,
} from '../../src/contract/limits/channel-link';
import { isCodeTypeAllowed } from '../../src/domain/channel/expiry';
import type { ChannelRow, Traffic } from '../channel/fixtures';
import { createCodeGenerator } from '../channel/link-code';
import { getCampaign } from '../channel/tree';
import { iso } from '../clock';
import type { OperatorRow } from '../fixtures/operators';
import type { Random } from '../fixtures/random';
import { hasPublished, type ProjectRow } from '../project/fixtures';
import { type GeneratedState, generateHistory } from './lifetime';
import { formLabels, getTarget } from './targets';

declare module '../world' {
  interface World {
    channelLinks: ChannelLinkRow[];
  }
}

type Derived =
  | 'channelName'
  | 'channelStatus'
  | 'projectName'
  | 'projectStatus'
  | 'mpScene'
  | 'shareUrl'
  | 'qrImageUrl'
  | 'status'
  | 'clickCount'
  | 'clickUv'
  | 'registerCount'
  | 'submitCount'
  | 'lastClickAt'
  | 'isClicked';

/** Stored link; expiry and figures are derived on read. */
export type ChannelLinkRow = Omit<ChannelLink, Derived> & {
  status: 'active' | 'disabled';
  traffic: Traffic;
  /** Number of renewals; the platform creates a new URL each time. */
  renewals: number;
};

const COUNT = 600;
const FIRST_ID = 400_001;
const usualTypes: readonly ChannelLinkType[] = [
  ...Array<'project'>(5).fill('project'),
  'mpPage',
  'mpPage',
  'h5',
  'article',
  'oaFollow',
];
const usualFates: readonly GeneratedState[] = [
  'disabled',
  'expired',
  'expired',
  'expiring',
  ...Array<GeneratedState>(9).fill('active'),
];

// By index instead of at random, so that a small world has every kind too.
const pickByPlace = <Item>(items: readonly Item[], place: number) => items[place % items.length] as Item;
const getFate = (place: number, { status }: ChannelRow): GeneratedState =>
  status === 'archived' ? pickByPlace(['expired', 'disabled'], place) : pickByPlace(usualFates, place);
const getEnv = (place: number) =>
  place % 40 === 7 ? envVersions[1] : place % 40 === 27 ? envVersions[2] : envVersions[0];

/** Traffic of a link, which ends with the link or its channel. */
function getTraffic(
  { int }: Random,
  channel: Traffic,
  isUnused: boolean,
  from: number,
  before: number | null,
): Traffic {
  const weight = int(1, 9);
  const ends = [before, channel.before].filter((end) => end !== null);
  return {
    weight: isUnused || channel.weight === 0 ? 0 : weight,
    from: Math.max(from, channel.from),
    before: ends.length > 0 ? Math.min(...ends) : null,
  };
}

type Related = {
  channels: readonly ChannelRow[];
  projects: readonly ProjectRow[];
  operators: readonly OperatorRow[];
};

/** Generates the links, half of them in channels of campaigns. Every ninth link is never used. */
export function buildChannelLinks(
  random: Random,
  now: number,
  { channels, projects, operators }: Related,
): ChannelLinkRow[] {
  const staff = operators.filter(({ active }) => active);
  const campaignChannels = channels.filter((channel) => getCampaign(channel) !== null);
  const others = channels.filter((channel) => getCampaign(channel) === null);
  const nextCode = createCodeGenerator(
    random,
    channels.map(({ linkCode }) => linkCode),
  );
  const names = new Map<string, number>();
  const uniqueName = (channelId: string, label: string) => {
    const name = label.slice(0, limit.maxNameLength - 4);
    const count = (names.get(`${channelId} ${name}`) ?? 0) + 1;
    names.set(`${channelId} ${name}`, count);
    return count === 1 ? name : `${name} ${count}`;
  };

  return Array.from({ length: COUNT }, (_, place) => {
    const channel = random.pick(place % 2 === 0 ? others : campaignChannels);
    const linkType = pickByPlace(usualTypes, place);
    const forms = codeTypes.filter((form) => isCodeTypeAllowed(linkType, form));
    const codeType = pickByPlace(forms, Math.floor(place / usualTypes.length));
    const { created, changed, worksBefore, ...life } = generateHistory(
      random,
      now,
      channel,
      codeType,
      getFate(place, channel),
    );
    const { label, target } = getTarget(
      linkType,
      place,
      random.pick(projects.filter((one) => hasPublished(one, created) && canUseChannel(channel, one))),
    );
    const [createdByName, updatedByName] = [random.pick(staff).name, random.pick(staff).name];
    return {
      id: String(FIRST_ID + place),
      linkCode: nextCode(),
      name: uniqueName(channel.id, `${label} · ${formLabels[codeType]}`),
      channelId: channel.id,
      linkType,
      ...target,
      codeType,
      envVersion: getEnv(place),
      ...life,
      remark: place % 15 === 4 ? '门诊一楼大厅' : null,
      renewals: 0,
      traffic: getTraffic(random, channel.traffic, place % 9 === 8, created, worksBefore),
      createdAt: iso(created),
      createdByName,
      updatedAt: iso(changed),
      updatedByName: changed === created ? createdByName : updatedByName,
      version: changed === created ? 1 : 2,
    };
  });
}

/** Whether a project can use a channel; a channel without projects is for all of them. */
const canUseChannel = ({ projectIds }: ChannelRow, { id }: ProjectRow) =>
  projectIds.length === 0 || projectIds.includes(id);
