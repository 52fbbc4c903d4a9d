import { StarterKit } from '@tiptap/starter-kit';
import { isHttpsUrl } from '@/domain/validation/https-url';

/** What rich text may have, and nothing else: whatever is pasted loses the rest. */
export const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
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
];
