import type { Channel } from '../../src/contract/channel-list';
import type { Texts } from '../language';

export const typeLabels: Record<Channel['type'], Texts> = {
  hospital: ['医院', 'Hospital'],
  doctor: ['医生', 'Doctor'],
  pharmacy: ['药店', 'Pharmacy'],
  community: ['社区', 'Community'],
  media: ['媒体', 'Media'],
  ad: ['广告', 'Advertising'],
  offline: ['地推', 'Field promotion'],
  wecom: ['企微', 'WeCom'],
  official: ['公众号', 'Official account'],
  other: ['其他', 'Other'],
};
export const statusLabels: Record<Channel['status'], Texts> = {
  enabled: ['已启用', 'Enabled'],
  paused: ['已暂停', 'Paused'],
  archived: ['已归档', 'Archived'],
};
