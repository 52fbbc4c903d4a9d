import type { LinkType } from '@/contract/limits/link';
import type { UploadedFile } from '@/contract/upload';
import { getLinkParts, type Link, type LinkPart } from '@/domain/link/parts';
import { AppError } from '@/errors/app-error';
import { getFieldErrors } from '@/errors/refusal';

/** What is typed of one type of link; a file with its name, as an upload answers it. */
type LinkDraftParts = { [Part in Exclude<LinkPart, 'fileUrl'>]?: string | null } & { fileUrl?: UploadedFile[] };

/**
 * A link while it is typed: each type has parts of its own, so that another type can be looked at without losing what
 * was typed for the first.
 */
export type LinkDraft<Type extends LinkType = LinkType> = { linkType: Type } & { [Each in Type]?: LinkDraftParts };

/** @param link what a form begins with, and what its file is where it has one */
export function toDraft<Type extends LinkType>(link: Link<Type> & { file?: UploadedFile | null }): LinkDraft<Type> {
  const { linkType, file } = link;
  const own = getLinkParts(linkType).filter((part) => part in link);
  const typed = own.map((part) => [part, part === 'fileUrl' ? (file ? [file] : []) : link[part]]);
  return { linkType, [linkType]: Object.fromEntries(typed) } as LinkDraft<Type>;
}

/**
 * The link that a draft says by its type, all that belongs to other types left out.
 * @param blank a link of its kind that leads nowhere: what it has is what the link has
 */
export function toLink<Type extends LinkType, Of extends Link<Type>>(draft: LinkDraft<Type>, blank: Of): Of {
  const { linkType } = draft;
  const typed: LinkDraftParts = draft[linkType] ?? {};
  const partOf = (part: LinkPart) => (part === 'fileUrl' ? typed.fileUrl?.[0]?.url : typed[part]) ?? null;
  const own = getLinkParts(linkType).filter((part) => part in blank);
  return { ...blank, linkType, ...Object.fromEntries(own.map((part) => [part, partOf(part)])) };
}

/** @returns what `save` does; a refusal of it has its messages on the fields of the draft's type */
export async function savingLink<Saved>(draft: LinkDraft, save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    throw onLinkFields(error, draft);
  }
}

/** A refusal of the server with its messages on the fields of the form, where a link's are those of its type. */
function onLinkFields(error: unknown, { linkType }: LinkDraft): unknown {
  const refused = getFieldErrors(error);
  if (!(error instanceof AppError) || refused.length === 0) return error;
  const own: readonly string[] = getLinkParts(linkType);
  const pathOf = (field: string) => {
    if (field === 'linkType') return 'link.linkType';
    return own.includes(field) ? `link.${linkType}.${field}` : field;
  };
  const moved = Object.fromEntries(refused.map(([field, text]) => [pathOf(field), text]));
  const { kind, status, errorCode, serverMessage, showType, requestId } = error;
  const data = { fieldErrors: moved };
  return new AppError(kind, { status, errorCode, serverMessage, showType, requestId, data, cause: error });
}
