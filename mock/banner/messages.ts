import { banner } from '../../src/contract/limits/banner';
import { defineMessages } from '../messages';

export const bannerMessages = defineMessages({
  bannersFull: [
    `该位置同一时刻投放中的轮播图将超过 ${banner.maxOnlinePerPosition} 张`,
    `More than ${banner.maxOnlinePerPosition} banners of this position would be online at once`,
  ],
  bannerOver: ['投放时间已过，请先修改下线时间', 'Its schedule is over, please change the end first'],
});
