import type { LinkType } from '@/contract/limits/link';
import type { UploadedFile } from '@/contract/upload';
import { getLinkParts, type Link, type LinkPart } from '@/domain/link/parts';
import { AppError } from '@/errors/app-error';
import { getFieldErrors } from '@/errors/refusal';

/** Entered parts of one link type; a file as the upload response, with its name. */
type LinkDraftParts = { [Part in Exclude<LinkPart, 'fileUrl'>]?: string | null } & { fileUrl?: UploadedFile[] };

/** A link being edited: each type keeps its own parts, so that switching types loses nothing. */
export type LinkDraft<Type extends LinkType = LinkType> = { linkType: Type } & { [Each in Type]?: LinkDraftParts };

/**
 * Draft of a link for a form.
 *
 * @param link the link, with its file if it has one
 */
export function toDraft<Type extends LinkType>(link: Link<Type> & { file?: UploadedFile | null }): LinkDraft<Type> {
  const { linkType, file } = link;
  const own = getLinkParts(linkType).filter((part) => part in link);
  const typed = own.map((part) => [part, part === 'fileUrl' ? (file ? [file] : []) : link[part]]);
  return { linkType, [linkType]: Object.fromEntries(typed) } as LinkDraft<Type>;
}

/**
 * The link of a draft, with the parts of its selected type only.
 *
 * @param blank an empty link of the same kind: determines which parts the result has
 */
export function toLink<Type extends LinkType, Of extends Link<Type>>(draft: LinkDraft<Type>, blank: Of): Of {
  const { linkType } = draft;
  const typed: LinkDraftParts = draft[linkType] ?? {};
  const partOf = (part: LinkPart) => (part === 'fileUrl' ? typed.fileUrl?.[0]?.url : typed[part]) ?? null;
  const own = getLinkParts(linkType).filter((part) => part in blank);
  return { ...blank, linkType, ...Object.fromEntries(own.map((part) => [part, partOf(part)])) };
}

/** Runs `save`; moves messages of a refusal to the fields of the draft's type. */
export async function savingLink<Saved>(draft: LinkDraft, save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    throw onLinkFields(error, draft);
  }
}

/** Maps field errors of a link to the form fields of its type. */
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
