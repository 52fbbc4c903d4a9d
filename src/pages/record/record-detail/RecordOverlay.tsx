import type { Quiz } from '@/contract/quiz';
import type { RecordDetail } from '@/contract/record-detail';
import { CompleteDrawer } from '@/features/follow-up/CompleteDrawer';
import { type RecordDialogKind, RecordDialogs } from '@/features/record/dialogs/RecordDialogs';
import { AmendDialog } from './AmendDialog';
import { RecordReveal } from './RecordReveal';
import { RevealAnswers } from './RevealAnswers';
import { useAnswerText } from './useAnswerText';
import type { ShownAnswers } from './useShownAnswers';

/** What is open over the screen of a record. */
export type Over =
  | { kind: 'followUp'; followUpId: string }
  | { kind: RecordDialogKind | 'reveal' | 'revealAnswers' }
  | { kind: 'amend'; questionId: string };

type Props = {
  over: Over;
  record: RecordDetail;
  quiz: Quiz | undefined;
  shown: ShownAnswers;
  onChanged: (record: RecordDetail) => void;
  onFollowUpChanged: () => void;
  onClose: () => void;
};

export function RecordOverlay({ over, record, quiz, shown, onChanged, onFollowUpChanged, onClose }: Props) {
  const textOf = useAnswerText(shown.answers, quiz);
  switch (over.kind) {
    case 'followUp':
      return <CompleteDrawer id={over.followUpId} asksBeforeClosing onChanged={onFollowUpChanged} onClose={onClose} />;
    case 'reveal':
      return <RecordReveal record={record} onClose={onClose} />;
    case 'revealAnswers':
      return <RevealAnswers record={record} onShown={shown.show} onClose={onClose} />;
    case 'amend': {
      const question = quiz?.questions.find(({ questionId }) => questionId === over.questionId);
      const answer = shown.answers.find(({ questionId }) => questionId === over.questionId);
      if (!question || !answer) return null;
      return <AmendDialog {...{ record, question, answer, onChanged, onClose }} text={textOf(answer)} />;
    }
    default:
      return <RecordDialogs kind={over.kind} {...{ record, onChanged, onClose }} />;
  }
}
