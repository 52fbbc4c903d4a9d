import { cleanText } from '../validation/text';

const OPEN = /^<(p|strong|em|u|ul|ol|li)>$|^<(a) href="https:\/\/[^\s"<>/]+\.[^\s"<>]+">$/;
const CLOSE = /^<\/(p|strong|em|u|ul|ol|li|a)>$/;
const BREAK = /^<br ?\/?>$/;
const ENTITY = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/gi;

const isList = (tag: string | undefined) => tag === 'ul' || tag === 'ol';

/**
 * The first piece of `html` that a result hint may not hold; null when all of it is allowed:
 * `p br strong em u ul ol li` without attributes, `a` with an https href alone, each of them closed,
 * and list items in lists. Refused rather than rewritten: nobody's text changes unseen.
 */
export function richTextProblem(html: string): string | null {
  const open: string[] = [];
  for (const [token] of html.matchAll(/<[^<>]*>|[<>]/g)) {
    if (BREAK.test(token)) continue;
    const opening = OPEN.exec(token);
    const tag = opening?.[1] ?? opening?.[2] ?? CLOSE.exec(token)?.[1];
    if (tag === undefined) return token;
    if (!opening) {
      if (open.pop() !== tag) return token;
    } else {
      if (tag === 'li' ? !isList(open.at(-1)) : isList(open.at(-1))) return token;
      open.push(tag);
    }
  }
  return open.length > 0 ? `<${open.at(-1)}>` : null;
}

/** Whether there is nothing to see in a rich text. */
export const isBlankText = (html: string) => cleanText(plainText(html)) === '';

const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** What is read of a rich text; an entity that the editor does not write is a blank, so that each counts as one character. */
export const plainText = (html: string) =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(ENTITY, (entity) => characters[entity.toLowerCase()] ?? ' ');

/** The same with a line for each paragraph and list item, as it is read by eye. */
export const plainLines = (html: string) => plainText(html.replaceAll(/<br ?\/?>|<\/(?:p|li)>/g, '\n')).trim();
