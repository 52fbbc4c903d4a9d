import DOMPurify from 'dompurify';
import { isImageUrl } from '@/domain/rich-text/image-url';
import { MAX_ALT_LENGTH, type RichTextFormats, richTextTags } from '@/domain/rich-text/rich-text';
import { isHttpsUrl } from '@/domain/validation/https-url';
import { cleanLine } from '@/domain/validation/text';

/** Cleans alternative text: an angle bracket would look like a tag to the server. */
const cleanAlt = (alt: string) =>
  [...cleanLine(alt.replaceAll('<', '‹').replaceAll('>', '›'))].slice(0, MAX_ALT_LENGTH).join('');

/** Allowed attributes by tag; all others have none. */
const allowedAttributes: Record<string, readonly string[]> = { a: ['href'], img: ['src', 'alt'] };

/** A picture with its allowed attributes, or nothing if its URL is not allowed or it has no alternative text. */
function allowedPicture(picture: HTMLImageElement): HTMLImageElement[] {
  const src = picture.getAttribute('src') ?? '';
  const alt = cleanAlt(picture.getAttribute('alt') ?? '');
  if (!isImageUrl(src) || alt === '' || picture.parentElement?.matches('ul, ol')) return [];
  const kept = picture.ownerDocument.createElement('img');
  // The server accepts only this order.
  kept.setAttribute('src', src);
  kept.setAttribute('alt', alt);
  return [kept];
}

/**
 * Sanitized nodes of `html` for these formats. A link without a complete https URL becomes plain text; a picture that
 * is neither uploaded nor https is removed.
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
      if (!(allowedAttributes[element.localName] ?? []).includes(name)) element.removeAttribute(name);
    }
  }
  return nodes;
}

/**
 * Sanitizes `html` for storage: the tags of rich text, with the URL of a link, and the URL and alternative text of a
 * picture.
 */
export function sanitizeRichText(html: string, formats: RichTextFormats = 'basic'): string {
  const box = document.createElement('div');
  box.append(allowedNodes(html, formats));
  return box.innerHTML;
}

/** Sanitized nodes for display. Links open in a new tab without an opener; links and pictures send no referrer. */
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
