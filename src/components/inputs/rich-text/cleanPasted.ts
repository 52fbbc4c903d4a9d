import type { RichTextFormats } from '@/domain/rich-text/rich-text';
import { sanitise } from './sanitise';

/** What other programs write for what rich text has. */
const SAME_AS: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

const isListed = (element: Element | null | undefined) => /mso-list:\s*l\d/i.test(element ? styleOf(element) : '');

/** Word writes a list as paragraphs, each with its mark as text. */
function makeLists(root: ParentNode) {
  const listed = [...root.querySelectorAll('p')].filter(isListed);
  const made = new Set<Element>();
  for (const paragraph of listed) {
    const mark = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*Ignore/i.test(styleOf(span)));
    const name = /^\s*[\p{L}\p{N}]{1,4}\s*[.)、）．]/u.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    const before = paragraph.previousElementSibling;
    const open = before && made.has(before) && before.localName === name ? before : undefined;
    const item = paragraph.ownerDocument.createElement('li');
    const list = open ?? paragraph.ownerDocument.createElement(name);
    if (open) paragraph.remove();
    else paragraph.replaceWith(list);
    const text = paragraph.ownerDocument.createElement('p');
    text.append(...paragraph.childNodes);
    item.append(text);
    list.append(item);
    made.add(list);
  }
}

/**
 * What was pasted, from Word or a page, as rich text of these formats: its bold, headings and lists are kept where
 * there is something of the kind, all else is its text alone.
 */
export function cleanPasted(html: string, formats: RichTextFormats): string {
  // Parsed, and nothing in it run or fetched.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const bold of body.querySelectorAll('b')) {
    // A page that is copied whole from an online editor lies in one that says that it is none.
    if (/font-weight:\s*(normal|400)/i.test(styleOf(bold))) bold.replaceWith(...bold.childNodes);
  }
  makeLists(body);
  for (const [name, same] of Object.entries(SAME_AS)) {
    for (const element of body.querySelectorAll(name)) rename(element, same);
  }
  return sanitise(body.innerHTML, formats);
}
