import type { RichTextFormats } from '@/domain/rich-text/rich-text';
import { sanitizeRichText } from './sanitize';

/** Elements of other programs and their equivalents in rich text. */
const SAME_AS: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

const getStyle = (element: Element) => element.getAttribute('style') ?? '';

const isListed = (element: Element | null | undefined) => /mso-list:\s*l\d/i.test(element ? getStyle(element) : '');

/** Converts Word's lists, which are paragraphs with the bullet or number as text. */
function makeLists(root: ParentNode) {
  const listed = [...root.querySelectorAll('p')].filter(isListed);
  const made = new Set<Element>();
  for (const paragraph of listed) {
    const mark = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*Ignore/i.test(getStyle(span)));
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

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li';

/**
 * Converts a table to one line per row, cells separated by `|`; a layout table with one column is replaced by its
 * content.
 */
function makeLines(table: HTMLTableElement): boolean {
  const rows = [...table.rows];
  const isFrame = rows.every(({ cells }) => cells.length < 2);
  const caption = [...(table.caption ? [table.caption] : [])];
  const lines = rows.flatMap((row) => {
    const cells = [...row.cells];
    if (isFrame) return cells.flatMap((cell) => [...cell.childNodes]);
    const line = row.ownerDocument.createElement('p');
    for (const [index, cell] of cells.entries()) {
      for (const block of [...cell.querySelectorAll(BLOCKS)].toReversed()) {
        block.replaceWith(...block.childNodes, ...(block.nextSibling ? [' '] : []));
      }
      line.append(...(index > 0 ? [' | '] : []), ...cell.childNodes);
    }
    return line;
  });
  table.replaceWith(...caption, ...lines);
  for (const one of caption) rename(one, 'p');
  return !isFrame;
}

/** Content that rich text does not support and the paste has lost. */
export type RemovedContent = { hasTable: boolean; pictures: number };

/**
 * Converts HTML pasted from Word or a web page to rich text of these formats: keeps bold, headings and lists where
 * supported, and the plain text of everything else; each table row becomes a line.
 */
export function cleanPasted(html: string, formats: RichTextFormats): { html: string; lost: RemovedContent } {
  // DOMParser runs and loads nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const bold of body.querySelectorAll('b')) {
    // Online editors wrap a copied page in a <b> with normal font weight.
    if (/font-weight:\s*(normal|400)/i.test(getStyle(bold))) bold.replaceWith(...bold.childNodes);
  }
  const pictures = body.querySelectorAll('img').length;
  // Inner tables first.
  const hasTable = [...body.querySelectorAll('table')].toReversed().map(makeLines).includes(true);
  makeLists(body);
  for (const [name, same] of Object.entries(SAME_AS)) {
    for (const element of body.querySelectorAll(name)) rename(element, same);
  }
  const clean = sanitizeRichText(body.innerHTML, formats);
  return { html: clean, lost: { hasTable, pictures: pictures - (clean.match(/<img /g)?.length ?? 0) } };
}
