import { hotword } from '../../src/contract/limits/hotword';
import { sort } from '../../src/contract/limits/sort';
import { defineMessages } from '../messages';

export const hotwordMessages = defineMessages({
  targetMissing: ['请选择跳转目标', 'Please choose where this leads'],
  targetUnknown: ['跳转目标不存在', 'There is no such target'],
  mpPathInvalid: ['小程序路径格式不正确，不以 / 开头且不带参数', 'Not a path of a page: no leading slash, no query'],
  hotwordsFull: [`最多 ${sort.maxRows} 个热词`, `There can be at most ${sort.maxRows} hotwords`],
  hotwordTaken: ['热词已存在', 'There is such a hotword already'],
  hotwordUnknown: ['热词不存在', 'There is no such hotword'],
  wordSensitive: ['包含敏感词，不能展示给会员', 'This word may not be shown to members'],
  wordNotSearched: ['不在热搜中', 'Members do not search for this word'],
  wordTooLong: [`超过 ${hotword.maxWordLength} 个字`, `Longer than ${hotword.maxWordLength} characters`],
  hotwordsEnabledFull: [
    `最多启用 ${hotword.maxEnabled} 个热词，请先停用其他热词`,
    `At most ${hotword.maxEnabled} hotwords can be enabled; disable another one first`,
  ],
});
