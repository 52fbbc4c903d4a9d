import type zhCN from '../zh-CN/distribution';

export default {
  source: 'Source',
  stay: 'Visit duration',
  depth: 'Visit depth',
  group: 'Range',
  scenes: 'Scene IDs',
  otherScenes: 'All other scenes',
} satisfies Record<keyof typeof zhCN, string>;
