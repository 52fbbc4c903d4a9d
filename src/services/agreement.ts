import type {
  Agreement,
  AgreementInvitation,
  AgreementPdf,
  AgreementReveal,
  AgreementVerification,
  AgreementVersion,
  MemberAgreement,
  RevealedAgreement,
} from '@/contract/agreement';
import { guard, listOf } from './guard';
import { get, post } from './http';
import { resource } from './resource';

const isAgreement = guard<Agreement>({
  id: 'text',
  version: 'count',
  content: 'text',
  contentHash: 'text',
  consents: 'array',
  refusedConsents: 'array',
});
const agreements = resource<{ item: Agreement }>('/agreements', { item: isAgreement });

const isVersion = guard<AgreementVersion>({
  id: 'text',
  version: 'count',
  agreementNo: 'text',
  refusedConsents: 'array',
});
const isOfMember = guard<MemberAgreement>({
  id: 'text',
  version: 'count',
  agreementNo: 'text',
  recordId: 'text',
  refusedConsents: 'array',
});
const isVerification = guard<AgreementVerification>({ contentHash: 'text', presentHash: 'text' });
const isRevealed = guard<RevealedAgreement>({ values: 'object' });
const isPdf = guard<AgreementPdf>({ url: 'text', fileName: 'text' });

type Versioned = Pick<Agreement, 'id' | 'version'>;

export const { get: getAgreement } = agreements;

/** All agreements of a record, newest first. */
export const listRecordAgreements = (recordId: string) =>
  get(agreements.at('of-record', `/${encodeURIComponent(recordId)}`), undefined, {
    errors: 'inline',
    shape: listOf(isVersion),
  });

/** All agreements of a member, newest first. */
export const listMemberAgreements = (memberId: string) =>
  get(agreements.at('of-member', `/${encodeURIComponent(memberId)}`), undefined, {
    errors: 'inline',
    shape: listOf(isOfMember),
  });

/**
 * Invites the member to sign, for the first time or again.
 * @param newest the newest known agreement of the record; undefined if none was sent
 * @returns the new agreement
 * @throws AppError 409 if there is a newer agreement, AGREEMENT_STATUS if no invitation can be sent
 */
export const sendInvitation = (recordId: string, newest: AgreementInvitation['newest'] | undefined) =>
  post(
    agreements.at('of-record', `/${encodeURIComponent(recordId)}/send`),
    { newest: newest ? { id: newest.id, version: newest.version } : null },
    { errors: 'caller', shape: isAgreement },
  );

/** @throws AppError AGREEMENT_STATUS if it is not signed, 409 when `version` is no longer the newest */
export const withdrawAgreement = (agreement: Versioned, reason: string) =>
  agreements.act(agreement, 'withdraw', { reason });

/** Makes the server compare the text with its hash. */
export const verifyAgreement = (id: string) =>
  post(agreements.at(id, '/verify'), {}, { errors: 'caller', shape: isVerification });

/** Reveals clear values for a minute; logged. @throws AppError 403 without consent, 429 past the hourly limit */
export const revealAgreement = (id: string, input: AgreementReveal) =>
  post(agreements.at(id, '/reveal'), input, { errors: 'caller', shape: isRevealed });

/** URL of the signed agreement as a PDF, valid for a few minutes; logged as a download. */
export const getAgreementPdf = (id: string) => post(agreements.at(id, '/pdf'), {}, { shape: isPdf });
