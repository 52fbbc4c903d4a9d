import { savedView } from '../../src/contract/limits/saved-view';
import { defineMessages } from '../messages';

export const savedViewMessages = defineMessages({
  nameTaken: ['已有同名视图', 'You already have a view with this name'],
  listOther: ['视图不能移到其他列表', 'A view stays with its list'],
  personal: ['视图不能保存个人信息的筛选', 'A view cannot hold a filter by personal data'],
  viewNameTaken: ['同名视图已存在，无法恢复', 'The view cannot be restored: you have another one with its name'],
  viewsFull: [
    `每个列表最多保存 ${savedView.maxPerList} 个视图`,
    `You can keep at most ${savedView.maxPerList} views of a list`,
  ],
});
