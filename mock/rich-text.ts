import { findRichTextProblem, isBlankText, toPlainText } from '../src/domain/rich-text/rich-text';
import { defineMessages, type Message, messages } from './messages';

const richTextMessages = defineMessages({
  richTextTooLong: ['内容过长', 'The text is too long'],
  richTextNotAllowed: ['含有不允许的格式或链接', 'There is formatting or a link that is not allowed'],
});

/**
 * Error of a rich text with headings and images.
 * @param maxLength maximum length of the text without tags, in code points
 */
export function checkRichText(html: string, maxLength: number): Message | undefined {
  if (isBlankText(html)) return messages.required;
  if ([...toPlainText(html)].length > maxLength) return richTextMessages.richTextTooLong;
  return findRichTextProblem(html, 'full') === null ? undefined : richTextMessages.richTextNotAllowed;
}
