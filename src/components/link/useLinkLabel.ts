import { useMemo } from 'react';
import type { Link } from '@/domain/link/parts';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { linkTexts } from '@/locales/link';

/** A link with the name of its target, if it has one. */
export type NamedLink = Link & { targetName?: string | null; file?: { name: string } | null };

/** Labels of a link: its type, its target, and both. */
export function useLinkLabel() {
  const t = useText(linkTexts);
  const type = useEnumLabelOrRaw(linkTexts, 'linkType');
  return useMemo(() => {
    const pageOf = ({ path, query }: Link) => [path, query].filter(Boolean).join('?');
    const targetOf = (link: NamedLink) => {
      switch (link.linkType) {
        case 'none':
          return undefined;
        case 'project':
          return link.targetName ?? t('link.projectGone');
        case 'miniProgram':
          return `${link.appId} ${pageOf(link)}`;
        case 'mpPage':
          return pageOf(link);
        case 'file':
          return link.file?.name;
        case 'phone':
          return link.phone;
        default:
          return link.url;
      }
    };
    return {
      type,
      /** Undefined for a link without a target. */
      target: targetOf,
      whole: (link: NamedLink) => {
        const target = targetOf(link);
        return target ? t('link.to', { type: type(link.linkType), target }) : type(link.linkType);
      },
    };
  }, [t, type]);
}
