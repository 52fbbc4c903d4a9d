import { Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import type { RichTextFormats } from '@/domain/rich-text/rich-text';
import { isHttpsUrl } from '@/domain/validation/https-url';

/** A picture between the paragraphs, with the words for it. */
const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: null } }),
  parseHTML: () => [{ tag: 'img[src][alt]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** What rich text of these formats may have, and nothing else: whatever is pasted loses the rest. */
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
      // The viewer adds what a link needs; the server takes an address alone.
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  ...(formats === 'full' ? [Picture] : []),
];
