import type { LinkType } from '../../contract/limits/link';

/** What links consist of, in the order of a form. */
export const linkParts = ['targetId', 'url', 'appId', 'path', 'query', 'phone', 'fileUrl'] as const;
export type LinkPart = (typeof linkParts)[number];

/** A link of any kind; each kind has those of the parts that its types can have. */
export type Link<Type extends LinkType = LinkType> = { linkType: Type } & { [Part in LinkPart]?: string | null };
export type Need = 'required' | 'optional';

/** What each type of link consists of (docs/domain.md 6.4); all else is dropped. */
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

/** The parts that a type has and whether it needs them; none of a type that is newer than the console. */
export const needsOf = (linkType: LinkType) => Object.entries(partsByType[linkType] ?? {}) as [LinkPart, Need][];

/** The parts that belong to a type; of one that is newer than the console it may be any. */
export const partsOf = (linkType: LinkType): readonly LinkPart[] =>
  linkType in partsByType ? linkParts.filter((part) => part in partsByType[linkType]) : linkParts;

/** A link with what does not belong to its type left out. */
export function cleanLink<Of extends Link>(link: Of): Of {
  const own = partsOf(link.linkType);
  const foreign = linkParts.filter((part) => part in link && !own.includes(part));
  return { ...link, ...Object.fromEntries(foreign.map((part) => [part, null])) };
}

/** Whether two links lead to the same place. */
export const isSameTarget = (one: Link, other: Link) =>
  one.linkType === other.linkType &&
  partsOf(one.linkType).every((part) => (one[part] ?? null) === (other[part] ?? null));
