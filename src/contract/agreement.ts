import { z } from 'zod';
import { ConsentItem } from './agreement-template';
import { id, instant, version } from './common';
import {
  agreementRevealFields,
  agreementStatuses,
  agreement as limit,
  signerTypes,
  verifyMethods,
} from './limits/agreement';
import { agreementTemplate } from './limits/agreement-template';
import { relations } from './limits/record';
import { masked } from './personal';
import { resource } from './resource';
import { revealed, revealInput } from './reveal';
import { reasonOf } from './work';

/** An agreement in the list of a record. */
export const AgreementVersion = z.object({
  id,
  agreementNo: z.string().max(limit.maxNoLength).describe('A, the day on which it was sent, and six digits'),
  /** Title of the template at the time of sending. */
  title: z.string(),
  /** The version of the template that was sent. */
  templateVersion: z.string(),
  status: z
    .enum(agreementStatuses)
    .describe(
      'unsigned: sent; declined: the signer said no; withdrawn: taken back, which closed the record; expired: still unsigned at expiresAt; superseded: a newer one was sent',
    ),
  /** When the member was asked to sign. */
  sentAt: instant,
  expiresAt: instant.describe(`${limit.signWithinDays} days after sending`),
  signedAt: instant.nullable().describe('When it was signed or declined'),
  refusedConsents: z
    .array(z.string())
    .describe('What the signer did not agree to, as it was asked; none before it is signed'),
  version,
});

export type AgreementVersion = z.infer<typeof AgreementVersion>;

/** An agreement in the list of a member. */
const MemberAgreement = AgreementVersion.extend({ recordId: id, recordNo: z.string(), projectName: z.string() });
export type MemberAgreement = z.infer<typeof MemberAgreement>;

/** The agreement of a record with its evidence (docs/domain.md 6.5). It is never edited or deleted. */
export const Agreement = AgreementVersion.extend({
  recordId: id,
  recordNo: z.string(),
  memberId: id,
  memberNo: z.string(),
  projectId: id,
  projectName: z.string(),
  /** The version of the template, see GET /agreement-templates/{id}. */
  templateId: id,
  content: z.string().describe('Rich text that was shown to the signer'),
  contentHash: z
    .string()
    .regex(agreementTemplate.hash)
    .describe('SHA-256 of content in UTF-8, hexadecimal, taken when it was sent'),
  signerType: z
    .enum(signerTypes)
    .describe('self: the patient; guardian: needed below the template’s age; agent: somebody with a power of attorney'),
  /** Name of the signer; null before it is signed. */
  signerNameMasked: masked('name'),
  signerRelation: z.enum(relations).nullable().describe('What the signer is to the patient; null: the patient'),
  /** Number of the signer’s identity document; null before it is signed. */
  signerIdNoMasked: masked('idNo'),
  consents: z
    .array(
      ConsentItem.extend({
        /** Whether the signer agreed to it. */
        agreed: z.boolean(),
        /** When the signer agreed; null if they did not. */
        agreedAt: instant.nullable(),
      }),
    )
    .describe('Each consent apart; none before it is signed'),
  hasSignature: z
    .boolean()
    .meta({ personal: true })
    .describe('Whether it was signed by hand: POST …/reveal gives the picture'),
  readSec: z.int().nonnegative().nullable().describe('Seconds for which the text was open'),
  /** IP address that it was signed from, reduced to its network of 256 addresses; null before it is signed. */
  signIpMasked: z.string().nullable().meta({ mask: 'ip' }),
  /** User agent of the signer; null before it is signed. */
  signUserAgent: z.string().max(limit.maxUserAgentLength).nullable().meta({ personal: true }),
  /** Id of the signer’s device; null before it is signed. */
  deviceIdMasked: z.string().max(limit.maxDeviceLength).nullable().meta({ mask: 'openid' }),
  verifyMethod: z.enum(verifyMethods).nullable().describe('How the signer proved who they are; none: not at all'),
  /** When it was withdrawn; null if it was not. */
  withdrawnAt: instant.nullable(),
  /** Reason that the operator recorded; null if it was not withdrawn. */
  withdrawReason: z.string().nullable().meta({ personal: true }),
});
export type Agreement = z.infer<typeof Agreement>;

