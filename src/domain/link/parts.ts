import type { LinkType } from '../../contract/limits/link';

/** Parts of links, in form order. */
export const linkParts = ['targetId', 'url', 'appId', 'path', 'query', 'phone', 'fileUrl'] as const;
export type LinkPart = (typeof linkParts)[number];

/** A link of any kind; each kind has the parts that its types can have. */
export type Link<Type extends LinkType = LinkType> = { linkType: Type } & { [Part in LinkPart]?: string | null };
export type Need = 'required' | 'optional';

/** Parts of each link type (docs/domain.md 6.4); other parts are removed. */
const partsByType: Record<LinkType, { [Part in LinkPart]?: Need }> = {
  none: {},
  project: { targetId: 'required' },
  article: { url: 'required' },
  h5: { url: 'required' },
  miniProgram: { appId: 'required', path: 'required', query: 'optional' },
  mpPage: { path: 'required', query: 'optional' },
  video: { url: 'required' },
  file: { fileUrl: 'required' },
  phone: { phone: 'required' },
};

/** Parts of a type with their need; none for an unknown type (newer server). */
export const getPartNeeds = (linkType: LinkType) => Object.entries(partsByType[linkType] ?? {}) as [LinkPart, Need][];

/** Parts of a type; for an unknown type (newer server) all parts, so that none of its data is removed. */
export const getLinkParts = (linkType: LinkType): readonly LinkPart[] =>
  linkType in partsByType ? linkParts.filter((part) => part in partsByType[linkType]) : linkParts;

/** Clears the parts that do not belong to the link's type. */
export function cleanLink<Of extends Link>(link: Of): Of {
  const own = getLinkParts(link.linkType);
  const foreign = linkParts.filter((part) => part in link && !own.includes(part));
  return { ...link, ...Object.fromEntries(foreign.map((part) => [part, null])) };
}

/** Whether two links have the same target. */
export const isSameTarget = (one: Link, other: Link) =>
  one.linkType === other.linkType &&
  getLinkParts(one.linkType).every((part) => (one[part] ?? null) === (other[part] ?? null));
