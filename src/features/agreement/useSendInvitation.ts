import { useRowAction } from '@/components/actions/useRowAction';
import type { Agreement, AgreementVersion } from '@/contract/agreement';
import { agreement as limit } from '@/contract/limits/agreement';
import type { RecordListed } from '@/contract/record-list';
import { type ConsentState, canInvite, isRecordActive } from '@/domain/agreement/agreement-status';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';
import { sendInvitation } from '@/services/agreement';
import { serverNow } from '@/utils/clock';

type Invitation = {
  record: Pick<RecordListed, 'id' | 'recordNo' | 'status' | 'startedAt'>;
  state: ConsentState;
  /** Newest agreement of the record; undefined if none was sent. */
  newest: Pick<AgreementVersion, 'id' | 'version' | 'agreementNo'> | undefined;
  onSent: () => void;
};

/**
 * Invites the member to sign, for the first time or again, after a confirmation.
 *
 * @returns label and handler of the button (the handler is undefined if nobody can be invited), and the open
 * confirmation
 */
export function useSendInvitation({ record, state, newest, onSent }: Invitation) {
  const t = useText(agreementTexts);
  const [start, question] = useRowAction(onSent);
  const label = t(newest ? 'action.resend' : 'action.send');
  const send = () =>
    start(record.id, {
      key: 'send',
      label,
      group: 'work',
      run: () => sendInvitation(record.id, newest),
      done: (added) => t(newest ? 'resend.done' : 'send.done', { no: (added as Agreement).agreementNo }),
      confirm: newest
        ? {
            title: t('resend.title', { no: newest.agreementNo }),
            text: t(state === 'unsigned' ? 'resend.textUnsigned' : 'resend.text'),
          }
        : {
            title: t('send.title', { recordNo: record.recordNo }),
            text: t('send.text', { days: limit.signWithinDays }),
          },
    });
  return { label, send: canInvite(state, isRecordActive(record, serverNow())) ? send : undefined, question };
}
