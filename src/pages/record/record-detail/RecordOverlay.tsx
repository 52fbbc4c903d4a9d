import type { Quiz } from '@/contract/quiz';
import type { RecordDetail } from '@/contract/record-detail';
import { CompleteDrawer } from '@/features/follow-up/CompleteDrawer';
import { type RecordDialogKind, RecordDialogs } from '@/features/record/dialogs/RecordDialogs';
import { AmendDialog } from './AmendDialog';
import { RecordReveal } from './RecordReveal';
import { RevealAnswers } from './RevealAnswers';
import { useAnswerText } from './useAnswerText';
import type { ClaimPurpose } from './useClaimPurpose';
import type { ShownAnswers } from './useShownAnswers';

/** Overlays of the screen of a record. */
export type Over =
  | { kind: 'followUp'; followUpId: string }
  | { kind: RecordDialogKind | 'reveal' | 'revealAnswers' }
  | { kind: 'amend'; questionId: string };

type Props = {
  over: Over;
  record: RecordDetail;
  quiz: Quiz | undefined;
  shown: ShownAnswers;
  claim: ClaimPurpose;
  onChanged: (record: RecordDetail) => void;
  onFollowUpChanged: () => void;
  onClose: () => void;
};

export function RecordOverlay({ over, record, quiz, shown, claim, onChanged, onFollowUpChanged, onClose }: Props) {
  const textOf = useAnswerText(shown.answers, quiz);
  switch (over.kind) {
    case 'followUp':
      return <CompleteDrawer id={over.followUpId} asksBeforeClosing onChanged={onFollowUpChanged} onClose={onClose} />;
    case 'reveal':
      return <RecordReveal record={record} claim={claim} onClose={onClose} />;
    case 'revealAnswers':
      return <RevealAnswers record={record} claim={claim} onShown={shown.show} onClose={onClose} />;
    case 'amend': {
      const question = quiz?.questions.find(({ questionId }) => questionId === over.questionId);
      const index = shown.answers.findIndex(({ questionId }) => questionId === over.questionId);
      const answer = shown.answers[index];
      if (!question || !answer) return null;
      const props = { record, question, answer, number: index + 1, onChanged, onClose };
      return <AmendDialog {...props} text={textOf(answer)} />;
    }
    default:
      return <RecordDialogs kind={over.kind} {...{ record, onChanged, onClose }} />;
  }
}
