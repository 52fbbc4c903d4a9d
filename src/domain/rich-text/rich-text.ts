import { cleanLine, cleanText } from '../validation/text';
import { isImageUrl } from './image-url';

/** `basic`: paragraphs, emphasis, lists and links; `full`: also two levels of headings, and images. */
export type RichTextFormats = 'basic' | 'full';

const basicTags = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a'];
/** Tags allowed in rich text. Headings start at h2, because the page title is the h1. */
export const richTextTags: Record<RichTextFormats, readonly string[]> = {
  basic: basicTags,
  full: [...basicTags, 'h2', 'h3', 'img'],
};

/** Maximum length of an image's alternative text, in characters. */
export const MAX_ALT_LENGTH = 100;

const OPEN = /^<(p|strong|em|u|ul|ol|li|h2|h3)>$|^<(a) href="https:\/\/[^\s"<>/]+\.[^\s"<>]+">$/;
const CLOSE = /^<\/(p|strong|em|u|ul|ol|li|h2|h3|a)>$/;
const BREAK = /^<br ?\/?>$/;
const PICTURE = /^<img src="([^"<>]+)" alt="([^"<>]+)">$/;
const ENTITY = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/gi;

const isList = (tag: string | undefined) => tag === 'ul' || tag === 'ol';

/** Whether this is the tag of an allowed image with alternative text. */
function isImageTag(token: string) {
  const [, src = '', alt = ''] = PICTURE.exec(token) ?? [];
  const words = toPlainText(alt);
  return isImageUrl(toPlainText(src)) && cleanLine(words) !== '' && [...words].length <= MAX_ALT_LENGTH;
}

/**
 * First part of `html` that is not allowed in these formats; null when everything is allowed: `p br strong em u ul ol
 * li` without attributes, `a` with only an https href, all of them closed, and list items in lists; with `full` also
 * `h2 h3`, and `img` with `src` (uploaded, or https) and `alt`, in this order. Text is refused rather than rewritten,
 * so that nothing changes unnoticed.
 */
export function findRichTextProblem(html: string, formats: RichTextFormats = 'basic'): string | null {
  const open: string[] = [];
  for (const [token] of html.matchAll(/<[^<>]*>|[<>]/g)) {
    if (BREAK.test(token)) continue;
    if (formats === 'full' && !isList(open.at(-1)) && isImageTag(token)) continue;
    const opening = OPEN.exec(token);
    const tag = opening?.[1] ?? opening?.[2] ?? CLOSE.exec(token)?.[1];
    if (tag === undefined || !richTextTags[formats].includes(tag)) return token;
    if (!opening) {
      if (open.pop() !== tag) return token;
    } else {
      if (tag === 'li' ? !isList(open.at(-1)) : isList(open.at(-1))) return token;
      open.push(tag);
    }
  }
  return open.length > 0 ? `<${open.at(-1)}>` : null;
}

/** Whether a rich text shows nothing: neither text nor an image. */
export const isBlankText = (html: string) => cleanText(toPlainText(html)) === '' && !html.includes('<img ');

const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * Plain text of a rich text; an entity that the editor does not write becomes a space, so that each counts as one
 * character.
 */
export const toPlainText = (html: string) =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(ENTITY, (entity) => characters[entity.toLowerCase()] ?? ' ');

/** Plain text with a line for each paragraph, heading and list item. */
export const toPlainLines = (html: string) =>
  toPlainText(html.replaceAll(/<br ?\/?>|<\/(?:p|li|h2|h3)>/g, '\n')).trim();