/** Whether the stored content is the content that was sent. */
const Verification = z.object({
  /** Whether the content still has the hash from the time of sending. */
  isIntact: z.boolean(),
  contentHash: z.string().describe('As it was taken when the agreement was sent'),
  presentHash: z.string().describe('Of the content as it is kept now'),
  /** When the server compared them. */
  checkedAt: instant,
});

export type AgreementVerification = z.infer<typeof Verification>;

const AgreementReveal = revealInput(agreementRevealFields);
export type AgreementReveal = z.infer<typeof AgreementReveal>;

const RevealedAgreement = revealed(agreementRevealFields);
export type RevealedAgreement = z.infer<typeof RevealedAgreement>;

/** An invitation to sign. It carries the newest agreement that the operator saw. */
const AgreementInvitation = z.object({
  newest: z
    .object({ id, version })
    .nullable()
    .describe('The newest agreement of the record as it was read; null where none was sent yet'),
});
export type AgreementInvitation = z.infer<typeof AgreementInvitation>;

/** Temporary URL of a signed agreement. */
const AgreementPdf = z.object({
  /** URL of the file, valid until expiresAt. */
  url: z.string(),
  /** Name of the file to save. */
  fileName: z.string(),
  expiresAt: instant,
});
export type AgreementPdf = z.infer<typeof AgreementPdf>;

const agreements = resource('/agreements', { names: ['agreement', 'agreements'], item: Agreement });

export const agreementApi = {
  ...agreements.usualCalls({ get: ', masked' }),
  ofRecord: agreements.call('GET', '/of-record/:recordId', {
    summary: 'All agreements of one record, the newest first; none where no invitation to sign was sent',
    data: z.array(AgreementVersion),
  }),
  ofMember: agreements.call('GET', '/of-member/:memberId', {
    summary: 'All agreements of one member, of all their records, the newest first',
    data: z.array(MemberAgreement),
  }),
  send: agreements.call('POST', '/of-record/:recordId/send', {
    summary:
      'Invite the member to sign, for the first time or again: adds an agreement of the version of the project’s template that is in force, which is the answer. 409 with the newest agreement where `newest` is another one; 403 AGREEMENT_STATUS where the project needs no agreement or has none in force, where the newest one is signed or withdrawn, or where the record is over',
    body: AgreementInvitation,
    data: Agreement,
    errors: ['AGREEMENT_STATUS', 'CONFLICT'],
  }),
  withdraw: agreements.act(
    'withdraw',
    'Write down that the member has taken back a signed agreement: the record is closed for good, its open follow-ups are cancelled. 403 AGREEMENT_STATUS for any that is not signed',
    {
      /** Why the signer withdraws it. */
      reason: reasonOf(limit.maxWithdrawReasonLength),
    },
  ),
  verify: agreements.call('POST', '/:id/verify', {
    summary: 'Check a signed agreement against its fingerprint; changes nothing',
    body: z.object({}),
    data: Verification,
  }),
  reveal: agreements.call('POST', '/:id/reveal', {
    summary: `Reveal the signer’s clear values for a minute, logged; \`signature\` is the address of a picture that works for ${limit.signatureUrlMinutes} minutes. 403 for a cancelled member, without consent unless the purpose is memberRequest, and once it was withdrawn unless it is memberRequest or authority; 429 with retryAfterSeconds past the hourly limit`,
    body: AgreementReveal,
    data: RevealedAgreement,
    errors: ['REVEAL_CANCELLED', 'REVEAL_NO_CONSENT', 'RECORD_WITHDRAWN', 'TOO_MANY_REVEALS'],
  }),
  pdf: agreements.call('POST', '/:id/pdf', {
    summary: `Make the address of the signed agreement as a PDF, logged as a download; it works for ${limit.signatureUrlMinutes} minutes. 403 AGREEMENT_STATUS for one that was never signed`,
    body: z.object({}),
    data: AgreementPdf,
  }),
};
