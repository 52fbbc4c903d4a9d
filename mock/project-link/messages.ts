import { projectLink as limit } from '../../src/contract/limits/project-link';
import { defineMessages } from '../messages';

export const projectLinkMessages = defineMessages({
  linkTitleTaken: ['该项目已有同名链接', 'The project has a link of this title already'],
  projectFixed: ['链接不能换到其他项目', 'A link cannot move to another project'],
  linkLevelUnknown: ['该项目的问卷没有此等级', 'The quiz of the project has no such level'],
  projectLinksFull: [
    `该项目的链接已达 ${limit.maxPerProject} 条`,
    `The project has ${limit.maxPerProject} links already`,
  ],
  projectLinkInUse: ['有结果提示打开此链接，不能删除', 'A result hint opens this link'],
  linkMalformed: ['目标地址无效，会员无法打开', 'The target is none that members could open'],
  linkNotFound: ['目标地址不存在', 'There is nothing at the target'],
  linkForbidden: ['目标不允许会员访问', 'The target is not for members'],
  linkFileGone: ['文件已不存在', 'The file is not there any more'],
  linkNoAnswer: ['目标地址没有应答', 'The target does not answer'],
  linksOfOneProject: ['只能检测同一项目的链接', 'Links of one project only can be checked at once'],
});
