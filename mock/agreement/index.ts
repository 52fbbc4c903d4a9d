import { agreementApi } from '../../src/contract/agreement';
import { getContentHash } from '../agreement-template/fixtures';
import { iso } from '../clock';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { logAccess } from '../log/access-log';
import { getOrigin } from '../log/origin';
import { state } from '../state';
import { find } from '../store/update';
import { createTemporaryUrl } from '../upload/store';
import { checkAction, getAgreements, getMemberAgreements, sendInvitation, withdraw } from './actions';
import { anonymizeAgreements } from './anonymize';
import { buildAgreements } from './fixtures';
import { buildWithdrawals } from './history';
import { createAgreementPdf } from './pdf';
import { getUrlExpiry, revealAgreement } from './reveal';
import { agreementTable, createAgreementPresenter } from './table';

const { rows, toDto } = agreementTable;

export const agreement: Entity = {
  fixtures: {
    agreements: ({ now, members, projects, records, agreementTemplates }, { random }) =>
      buildAgreements(random(62), now, { members, projects, records, agreementTemplates }),
  },
  history: ({ agreements, operators }, { random }) => ({
    changes: buildWithdrawals(random(63), agreements, operators),
  }),
  onAnonymize: anonymizeAgreements,
  handlers: [
    handle(agreementApi.ofRecord, ({ params: { recordId } }) =>
      getAgreements(find(state().world.records, recordId).id).map(createAgreementPresenter()),
    ),
    handle(agreementApi.ofMember, ({ params: { memberId } }) =>
      getMemberAgreements(memberId).map(createAgreementPresenter()),
    ),
    handle(agreementApi.get, ({ params: { id } }) => toDto(find(rows(), id))),
    handle(agreementApi.send, ({ params: { recordId }, body: { newest }, operator }) =>
      toDto(sendInvitation(recordId, newest, operator)),
    ),
    handle(agreementApi.withdraw, ({ params: { id }, body: { version, reason }, operator }) =>
      toDto(withdraw({ id, version }, reason, operator)),
    ),
    handle(agreementApi.verify, ({ params: { id } }) => {
      const { content, contentHash } = toDto(find(rows(), id));
      const presentHash = getContentHash(content);
      return { isIntact: presentHash === contentHash, contentHash, presentHash, checkedAt: iso(Date.now()) };
    }),
    handle(agreementApi.reveal, ({ params: { id }, body, operator, request, requestId }) =>
      revealAgreement(find(rows(), id), body, operator, getOrigin({ request, requestId })),
    ),
    handle(agreementApi.pdf, ({ params: { id }, operator, request, requestId }) => {
      const row = find(rows(), id);
      checkAction(row, 'pdf');
      const agreement = toDto(row);
      const fileName = `${agreement.agreementNo}.pdf`;
      const until = getUrlExpiry();
      logAccess(
        {
          operatorId: operator.id,
          operatorName: operator.name,
          action: 'download',
          entityType: 'agreement',
          entityId: id,
          subjectIds: [id],
          fields: ['signerName'],
          purpose: null,
          purposeNote: null,
          recordCount: 1,
          masked: true,
          ...getOrigin({ request, requestId }),
          result: 'success',
        },
        Date.now(),
      );
      const url = createTemporaryUrl(
        { type: 'application/pdf', bytes: createAgreementPdf(agreement), name: fileName },
        until,
      );
      return { url, fileName, expiresAt: iso(until) };
    }),
  ],
};
