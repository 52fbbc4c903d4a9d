import { fold } from '../../src/domain/fold';

/** Promises of a cure, and what has no place in a health service. A real server has a list of thousands. */
const sensitiveWords = ['根治', '包治', '包好', '神药', '特效药', '祖传秘方', '代孕', '赌博', '迷药', '枪支'];

/** Whether a word holds one that may not be shown to members, spaces between its characters or not. */
export function isSensitive(word: string) {
  const packed = fold(word).replace(/\s/g, '');
  return sensitiveWords.some((sensitive) => packed.includes(sensitive));
}
