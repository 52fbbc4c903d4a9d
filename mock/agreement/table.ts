import { Agreement } from '../../src/contract/agreement';
import { getAgreementStatus } from '../../src/domain/agreement/agreement-status';
import { createMasking, logMasks } from '../personal';
import { state } from '../state';
import { byId } from '../store/by-id';
import type { Table } from '../store/update';
import type { AgreementRow } from './agreement-row';
import { getAgreementTerm } from './term';

const mask = createMasking(Agreement);

/** Creates a function that converts agreements to their API form, with the signed text. */
export function createAgreementPresenter() {
  const { world } = state();
  const [members, projects] = [byId(world.members), byId(world.projects)];
  const [records, templates] = [byId(world.records), byId(world.agreementTemplates)];

  return (row: AgreementRow): Agreement => {
    const { agreedCodes, ...agreement } = mask(row);
    const template = templates.get(row.templateId);
    const record = records.get(row.recordId);
    const project = record && projects.get(record.projectId);
    const member = record && members.get(record.memberId);
    if (!template || !project || !member) throw new Error(`nothing is left of what agreement ${row.id} is of`);
    const agreed = new Set(agreedCodes);
    const isAnswered = row.signedAt !== null;
    const term = getAgreementTerm(row);
    return {
      ...agreement,
      status: getAgreementStatus(term, Date.now()),
      title: template.title,
      templateVersion: template.templateVersion,
      content: template.content,
      recordNo: record.recordNo,
      memberId: member.id,
      memberNo: member.memberNo,
      projectId: project.id,
      projectName: project.name,
      expiresAt: term.expiresAt,
      refusedConsents: (row.status === 'signed' ? template.consentItems : []).flatMap(({ code, text }) =>
        agreed.has(code) ? [] : [text],
      ),
      consents: (isAnswered ? template.consentItems : []).map((item) => ({
        ...item,
        agreed: agreed.has(item.code),
        agreedAt: agreed.has(item.code) ? row.signedAt : null,
      })),
    };
  };
}

export const agreementTable: Table<AgreementRow, Agreement> = {
  entityType: 'agreement',
  rows: () => state().world.agreements,
  toDto: (row) => createAgreementPresenter()(row),
  labelOf: ({ agreementNo }) => agreementNo,
  masks: {
    ...logMasks(Agreement),
    hasSignature: undefined,
    withdrawReason: undefined,
    agreedCodes: (codes) => codes.length,
  },
};
