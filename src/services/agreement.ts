import type {
  Agreement,
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

const agreements = resource<{ item: Agreement }>('/agreements', {
  item: guard<Agreement>({
    id: 'text',
    version: 'count',
    content: 'text',
    contentHash: 'text',
    consents: 'array',
    refusedConsents: 'array',
  }),
});

const isVersion = guard<AgreementVersion>({ id: 'text', agreementNo: 'text', refusedConsents: 'array' });
const isOfMember = guard<MemberAgreement>({
  id: 'text',
  agreementNo: 'text',
  recordId: 'text',
  refusedConsents: 'array',
});
const isVerification = guard<AgreementVerification>({ contentHash: 'text', presentHash: 'text' });
const isRevealed = guard<RevealedAgreement>({ values: 'object' });
const isPdf = guard<AgreementPdf>({ url: 'text', fileName: 'text' });

type Versioned = Pick<Agreement, 'id' | 'version'>;

export const { get: getAgreement } = agreements;

/** All agreements of a record, the newest first. */
export const listRecordAgreements = (recordId: string) =>
  get(agreements.at('of-record', `/${encodeURIComponent(recordId)}`), undefined, {
    errors: 'inline',
    shape: listOf(isVersion),
  });

/** All agreements of a member, the newest first. */
export const listMemberAgreements = (memberId: string) =>
  get(agreements.at('of-member', `/${encodeURIComponent(memberId)}`), undefined, {
    errors: 'inline',
    shape: listOf(isOfMember),
  });

/** Invites the signer again. @returns the new agreement; throws AppError AGREEMENT_STATUS where that is of no use */
export const resendAgreement = (agreement: Versioned) => agreements.act(agreement, 'resend');

/** @throws AppError AGREEMENT_STATUS for one that is not signed, 409 when `version` is no longer the newest */
export const withdrawAgreement = (agreement: Versioned, reason: string) =>
  agreements.act(agreement, 'withdraw', { reason });

/** Lets the server compare the text with its fingerprint. */
export const verifyAgreement = (id: string) =>
  post(agreements.at(id, '/verify'), {}, { errors: 'caller', shape: isVerification });

/** Clear values for a minute; the look is logged. @throws AppError 403 without consent, 429 past the hourly limit */
export const revealAgreement = (id: string, input: AgreementReveal) =>
  post(agreements.at(id, '/reveal'), input, { errors: 'caller', shape: isRevealed });

/** The address of what was signed as a PDF, for a few minutes; logged as a download. */
export const getAgreementPdf = (id: string) => post(agreements.at(id, '/pdf'), {}, { shape: isPdf });
