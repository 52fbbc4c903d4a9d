import { ActionDialog } from '@/components/form/ActionDialog';
import type { QuizContent } from '@/contract/quiz';
import { getQuestionName } from '@/domain/quiz/diff/readable';
import type { ScoreModeEffects } from '@/domain/quiz/edit/score-mode';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizScoringTexts } from '@/locales/quizScoring';

type Mode = QuizContent['scoreMode'];

type Props = {
  from: Mode;
  to: Mode;
  effects: ScoreModeEffects;
  onChange: () => void;
  onClose: () => void;
};

/** Maximum number of names in a message. */
const MAX_NAMES = 8;

/** Confirms a change of the score mode, with what it removes and adds. */
export default function ScoreModeDialog({
  from,
  to,
  effects: { removed: lost, added: gained },
  onChange,
  onClose,
}: Props) {
  const t = useText(quizScoringTexts);
  const tQuiz = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const modes = { from: tQuiz(`scoreMode.${from}`), to: tQuiz(`scoreMode.${to}`) };

  type Part = Exclude<(typeof lost)[keyof typeof lost] | (typeof gained)[keyof typeof gained], never>[number];
  const formatPart = (part: Part) => {
    if ('questionId' in part) return getQuestionName(part);
    return part.name || ('code' in part ? part.code : '');
  };
  const params = (parts: readonly Part[]) => {
    const names = parts.slice(0, MAX_NAMES).map(formatPart).join(tEdit('separator'));
    return { count: parts.length, names: parts.length > MAX_NAMES ? t('names.more', { names }) : names };
  };
  const lostLines = (['levels', 'ranges', 'dimensions', 'scored', 'weights', 'testCases'] as const).flatMap((key) =>
    lost[key].length > 0 ? [t(`lost.${key}`, params(lost[key]))] : [],
  );
  const gainedLines = (['scored', 'required', 'weights', 'withoutDimension'] as const).flatMap((key) =>
    gained[key].length > 0 ? [t(`gained.${key}`, params(gained[key]))] : [],
  );

  return (
    <ActionDialog
      draft={null}
      title={t('change.title', modes)}
      okText={t('change.ok', modes)}
      isDanger={lostLines.length > 0}
      onSubmit={async () => onChange()}
      onClose={onClose}
    >
      <Lines title={t('change.lost')} lines={lostLines} />
      <Lines title={t('change.gained')} lines={gainedLines} />
      <p>
        {to !== 'none' && from !== 'none' && t('change.kept')} {t('change.undo')}
      </p>
    </ActionDialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <strong>{title}</strong>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
