import { defineMessages } from '../messages';

export const linkMessages = defineMessages({
  urlInvalid: ['链接地址不正确', 'Invalid URL for this link'],
  appIdInvalid: ['小程序 AppID 不正确', 'This is not an AppID'],
  pathInvalid: ['页面路径不正确，不以 / 开头，不含参数', 'This is not a page path: no leading slash, no parameters'],
  queryInvalid: ['页面参数须为 k=v&k=v', 'Parameters are written k=v&k=v'],
  fileUnknown: ['文件不存在，请重新上传', 'There is no such file, please upload it again'],
});
