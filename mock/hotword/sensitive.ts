import { fold } from '../../src/domain/fold';

/** Promises of a cure, and inappropriate words. A real server has a list of thousands. */
const sensitiveWords = ['根治', '包治', '包好', '神药', '特效药', '祖传秘方', '代孕', '赌博', '迷药', '枪支'];

/** Whether a word contains a sensitive one, even with spaces between its characters. */
export function isSensitive(word: string) {
  const packed = fold(word).replace(/\s/g, '');
  return sensitiveWords.some((sensitive) => packed.includes(sensitive));
}
