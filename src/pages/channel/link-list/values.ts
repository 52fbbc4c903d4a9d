import type { ChannelLink, ChannelLinkInput } from '@/contract/channel-link-list';
import { type ChannelLinkType, type CodeType, codeTypes, channelLink as limit } from '@/contract/limits/channel-link';
import { isCodeTypeAllowed, mustExpire } from '@/domain/channel/expiry';
import { cleanTarget, opensMiniProgram } from '@/domain/channel/link-target';

/** Form values; fields of other link types keep their input until the form is saved. */
export type LinkValues = Omit<ChannelLinkInput, 'channelId' | 'name'> & {
  channelId: string | null;
  name: string | null;
};

/** Values shared by all links of a batch. */
export type SharedValues = Pick<
  LinkValues,
  'channelId' | 'codeType' | 'envVersion' | 'query' | 'expireType' | 'expiresAt' | 'expireDays' | 'remark'
>;

/** Formats that a link type allows. */
export const getLinkFormats = (linkType: ChannelLinkType) =>
  codeTypes.filter((form) => isCodeTypeAllowed(linkType, form));

/** Default expiry of a format. */
export const getDefaultExpiry = (codeType: CodeType) =>
  mustExpire(codeType)
    ? ({ expireType: 'days', expiresAt: null, expireDays: limit.maxExpireDays } as const)
    : ({ expireType: 'none', expiresAt: null, expireDays: null } as const);

/** Preselected channel and project of a new link. */
export type LinkPreset = { channelId: string | null; projectId?: string | null };

export const createToValues =
  ({ channelId, projectId = null }: LinkPreset) =>
  (link?: ChannelLink): LinkValues => ({
    name: link?.name ?? null,
    channelId: link?.channelId ?? channelId,
    linkType: link?.linkType ?? 'project',
    projectId: link ? link.projectId : projectId,
    path: link?.path ?? null,
    query: link?.query ?? null,
    url: link?.url ?? null,
    codeType: link?.codeType ?? 'mpCode',
    envVersion: link?.envVersion ?? 'release',
    expireType: link?.expireType ?? 'none',
    expiresAt: link?.expiresAt ?? null,
    expireDays: link?.expireDays ?? null,
    remark: link?.remark ?? null,
  });

/** Request fields for the format, expiry and remark of a link. */
export const toSharedInput = <Values extends SharedValues>(values: Values) => ({
  ...values,
  channelId: values.channelId ?? '',
  query: values.query ?? null,
  remark: values.remark ?? null,
  envVersion: opensMiniProgram(values.codeType) ? values.envVersion : ('release' as const),
  expiresAt: values.expireType === 'time' ? (values.expiresAt ?? null) : null,
  expireDays: values.expireType === 'days' ? (values.expireDays ?? null) : null,
});

export const toInput = (values: LinkValues): ChannelLinkInput => {
  const { projectId, path, url } = values;
  const link = { ...toSharedInput(values), name: values.name ?? '' };
  return cleanTarget({ ...link, projectId: projectId ?? null, path: path ?? null, url: url ?? null });
};
