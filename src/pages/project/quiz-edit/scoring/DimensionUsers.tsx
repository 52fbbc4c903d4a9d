import { Button } from 'antd';
import { BackDialog } from '@/components/form/BackDialog';
import type { Dimension } from '@/contract/quiz';
import { getQuestionName } from '@/domain/quiz/diff/readable';
import { getDimensionUsers } from '@/domain/quiz/edit/items';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useEditor } from '../EditorContext';
import styles from './scoring.module.css';

type Props = { dimension: Dimension; onClose: () => void };

/** Lists the questions and levels that prevent deleting a dimension, with links. */
export default function DimensionUsers({ dimension, onClose }: Props) {
  const t = useText(quizScoringTexts);
  const { store, show } = useEditor();
  const quiz = store.get().history.present;
  const { questions, levels } = getDimensionUsers(quiz, dimension.dimensionId);
  const openUser = (part: 'questions' | 'resultLevels', index: number) => {
    onClose();
    show([part, index]);
  };
  return (
    <BackDialog title={t('dimension.inUse', { name: dimension.name })} isOnlyWay onClose={onClose}>
      <p>{t('dimension.inUseBy', { count: questions.length + levels.length })}</p>
      <ul className={styles.users}>
        {questions.map((question) => (
          <li key={question.questionId}>
            <Button type="link" size="small" onClick={() => openUser('questions', quiz.questions.indexOf(question))}>
              {t('dimension.question', { name: getQuestionName(question) })}
            </Button>
          </li>
        ))}
        {levels.map((level) => (
          <li key={quiz.resultLevels.indexOf(level)}>
            <Button type="link" size="small" onClick={() => openUser('resultLevels', quiz.resultLevels.indexOf(level))}>
              {t('dimension.level', { name: level.name || level.code })}
            </Button>
          </li>
        ))}
      </ul>
    </BackDialog>
  );
}
