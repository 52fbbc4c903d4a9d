import type { Banner } from '../../src/contract/banner';
import { DAY_MS, iso } from '../clock';
import { getSeedPictureUrl } from '../upload/seed';

declare module '../world' {
  interface World {
    banners: BannerRow[];
  }
}

/** Stored banner; state, click rate and target name are derived on read. */
export type BannerRow = Omit<Banner, 'state' | 'ctr' | 'targetName'>;

type Link = Pick<Banner, 'linkType' | 'targetId' | 'url' | 'appId' | 'path' | 'query' | 'phone'>;

const noLink: Link = { linkType: 'none', targetId: null, url: null, appId: null, path: null, query: null, phone: null };
const links: readonly Link[] = [
  { ...noLink, linkType: 'project', targetId: '9001' },
  { ...noLink, linkType: 'article', url: 'https://mp.weixin.qq.com/s/EXAMPLE-health-talk' },
  noLink,
  { ...noLink, linkType: 'h5', url: 'https://h5.example.com/campaign?from=banner' },
  { ...noLink, linkType: 'mpPage', path: 'pages/hospital/list', query: 'level=g3a' },
  { ...noLink, linkType: 'project', targetId: '9002' },
  { ...noLink, linkType: 'phone', phone: '400-000-0000' },
  { ...noLink, linkType: 'miniProgram', appId: 'wx0123456789abcdef', path: 'pages/index/index' },
];

const titles = ['胃癌早筛公益行动', '健康讲堂直播预告', '报告解读上线', '试点医院新增名单', '情绪自评三分钟'] as const;
const positions = [
  ...Array<'home'>(16).fill('home'),
  ...Array<'project'>(12).fill('project'),
  ...Array<'mine'>(12).fill('mine'),
] as const;
const audiences = ['all', 'all', 'newUser', 'followed', 'notFollowed'] as const;

/** Schedules by index within a position, in days from now. */
const schedules = [
  { from: null, to: null, status: 'enabled' },
  { from: -20, to: 25, status: 'enabled' },
  { from: 30, to: 45, status: 'enabled' },
  { from: -90, to: -60, status: 'enabled' },
  { from: null, to: null, status: 'disabled' },
  { from: -5, to: null, status: 'enabled' },
  { from: -40, to: -12, status: 'enabled' },
  { from: 50, to: null, status: 'enabled' },
] as const;

function pickCyclic<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** Midnight in the business time zone, `days` after the day of `now`. */
const getMidnight = (now: number, days: number | null) =>
  days === null ? null : `${iso(now + days * DAY_MS).slice(0, 10)}T00:00:00.000+08:00`;

/** Generates 40 banners of every position, link, audience and state. */
export const buildBanners = (now: number): BannerRow[] =>
  positions.map((position, index) => {
    const sort = index - positions.indexOf(position);
    const { from, to, status } = pickCyclic(schedules, sort);
    const exposureCount = from !== null && from > 0 ? 0 : 1200 * ((index * 7) % 23);
    const created = now - (120 - index) * DAY_MS;
    return {
      id: String(5001 + index),
      title:
        index % 9 === 8
          ? '三十个字的标题用来检验列表在最长的标题之下也不会被撑开或错位'
          : `${pickCyclic(titles, index)}${index + 1}`,
      imageUrl: getSeedPictureUrl('banner', index + 1),
      position,
      ...pickCyclic(links, index),
      startAt: getMidnight(now, from),
      endAt: getMidnight(now, to),
      audience: pickCyclic(audiences, index),
      sort,
      status,
      exposureCount,
      clickCount: Math.floor(exposureCount / (11 + (index % 17))),
      remark: index % 4 === 0 ? '与市场部确认过素材' : null,
      createdAt: iso(created),
      createdByName: pickCyclic(['林晓', '周宁'], index),
      updatedAt: iso(created + (index % 30) * DAY_MS),
      updatedByName: pickCyclic(['周宁', '林晓', '沈悦'], index),
      version: 1,
    };
  });
