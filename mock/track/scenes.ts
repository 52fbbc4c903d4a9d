import { inLanguage, type Language, type Texts } from '../language';

/** The platform's scene number for how the mini program was opened, and its group (docs/domain.md 1.3.1). */
export type Scene = { scene: number; key: number; label: Texts };

const scene = (number: number, key: number, label: Texts): Scene => ({ scene: number, key, label });

/** Scenes of visits through a channel. */
export const channelScenes = {
  scan: scene(1047, 4, ['扫一扫二维码', 'QR code scan']),
  press: scene(1012, 16, ['长按识别二维码', 'QR code long press']),
  album: scene(1049, 17, ['相册选取二维码', 'QR code from album']),
  otherApp: scene(1065, 34, ['其他移动应用', 'Other mobile apps']),
  h5: scene(1055, 39, ['H5', 'H5']),
  ad: scene(1067, 33, ['微信广告', 'WeChat ads']),
  wecom: scene(1119, 47, ['企业微信', 'WeCom']),
  official: scene(1058, 18, ['公众号文章', 'Official account article']),
} as const;

/** Scenes of other visits, repeated by frequency. */
export const otherScenes: readonly Scene[] = [
  ...Array<Scene>(19).fill(scene(1007, 3, ['会话', 'Chats'])),
  ...Array<Scene>(15).fill(channelScenes.scan),
  ...Array<Scene>(11).fill(scene(1035, 13, ['公众号菜单', 'Official account menu'])),
  ...Array<Scene>(9).fill(channelScenes.official),
  ...Array<Scene>(8).fill(scene(1005, 2, ['搜索', 'Search'])),
  ...Array<Scene>(7).fill(scene(1001, 1, ['小程序历史列表', 'Recent mini programs'])),
  ...Array<Scene>(6).fill(scene(1020, 5, ['公众号主页', 'Official account profile'])),
  ...Array<Scene>(5).fill(scene(1103, 35, ['发现入口-我的小程序', 'Discover: my mini programs'])),
  ...Array<Scene>(4).fill(scene(1089, 29, ['任务栏-最近使用', 'Task bar: recent'])),
  ...Array<Scene>(4).fill(scene(1014, 11, ['模板消息', 'Template messages'])),
  ...Array<Scene>(3).fill(scene(1154, 46, ['朋友圈', 'Moments'])),
  scene(1024, 8, ['小程序主页', 'Mini program profile']),
  scene(1037, 22, ['其他小程序', 'Another mini program']),
];

/** All scenes once; columns store their index. */
export const scenes: readonly Scene[] = [...new Set([...Object.values(channelScenes), ...otherScenes])];

const labels = new Map(scenes.map(({ scene, label }) => [scene, label]));

/** Label of a scene; null if there is none. */
export function formatScene(number: number | null, language: Language) {
  const label = number === null ? undefined : labels.get(number);
  return label ? inLanguage(label, language) : null;
}

const keys = new Map([...Object.values(channelScenes), ...otherScenes].map(({ scene, key }) => [scene, key]));

/** Group of a scene; null if there is none. */
export const getSceneGroup = (number: number | null) => (number === null ? null : (keys.get(number) ?? null));
