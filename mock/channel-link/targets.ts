import type { ChannelLink } from '../../src/contract/channel-link-list';
import type { ChannelLinkType, CodeType } from '../../src/contract/limits/channel-link';

type Target = Pick<ChannelLink, 'projectId' | 'path' | 'query' | 'url'>;
type Made = { label: string; target: Target };

const nowhere: Target = { projectId: null, path: null, query: null, url: null };
const pages = [
  ['pages/index/index', '首页'],
  ['pages/article/list', '健康科普'],
  ['pages/hospital/list', '合作医院'],
  ['pages/activity/index', '活动专题'],
] as const;
const topics = ['筛查知识', '检查前后', '用药安全', '生活方式'] as const;

/** Usual purpose of each code type, as operators name it. */
export const formLabels: Record<CodeType, string> = {
  mpCode: '海报码',
  urlLink: '短信链接',
  urlScheme: '应用跳转',
  shortH5: '短链',
  oaPermanent: '公众号永久码',
  oaTemp: '公众号临时码',
};

/** Target number `place` of a link type, with exactly the fields that the type needs (docs/domain.md 6.8). */
export function getTarget(
  type: ChannelLinkType,
  place: number,
  { id: projectId, name }: { id: string; name: string },
): Made {
  const [path, page] = pages[place % pages.length] ?? pages[0];
  const topic = topics[place % topics.length] ?? topics[0];
  switch (type) {
    case 'project':
      return { label: name, target: { ...nowhere, projectId, query: place % 3 === 0 ? 'from=poster' : null } };
    case 'mpPage':
      return { label: page, target: { ...nowhere, path, query: place % 2 === 0 ? 'tab=1&from=channel' : null } };
    case 'h5':
      return { label: `${topic}专题`, target: { ...nowhere, url: `https://h5.example.com/topics/${place}` } };
    case 'article':
      return {
        label: `${topic}文章`,
        target: { ...nowhere, url: `https://mp.weixin.qq.com/s/EXAMPLE-channel-${place}` },
      };
    case 'oaFollow':
      return { label: '关注公众号', target: nowhere };
  }
}
