import { type LinkDraft, toDraft, toLink } from '@/components/link/draft';
import type { ProjectLink, ProjectLinkInput } from '@/contract/project-link';
import type { LinkPart } from '@/domain/link/parts';

type LinkType = ProjectLink['linkType'];
type Target = Pick<ProjectLink, 'linkType' | Exclude<LinkPart, 'targetId'>>;

/** What the form holds; the place is given by putting all in order, and the project never changes. */
export type LinkValues = Omit<ProjectLinkInput, 'projectId' | 'sort' | 'linkType' | LinkPart> & {
  link: LinkDraft<LinkType>;
};

/** An article without its address yet. */
export const blankLink: Target = {
  linkType: 'article',
  url: null,
  appId: null,
  path: null,
  query: null,
  phone: null,
  fileUrl: null,
};

/** The values of a form for a link; a new one is shown on the project's page as soon as it is saved. */
export const toValues = (link?: ProjectLink): LinkValues => ({
  title: link?.title ?? '',
  link: toDraft(link ?? blankLink),
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
  ...toLink(link, blankLink),
  projectId,
  iconUrl: iconUrl ?? null,
  levelCodes: levelCodes ?? [],
  validFrom: validFrom ?? null,
  validTo: validTo ?? null,
});
