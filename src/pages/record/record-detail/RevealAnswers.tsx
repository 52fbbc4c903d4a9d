import { ActionDialog } from '@/components/form/ActionDialog';
import { PurposeField, type RevealRequest, toRevealRequest } from '@/components/reveal/PurposeFields';
import { reveal as limit } from '@/contract/limits/reveal';
import type { RecordDetail } from '@/contract/record-detail';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import { revealTexts } from '@/locales/reveal';
import { revealRecord } from '@/services/record';
import type { ClaimPurpose } from './useClaimPurpose';
import type { ClearAnswers } from './useShownAnswers';

type Props = { record: RecordDetail; claim: ClaimPurpose; onShown: (clear: ClearAnswers) => void; onClose: () => void };

/** Asks for a purpose, then reveals sensitive answers and pictures for a minute; the server logs it. */
export function RevealAnswers({ record, claim, onShown, onClose }: Props) {
  const t = useText(recordDetailTexts);
  const tReveal = useText(revealTexts);
  const { id, recordNo, withheld } = record;
  return (
    <ActionDialog<RevealRequest>
      draft={null}
      title={t('reveal.answersOf', { recordNo })}
      okText={tReveal('show')}
      warning={
        withheld
          ? t(`reveal.${withheld}`)
          : [tReveal('logged', { seconds: limit.maxSeconds }), claim.proposed && t('reveal.once')]
              .filter(Boolean)
              .join(' ')
      }
      initialValues={{ purpose: claim.proposed }}
      onSubmit={async (asked) => {
        const request = toRevealRequest({ ...asked, fields: ['answers' as const] });
        const { answers, pictures } = await revealRecord(id, request);
        claim.confirm(request);
        if (answers) onShown({ answers, pictures });
      }}
      onClose={onClose}
    >
      <PurposeField />
    </ActionDialog>
  );
}
