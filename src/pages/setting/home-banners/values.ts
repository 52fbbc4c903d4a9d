import type { Banner, BannerInput } from '@/contract/banner';
import { type BannerLink, type LinkField, partsOfLink } from '@/domain/banner/link';
import { AppError } from '@/errors/app-error';
import { fieldErrorsOf } from '@/errors/refusal';

type LinkType = Banner['linkType'];

/**
 * A link while it is typed: each type has fields of its own, so that another type can be looked at
 * without losing what was typed for the first.
 */
export type LinkDraft = { linkType: LinkType } & { [Type in LinkType]?: { [Field in LinkField]?: string | null } };

/** What the form holds: a place that is left empty is the last. */
export type BannerValues = Omit<BannerInput, 'linkType' | 'sort' | LinkField> & {
  link: LinkDraft;
  sort: number | null;
};

const noLink = { targetId: null, url: null, appId: null, path: null, query: null, phone: null };

const toDraft = (link: BannerLink): LinkDraft => ({
  linkType: link.linkType,
  [link.linkType]: Object.fromEntries(partsOfLink(link.linkType).map((field) => [field, link[field]])),
});

/** The link that a draft says by its type, all that belongs to other types left out. */
export function toLink({ linkType, ...drafts }: LinkDraft): BannerLink {
  const typed = drafts[linkType] ?? {};
  const own = partsOfLink(linkType).map((field) => [field, typed[field] ?? null]);
  return { ...noLink, linkType, ...Object.fromEntries(own) };
}

/** The values of a form for a banner; a new one comes last in its position and is not yet shown. */
export const toValues = (banner?: Banner): BannerValues => ({
  title: banner?.title ?? '',
  imageUrl: banner?.imageUrl ?? '',
  position: banner?.position ?? 'home',
  link: toDraft(banner ?? { ...noLink, linkType: 'none' }),
  startAt: banner?.startAt ?? null,
  endAt: banner?.endAt ?? null,
  audience: banner?.audience ?? 'all',
  sort: banner?.sort ?? null,
  status: banner?.status ?? 'disabled',
  remark: banner?.remark ?? null,
});

export const toInput = ({ link, sort, startAt, endAt, remark, ...rest }: BannerValues): BannerInput => ({
  ...rest,
  ...toLink(link),
  sort: sort ?? undefined,
  startAt: startAt ?? null,
  endAt: endAt ?? null,
  remark: remark ?? null,
});

/** A refusal of the server with its messages on the fields of the form, where a link's are those of its type. */
export function onFormFields(error: unknown, { link: { linkType } }: BannerValues): unknown {
  const refused = fieldErrorsOf(error);
  if (!(error instanceof AppError) || refused.length === 0) return error;
  const own: readonly string[] = partsOfLink(linkType);
  const pathOf = (field: string) => {
    if (field === 'linkType') return 'link.linkType';
    return own.includes(field) ? `link.${linkType}.${field}` : field;
  };
  const moved = Object.fromEntries(refused.map(([field, text]) => [pathOf(field), text]));
  const { kind, status, errorCode, serverMessage, showType, requestId } = error;
  const data = { fieldErrors: moved };
  return new AppError(kind, { status, errorCode, serverMessage, showType, requestId, data, cause: error });
}
