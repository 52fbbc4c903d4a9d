import {
  type AgreementAction,
  canInvite,
  getAgreementActions,
  getAgreementStatus,
  getConsentState,
  isRecordActive,
} from '../../src/domain/agreement/agreement-status';
import { findTemplateInForce } from '../../src/domain/agreement-template/template-status';
import { businessDay, compactDay, iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { messages } from '../messages';
import { closeByEffect } from '../record/effects';
import type { RecordRow } from '../record/fixtures';
import { state } from '../state';
import { log } from '../store/log';
import type { Target } from '../store/row';
import { find, update } from '../store/update';
import type { AgreementRow } from './agreement-row';
import { noEvidence } from './evidence';
import { agreementMessages } from './messages';
import { getSignerType } from './signer';
import { agreementTable } from './table';
import { getAgreementTerm } from './term';

/** Agreements of a record, newest first. */
export const getAgreements = (recordId: string) =>
  state()
    .world.agreements.filter((row) => row.recordId === recordId)
    .reverse();

/** Agreements of a member, newest first. @throws Fault 404 for an unknown member */
export function getMemberAgreements(memberId: string) {
  const { members, records, agreements } = state().world;
  const { id } = find(members, memberId);
  const own = new Set(records.flatMap((record) => (record.memberId === id ? record.id : [])));
  return agreements.filter(({ recordId }) => own.has(recordId)).reverse();
}

/** @throws Fault 403 if the status does not allow `action` */
export function checkAction(row: AgreementRow, action: AgreementAction) {
  if (!getAgreementActions(row).includes(action)) throw new Fault(agreementMessages.agreementStatus);
}

/** Next number of the day, such as `A20261121000003`. */
function getNextAgreementNo(now: number) {
  const prefix = `A${compactDay(now)}`;
  const taken = state().world.agreements.flatMap(({ agreementNo }) =>
    agreementNo.startsWith(prefix) ? Number(agreementNo.slice(prefix.length)) : [],
  );
  return `${prefix}${String(1 + Math.max(0, ...taken)).padStart(6, '0')}`;
}

/** Template version to send for a record. @throws Fault 403 if no invitation can be sent */
function getTemplateToSend({ projectId, ...record }: RecordRow, newest: AgreementRow | undefined, now: number) {
  const { projects, agreementTemplates } = state().world;
  const { needAgreement, agreementTemplateId } = find(projects, projectId);
  const consent = getConsentState(needAgreement, newest && getAgreementStatus(getAgreementTerm(newest), now));
  const chosen = agreementTemplates.find(({ id }) => id === agreementTemplateId);
  const template = chosen && findTemplateInForce(agreementTemplates, chosen.code, now);
  if (!canInvite(consent, isRecordActive(record, now))) throw new Fault(agreementMessages.agreementStatus);
  if (!template) throw new Fault({ ...agreementMessages.agreementStatus, ...agreementMessages.noTemplateInForce });
  return template;
}

/**
 * Invites the member to sign, for the first time or again. An earlier unanswered invitation can no longer be signed
 * then.
 * @param known newest agreement of the record as the operator saw it
 * @throws Fault 409 if `known` is not the newest agreement, 403 if no invitation can be sent
 */
export function sendInvitation(recordId: string, known: Target | null, { name }: Who): AgreementRow {
  const { records, members, agreements } = state().world;
  const record = find(records, recordId);
  const [newest] = getAgreements(recordId);
  if (newest?.id !== known?.id || newest?.version !== known?.version)
    throw new Fault(messages.conflict, { data: { current: newest ? agreementTable.toDto(newest) : null } });
  const now = Date.now();
  const { id: templateId, contentHash, guardianUnderAge } = getTemplateToSend(record, newest, now);
  if (newest) {
    const status = getAgreementStatus(getAgreementTerm(newest), now);
    const change = { status: status === 'unsigned' ? ('superseded' as const) : status };
    update(agreementTable, newest.id, newest.version, () => change, { action: 'resend', operatorName: name });
  }
  const needed = getSignerType(find(members, record.memberId), guardianUnderAge, businessDay(now));
  // That an agent signs for an adult was agreed with the member.
  const signerType = needed === 'self' && newest?.signerType === 'agent' ? 'agent' : needed;
  const row: AgreementRow = {
    id: crypto.randomUUID(),
    agreementNo: getNextAgreementNo(now),
    recordId,
    templateId,
    contentHash,
    status: 'unsigned',
    sentAt: iso(now),
    signedAt: null,
    signerType,
    signerRelation:
      newest?.signerType === signerType ? newest.signerRelation : signerType === 'guardian' ? 'parent' : null,
    signerName: null,
    signerIdNo: null,
    ...noEvidence,
    withdrawnAt: null,
    withdrawReason: null,
    version: 1,
  };
  agreements.push(row);
  const changes = [{ field: 'status', from: null, to: row.status }];
  log({ entityType: 'agreement', entityId: row.id, action: 'create', changes, operatorName: name });
  return row;
}

/** Records that a member has withdrawn their agreement, which closes the record permanently. */
export function withdraw({ id, version }: Target, reason: string, { name }: Who): AgreementRow {
  const row = update(
    agreementTable,
    id,
    version,
    (before) => {
      checkAction(before, 'withdraw');
      return { status: 'withdrawn' as const, withdrawnAt: iso(Date.now()), withdrawReason: reason };
    },
    { action: 'withdraw', operatorName: name, reason },
  );
  closeByEffect(row.recordId, 'withdrawn', name);
  return row;
}
