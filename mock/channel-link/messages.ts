import { channelLink as limit } from '../../src/contract/limits/channel-link';
import { link } from '../../src/contract/limits/link';
import { defineMessages } from '../messages';

export const channelLinkMessages = defineMessages({
  nameTaken: ['该渠道已有同名链接', 'The channel has a link of this name already'],
  channelUnknown: ['渠道不存在', 'There is no such channel'],
  channelPaused: ['渠道已暂停，请先启用渠道或选择其他渠道', 'The channel is paused: resume it, or choose another'],
  channelArchived: ['渠道已归档，请选择其他渠道', 'The channel is archived: choose another'],
  linkOfArchived: [
    '渠道已归档，其链接不能再启用或续期',
    'The channel is archived: its links can no longer be enabled or renewed',
  ],
  channelFixed: ['链接不能换到其他渠道', 'A link cannot move to another channel'],
  projectDraft: ['项目尚未上线', 'The project is not published yet'],
  projectPaused: ['项目已暂停，恢复上线后才能投放', 'The project is paused: publish it again first'],
  projectOver: ['项目已结束，链接不会再带来会员', 'The project is over: the link would bring nobody'],
  projectForeign: ['项目不在该渠道的关联项目中', 'The project is none of the channel’s'],
  formUnfit: ['此目标类型不能使用该链接形式', 'A link of this type cannot have this form'],
  pathInvalid: [
    '页面路径不能以 / 开头或带参数，最长 128 字节',
    'A page path has no slash in front and no parameters, at most 128 bytes',
  ],
  queryInvalid: ['页面参数须为“名称=值”，多个以 & 连接', 'Parameters are name=value, joined by &'],
  queryTooLong: [
    `编码后最长 ${link.maxQueryLength} 个字符，请缩短参数`,
    `At most ${link.maxQueryLength} characters once encoded`,
  ],
  urlInvalid: ['网页地址不符合目标类型的要求', 'The URL does not fit the type of the target'],
  expiryNever: [
    `此形式在平台上必须到期，最长 ${limit.maxExpireDays} 天`,
    `The platform lets this form expire, after at most ${limit.maxExpireDays} days`,
  ],
  expiryPast: ['到期时间必须晚于现在', 'It has to expire later than now'],
  expiryTooLate: [
    `此形式最长有效 ${limit.maxExpireDays} 天`,
    `This form expires after at most ${limit.maxExpireDays} days`,
  ],
  clickedFixed: ['链接已被点击，不能再修改', 'The link was clicked: this cannot change any more'],
  linkExpired: ['链接已过期，请先续期', 'The link has expired: renew it first'],
  linkDisabled: ['链接已停用', 'The link is disabled'],
  linkClicked: ['链接已有点击，不能删除，可以停用', 'The link was clicked: it can be disabled, not deleted'],
  linkRenewal: ['该链接不能续期', 'The link cannot be renewed'],
  renewalNever: ['永久有效，不需要续期', 'It never expires'],
  renewalRange: [`续期为 1–${limit.maxExpireDays} 天`, `A renewal is for 1 to ${limit.maxExpireDays} days`],
  renewalNotLater: ['现有到期时间更晚，不需要续期', 'It ends later than that anyway'],
  codesFull: [
    `公众号永久码已达 ${limit.maxPermanentCodes.toLocaleString('en-US')} 个上限，请改用公众号临时码`,
    `All ${limit.maxPermanentCodes.toLocaleString('en-US')} permanent codes of the official account are used: take a temporary one`,
  ],
  platformPageUnknown: [
    '页面不存在或未发布（41030）：请核对页面路径，或等小程序发布后再创建',
    'The page does not exist or is not published (41030): check its path, or wait until the mini program is released',
  ],
  platformBusy: [
    '频率受限（45009）：平台暂时不再接受请求，请 1 分钟后重试',
    'Rate limited (45009): the platform takes no more requests for now, try again in a minute',
  ],
});
