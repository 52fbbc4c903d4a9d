import { defineMessages } from '../messages';

export const handoverMessages = defineMessages({
  operatorUnknown: ['操作员不存在', 'There is no such operator'],
  operatorInactive: ['该操作员已停用，不能接收工作', 'This operator is no longer active and cannot be given work'],
  operatorSame: ['请选择另一位操作员', 'Choose another operator'],
  nothingOpen: ['该操作员没有待办，无需交接', 'This operator has nothing to hand over'],
  dayOver: ['日期不能早于今天', 'The day is over'],
  noLongerOpen: ['已办结，或已由他人处理', 'It is done, or someone else handles it now'],
});
