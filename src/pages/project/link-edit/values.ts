import { type LinkDraft, toDraft, toLink } from '@/components/link/draft';
import type { ProjectLink, ProjectLinkInput } from '@/contract/project-link';
import type { LinkPart } from '@/domain/link/parts';

type LinkType = ProjectLink['linkType'];
type Target = Pick<ProjectLink, 'linkType' | Exclude<LinkPart, 'targetId'>>;

/** Form values. `sort` is set by reordering, and the project cannot change. */
export type LinkValues = Omit<ProjectLinkInput, 'projectId' | 'sort' | 'linkType' | LinkPart> & {
  link: LinkDraft<LinkType>;
};

/** Target of a new link: an article without a URL. */
export const emptyLink: Target = {
  linkType: 'article',
  url: null,
  appId: null,
  path: null,
  query: null,
  phone: null,
  fileUrl: null,
};

/** Form values of a link. A new one defaults to enabled on the project page. */
export const toValues = (link?: ProjectLink): LinkValues => ({
  title: link?.title ?? '',
  link: toDraft(link ?? emptyLink),
  iconUrl: link?.iconUrl ?? null,
  position: link?.position ?? 'detail',
  levelCodes: link?.levelCodes ?? [],
  validFrom: link?.validFrom ?? null,
  validTo: link?.validTo ?? null,
  status: link?.status ?? 'enabled',
});

export const toInput = (
  { link, iconUrl, levelCodes, validFrom, validTo, ...rest }: LinkValues,
  projectId: string,
): ProjectLinkInput => ({
  ...rest,
  ...toLink(link, emptyLink),
  projectId,
  iconUrl: iconUrl ?? null,
  levelCodes: levelCodes ?? [],
  validFrom: validFrom ?? null,
  validTo: validTo ?? null,
});
