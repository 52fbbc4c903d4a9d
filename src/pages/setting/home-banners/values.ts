import { type LinkDraft, toDraft, toLink } from '@/components/link/draft';
import type { Banner, BannerInput } from '@/contract/banner';
import type { LinkPart } from '@/domain/link/parts';

type LinkType = Banner['linkType'];

/** What the form holds: a place that is left empty is the last. */
export type BannerValues = Omit<BannerInput, 'linkType' | 'sort' | LinkPart> & {
  link: LinkDraft<LinkType>;
  sort: number | null;
};

type BannerLink = Pick<Banner, 'linkType' | 'targetId' | 'url' | 'appId' | 'path' | 'query' | 'phone'>;

/** A link that leads nowhere. */
export const noLink: BannerLink = {
  linkType: 'none',
  targetId: null,
  url: null,
  appId: null,
  path: null,
  query: null,
  phone: null,
};

/** The values of a form for a banner; a new one comes last in its position and is not yet shown. */
export const toValues = (banner?: Banner): BannerValues => ({
  title: banner?.title ?? '',
  imageUrl: banner?.imageUrl ?? '',
  position: banner?.position ?? 'home',
  link: toDraft(banner ?? noLink),
  startAt: banner?.startAt ?? null,
  endAt: banner?.endAt ?? null,
  audience: banner?.audience ?? 'all',
  sort: banner?.sort ?? null,
  status: banner?.status ?? 'disabled',
  remark: banner?.remark ?? null,
});

export const toInput = ({ link, sort, startAt, endAt, remark, ...rest }: BannerValues): BannerInput => ({
  ...rest,
  ...toLink(link, noLink),
  sort: sort ?? undefined,
  startAt: startAt ?? null,
  endAt: endAt ?? null,
  remark: remark ?? null,
});
