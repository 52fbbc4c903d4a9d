import { channel as limit } from '../../src/contract/limits/channel';
import type { PlaceProblem } from '../../src/domain/channel/place';
import { defineMessages, type Message } from '../messages';

export const channelMessages = defineMessages({
  channelUnknown: ['渠道不存在', 'There is no such channel'],
  channelArchived: ['渠道已归档', 'The channel is archived'],
  channelStatus: ['渠道当前状态不能执行此操作', 'The status of the channel does not allow this'],
  channelTracked: [
    '渠道已有扫码或会员，不能删除，请改为归档',
    'People came by the channel: archive it instead of deleting it',
  ],
  channelHasChildren: ['请先移走或删除它的下级渠道', 'Move or delete the channels below it first'],
  channelHasLinks: ['渠道下有链接，不能删除', 'The channel has links'],
  channelsFull: [`最多 ${limit.maxChannels} 个渠道`, `There can be at most ${limit.maxChannels} channels`],
  channelCodeTaken: ['渠道编码已存在', 'Another channel has this code'],
  channelNameTaken: ['已有同名渠道', 'Another channel has this name'],
  channelParentUnfit: ['原来的上级渠道已不能放下它', 'It can no longer go back to where it was'],
  codeFixed: ['渠道码已被扫过，编码不能修改', 'The code was scanned and can no longer be changed'],
  parentUnknown: ['上级渠道不存在', 'There is no such parent'],
  parentCycle: ['不能放到它自己或它的下级渠道之下', 'A channel cannot go below itself or its own subchannels'],
  parentTooDeep: [`渠道最多 ${limit.maxLevels} 级`, `Channels are at most ${limit.maxLevels} levels deep`],
  parentArchived: ['上级渠道已归档', 'The parent is archived'],
  hospitalUnfit: ['只有医院或医生渠道可以关联医院', 'Only hospital and doctor channels belong to a hospital'],
  hospitalUnknown: ['医院不存在', 'There is no such hospital'],
  costEndsBefore: ['结束日期早于开始日期', 'The end lies before the beginning'],
  validEndsBefore: ['结束日期早于开始日期', 'The end lies before the beginning'],
  daysReversed: ['结束日期必须晚于开始日期', 'The end must lie after the beginning'],
  daysTooLong: [
    `统计日期最多 ${limit.maxFigureDays} 天`,
    `Figures can be asked of at most ${limit.maxFigureDays} days`,
  ],
});

export const placeMessages: Record<PlaceProblem, Message> = {
  unknown: channelMessages.parentUnknown,
  cycle: channelMessages.parentCycle,
  tooDeep: channelMessages.parentTooDeep,
  archived: channelMessages.parentArchived,
};
