import { Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import type { RichTextFormats } from '@/domain/rich-text/rich-text';
import { isHttpsUrl } from '@/domain/validation/https-url';

/** Block image with alternative text. */
const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: null } }),
  parseHTML: () => [{ tag: 'img[src][alt]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** Editor extensions for these formats; pasted content loses everything else. */
export const getExtensions = (formats: RichTextFormats) => [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: formats === 'full' && { levels: [2, 3] },
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    link: {
      autolink: false,
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isHttpsUrl,
      // The viewer adds rel and target; the server accepts only href.
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  ...(formats === 'full' ? [Picture] : []),
];
