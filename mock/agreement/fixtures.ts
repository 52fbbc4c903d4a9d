import { Agreement } from '../../src/contract/agreement';
import { type AgreementTemplateRow, getTemplateAt } from '../agreement-template/fixtures';
import { businessDay, iso } from '../clock';
import { createDailyNumbers } from '../fixtures/daily-numbers';
import type { Random } from '../fixtures/random';
import type { MemberRow } from '../member/fixtures';
import { erase } from '../personal';
import type { ProjectRow } from '../project/fixtures';
import type { RecordRow } from '../record/fixtures';
import type { AgreementRow } from './agreement-row';
import { getEvidence } from './evidence';
import { generateInvitations } from './invitations';
import { createSignerGenerator } from './signer';

declare module '../world' {
  interface World {
    agreements: AgreementRow[];
  }
}

type Related = {
  members: readonly MemberRow[];
  projects: readonly ProjectRow[];
  records: readonly RecordRow[];
  agreementTemplates: readonly AgreementTemplateRow[];
};

const FIRST_ID = 700_001;
const withdrawReasons = ['不再参加本项目', '不希望继续提供健康信息', '本人来电要求撤回'] as const;

/** Agreements of all records whose projects need one, oldest first; a few recently submitted records have none. */
export function buildAgreements(random: Random, now: number, related: Related): AgreementRow[] {
  const { members, records } = related;
  const membersById = new Map(members.map((member) => [member.id, member]));
  const codes = getTemplateCodes(related);
  const generateSigner = createSignerGenerator(random, members);
  const nextAgreementNo = createDailyNumbers('A');

  const invitations = records.flatMap((record) => {
    const member = membersById.get(record.memberId);
    const code = codes.get(record.projectId);
    if (!member || !code) return [];
    const lastVisit = Date.parse(member.lastVisitAt ?? record.startedAt);
    const version = (time: number) => getTemplateAt(related.agreementTemplates, code, time);
    return generateInvitations(random, now, { record, lastVisit, templateAt: version }).map((invitation) => ({
      ...invitation,
      record,
      member,
      latest: lastVisit,
    }));
  });
  invitations.sort((a, b) => a.sent - b.sent);

  return invitations.map(({ record, member, template, ...invitation }, index) => {
    const { answered, ...evidence } = getEvidence(random, template, invitation);
    const signer = generateSigner(member, template, businessDay(answered ?? invitation.sent), answered !== null);
    const isWithdrawn = invitation.status === 'withdrawn';
    const row: AgreementRow = {
      id: String(FIRST_ID + index),
      agreementNo: nextAgreementNo(invitation.sent),
      recordId: record.id,
      templateId: template.id,
      contentHash: template.contentHash,
      status: invitation.status,
      sentAt: iso(invitation.sent),
      signedAt: answered === null ? null : iso(answered),
      ...signer,
      ...evidence,
      withdrawnAt: isWithdrawn ? iso(random.int(getEarliestWithdrawal(record, answered), now)) : null,
      withdrawReason: isWithdrawn ? random.pick(withdrawReasons) : null,
      version: 1 + (answered === null ? 0 : 1) + (isWithdrawn ? 1 : 0),
    };
    return member.status === 'cancelled' ? erase(Agreement, row) : row;
  });
}

/** Code of the template that each project requires, by project id. */
function getTemplateCodes({ projects, agreementTemplates }: Related) {
  const codes = new Map(agreementTemplates.map(({ id, code }) => [id, code]));
  return new Map(
    projects.flatMap(({ id, needAgreement, agreementTemplateId }) => {
      const code = needAgreement && agreementTemplateId && codes.get(agreementTemplateId);
      return code ? [[id, code] as const] : [];
    }),
  );
}

/** Earliest time of a withdrawal in milliseconds: after signing and submission. */
const getEarliestWithdrawal = ({ startedAt, submittedAt }: RecordRow, signed: number | null) =>
  Math.max(Date.parse(submittedAt ?? startedAt), signed ?? 0);
