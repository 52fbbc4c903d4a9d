import type zhCN from '../zh-CN/distribution';

export default {
  source: 'Source',
  stay: 'Time spent',
  depth: 'Depth',
  group: 'Group',
  scenes: 'Scenes',
  otherScenes: 'all other scenes',
} satisfies Record<keyof typeof zhCN, string>;
