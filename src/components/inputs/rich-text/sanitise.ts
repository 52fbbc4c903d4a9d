import DOMPurify from 'dompurify';
import { isHttpsUrl } from '@/domain/validation/https-url';

const ALLOWED = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} as const;

/** `html` as nodes, with nothing but what rich text may have; a link that is no whole https address is its text alone. */
function allowedNodes(html: string): DocumentFragment {
  const nodes = DOMPurify.sanitize(html, {
    ...ALLOWED,
    ALLOWED_TAGS: [...ALLOWED.ALLOWED_TAGS],
    ALLOWED_ATTR: [...ALLOWED.ALLOWED_ATTR],
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of nodes.querySelectorAll('a')) {
    if (!isHttpsUrl(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
  }
  return nodes;
}

/** `html` as it may be stored: the tags of rich text, without attributes but the https address of a link. */
export function sanitise(html: string): string {
  const box = document.createElement('div');
  box.append(allowedNodes(html));
  return box.innerHTML;
}

/** `html` as nodes to be shown: links open beside the console, which they learn nothing of. */
export function nodesToShow(html: string): DocumentFragment {
  const nodes = allowedNodes(html);
  for (const link of nodes.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return nodes;
}
