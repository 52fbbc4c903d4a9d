import { banner } from '../../src/contract/limits/banner';
import { defineMessages } from '../messages';

export const bannerMessages = defineMessages({
  urlInvalid: ['链接地址不正确', 'This is not an address that the link can have'],
  appIdInvalid: ['小程序 AppID 不正确', 'This is not an AppID'],
  pathInvalid: ['页面路径不正确，不以 / 开头，不含参数', 'This is not a page path: no leading slash, no parameters'],
  queryInvalid: ['页面参数须为 k=v&k=v', 'Parameters are written k=v&k=v'],
  bannersFull: [
    `该位置同一时刻投放中的轮播将超过 ${banner.maxOnlinePerPosition} 个`,
    `More than ${banner.maxOnlinePerPosition} banners of this position would be online at once`,
  ],
  bannerOver: ['投放时间已过，请先修改下线时间', 'Its schedule is over, please change the end first'],
});
