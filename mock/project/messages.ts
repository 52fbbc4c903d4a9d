import { defineMessages } from '../messages';

export const projectMessages = defineMessages({
  linkInvalid: ['目标地址无效，会员无法打开', 'The target is none that members could open'],
  linkRefused: ['目标不存在，或不允许访问', 'The target is not there, or not for members'],
  linkTimedOut: ['目标地址没有应答', 'The target does not answer'],
  linksOfOneProject: ['只能检测同一项目的链接', 'Links of one project only can be checked at once'],
});
