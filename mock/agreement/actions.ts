import { type AgreementAction, agreementActions, isRecordAlive } from '../../src/domain/agreement/agreement-status';
import type { AgreementTemplateRow } from '../agreement-template/fixtures';
import { compactDay, iso } from '../clock';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { closeByEffect } from '../record/effects';
import { state } from '../state';
import { log } from '../store/log';
import type { Target } from '../store/row';
import { find, update } from '../store/update';
import type { AgreementRow } from './agreement-row';
import { noEvidence } from './evidence';
import { agreementMessages } from './messages';
import { agreementPresenter, agreementTable } from './table';

/** The agreements of a record, the newest first. */
export const agreementsOf = (recordId: string) =>
  state()
    .world.agreements.filter((row) => row.recordId === recordId)
    .reverse();

/** The agreements of a member, the newest first. @throws Fault 404 when there is no such member */
export function agreementsOfMember(memberId: string) {
  const { members, records, agreements } = state().world;
  const { id } = find(members, memberId);
  const own = new Set(records.flatMap((record) => (record.memberId === id ? record.id : [])));
  return agreements.filter(({ recordId }) => own.has(recordId)).reverse();
}

/** @throws Fault 403 where its status does not allow it, or for an invitation that would be of no use any more */
export function checkAction(row: AgreementRow, action: AgreementAction) {
  const record = find(state().world.records, row.recordId);
  const situation = {
    isNewest: agreementsOf(row.recordId)[0]?.id === row.id,
    isRecordAlive: isRecordAlive(record, Date.now()),
  };
  if (!agreementActions(agreementPresenter()(row), situation).includes(action))
    throw new Fault(agreementMessages.agreementStatus);
}

/** The version of a template that is sent from now on; undefined where none is published any more. */
function newestTemplate({ templateId }: AgreementRow): AgreementTemplateRow | undefined {
  const { agreementTemplates } = state().world;
  const { code } = find(agreementTemplates, templateId);
  const published = agreementTemplates.filter((one) => one.code === code && one.status === 'published');
  return published.toSorted((a, b) => Date.parse(a.publishedAt ?? '') - Date.parse(b.publishedAt ?? '')).at(-1);
}

/** `A`, the business day, and one more than any other of that day. */
function nextAgreementNo(now: number) {
  const prefix = `A${compactDay(now)}`;
  const taken = state().world.agreements.flatMap(({ agreementNo }) =>
    agreementNo.startsWith(prefix) ? Number(agreementNo.slice(prefix.length)) : [],
  );
  return `${prefix}${String(1 + Math.max(0, ...taken)).padStart(6, '0')}`;
}

/** Invites the signer again; who has not answered yet cannot answer the older one any more. */
export function resend(target: Target, { name }: Who): AgreementRow {
  const now = Date.now();
  const template = (row: AgreementRow) => {
    checkAction(row, 'resend');
    const newest = newestTemplate(row);
    if (!newest) throw new Fault(agreementMessages.agreementStatus);
    return newest;
  };
  const before = update(
    agreementTable,
    target.id,
    target.version,
    (row) => {
      template(row);
      return { status: row.status === 'unsigned' ? 'superseded' : row.status };
    },
    { action: 'resend', operatorName: name },
  );
  const { id: templateId, contentHash } =
    newestTemplate(before) ?? find(state().world.agreementTemplates, before.templateId);
  const row: AgreementRow = {
    id: crypto.randomUUID(),
    agreementNo: nextAgreementNo(now),
    recordId: before.recordId,
    templateId,
    contentHash,
    status: 'unsigned',
    sentAt: iso(now),
    signedAt: null,
    signerType: before.signerType,
    signerRelation: before.signerRelation,
    signerName: null,
    signerIdNo: null,
    ...noEvidence,
    withdrawnAt: null,
    withdrawReason: null,
    version: 1,
  };
  state().world.agreements.push(row);
  const changes = [{ field: 'status', from: null, to: row.status }];
  log({ entityType: 'agreement', entityId: row.id, action: 'create', changes, operatorName: name });
  return row;
}

/** Writes down that a member has taken back what they signed: that closes the record for good. */
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
