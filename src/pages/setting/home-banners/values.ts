import { type LinkDraft, toDraft, toLink } from '@/components/link/draft';
import type { Banner, BannerInput } from '@/contract/banner';
import type { LinkPart } from '@/domain/link/parts';

type LinkType = Banner['linkType'];

/** Form values; without `sort`, the banner is saved as the last one. */
export type BannerValues = Omit<BannerInput, 'linkType' | 'sort' | LinkPart> & {
  link: LinkDraft<LinkType>;
  sort: number | null;
};

type BannerLink = Pick<Banner, 'linkType' | 'targetId' | 'url' | 'appId' | 'path' | 'query' | 'phone'>;

export const noLink: BannerLink = {
  linkType: 'none',
  targetId: null,
  url: null,
  appId: null,
  path: null,
  query: null,
  phone: null,
};

/** Form values of a banner; a new one is disabled and comes last in its position. */
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
