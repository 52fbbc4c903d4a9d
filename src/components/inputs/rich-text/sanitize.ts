import DOMPurify from 'dompurify';
import { isImageUrl } from '@/domain/rich-text/image-url';
import { MAX_ALT_LENGTH, type RichTextFormats, richTextTags } from '@/domain/rich-text/rich-text';
import { isHttpsUrl } from '@/domain/validation/https-url';
import { cleanLine } from '@/domain/validation/text';

/** Words for a picture as they are kept: an angle bracket would look like a tag to a server that reads the text. */
const cleanAlt = (alt: string) =>
  [...cleanLine(alt.replaceAll('<', '‹').replaceAll('>', '›'))].slice(0, MAX_ALT_LENGTH).join('');

/** What each may have; the rest have nothing. */
const getAllowedAttributes: Record<string, readonly string[]> = { a: ['href'], img: ['src', 'alt'] };

/** A picture with what it may have, or nothing where it has no address or no words for who does not see it. */
function allowedPicture(picture: HTMLImageElement): HTMLImageElement[] {
  const src = picture.getAttribute('src') ?? '';
  const alt = cleanAlt(picture.getAttribute('alt') ?? '');
  if (!isImageUrl(src) || alt === '' || picture.parentElement?.matches('ul, ol')) return [];
  const kept = picture.ownerDocument.createElement('img');
  // In this order: the server takes no other.
  kept.setAttribute('src', src);
  kept.setAttribute('alt', alt);
  return [kept];
}

/**
 * `html` as nodes, with nothing but what rich text of these formats may have; a link that is no whole https address is
 * its text alone, a picture that is neither uploaded nor https is nothing.
 */
function allowedNodes(html: string, formats: RichTextFormats): DocumentFragment {
  const nodes = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...richTextTags[formats]],
    ALLOWED_ATTR: formats === 'full' ? ['href', 'src', 'alt'] : ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of nodes.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    if (!isHttpsUrl(href)) link.replaceWith(...link.childNodes);
  }
  for (const picture of nodes.querySelectorAll('img')) picture.replaceWith(...allowedPicture(picture));
  for (const element of nodes.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (!(getAllowedAttributes[element.localName] ?? []).includes(name)) element.removeAttribute(name);
    }
  }
  return nodes;
}

/** `html` as it may be stored: the tags of rich text, with the address of a link, and the address and words of a picture. */
export function sanitizeRichText(html: string, formats: RichTextFormats = 'basic'): string {
  const box = document.createElement('div');
  box.append(allowedNodes(html, formats));
  return box.innerHTML;
}

/**
 * `html` as nodes to be shown: links open beside the console, which they learn nothing of, and no more does who serves
 * a picture.
 */
export function toDisplayNodes(html: string): DocumentFragment {
  const nodes = allowedNodes(html, 'full');
  for (const link of nodes.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  for (const picture of nodes.querySelectorAll('img')) {
    picture.referrerPolicy = 'no-referrer';
    picture.loading = 'lazy';
  }
  return nodes;
}
