import type { ChannelLink } from '../../src/contract/channel-link-list';
import type { Texts } from '../language';

export const typeLabels: Record<ChannelLink['linkType'], Texts> = {
  project: ['项目页', 'Project'],
  mpPage: ['小程序页面', 'Mini program page'],
  h5: ['网页', 'Web page'],
  article: ['公众号文章', 'Article'],
  oaFollow: ['关注公众号', 'Follow account'],
};
export const codeLabels: Record<ChannelLink['codeType'], Texts> = {
  mpCode: ['小程序码', 'Mini program code'],
  urlLink: ['URL Link', 'URL Link'],
  urlScheme: ['URL Scheme', 'URL Scheme'],
  shortH5: ['短链', 'Short link'],
  oaPermanent: ['公众号永久码', 'Permanent account code'],
  oaTemp: ['公众号临时码', 'Temporary account code'],
};
export const statusLabels: Record<ChannelLink['status'], Texts> = {
  active: ['有效', 'Active'],
  expired: ['已过期', 'Expired'],
  disabled: ['已停用', 'Disabled'],
};
export const envLabels: Record<ChannelLink['envVersion'], Texts> = {
  release: ['正式版', 'Release'],
  trial: ['体验版', 'Trial'],
  develop: ['开发版', 'Development'],
};
