import { Alert, Checkbox } from 'antd';
import { memo, useState } from 'react';
import type { QuestionType } from '@/contract/quiz-question';
import { getPastedType, withHeading } from '@/domain/quiz/paste/append';
import type { Paste, PastedLine } from '@/domain/quiz/paste/pasted';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizPasteTexts } from '@/locales/quizPaste';
import { useEditorState } from '../EditorContext';
import styles from './paste.module.css';

/** Reasons of lines that are added all the same. */
const acceptedReasons = new Set<PastedLine['reason']>([
  'textAssumed',
  'scoreInvalid',
  'optionsAssumed',
  'matrixRows',
  'fileAsImage',
  'rankAsMultiple',
  'scaleAsSingle',
  'jumpIgnored',
]);

/** Whether the operator should check a line: it was not recognized, or is added with changes. */
const isDoubtful = ({ kind, reason }: PastedLine) =>
  kind === 'unclear' || (reason !== null && (kind !== 'ignored' || reason === 'jumpIgnored'));

/** Shows how each pasted line is interpreted, and how many questions will be added. */
export const PastePreview = memo(function PastePreview({ paste, room }: { paste: Paste; room: number }) {
  const t = useText(quizPasteTexts);
  const { lines, questions, problem } = paste;
  const sections = questions.filter(({ isSection }) => isSection).length;
  const options = questions.reduce((sum, one) => sum + one.options.length, 0);
  const unclear = lines.filter(({ kind }) => kind === 'unclear').length;
  const scored = questions.filter((one) => one.options.some(({ score }) => score !== null)).length;
  const doubtful = lines.filter(isDoubtful).length;
  const [isFiltered, setIsFiltered] = useState(false);
  const isFilterOn = isFiltered && doubtful > 0;
  const keepsTitle = useEditorState(
    ({ history }) => paste.title !== null && withHeading(history.present, paste).title !== paste.title,
  );
  const keepsIntro = useEditorState(
    ({ history }) => paste.intro !== null && withHeading(history.present, paste).intro !== paste.intro,
  );
  const isScoring = useEditorState(({ history }) => history.present.scoreMode !== 'none');
  const isCut = lines.some(({ reason }) => reason === 'tooManyQuestions');
  const getQuestionTypeAt = ({ kind, question }: PastedLine) => {
    const pasted = kind === 'question' && question !== null ? questions[question] : undefined;
    return pasted && getPastedType(pasted);
  };
  return (
    <section className={styles.column} aria-label={t('preview')}>
      <div role="status">
        {problem ? (
          <Alert type={problem === 'empty' ? 'info' : 'warning'} showIcon title={t(`problem.${problem}`)} />
        ) : (
          <>
            {t('counts', { questions: questions.length - sections, sections, options })}
            {unclear > 0 && <span className={styles.unclearCount}>{t('unclear', { count: unclear })}</span>}
            {scored > 0 && (
              <div className={styles.reason}>{t(isScoring ? 'scored' : 'scoredLater', { count: scored })}</div>
            )}
            {(keepsTitle || keepsIntro) && <div className={styles.reason}>{t('headingKept')}</div>}
            {isCut && <Alert type="warning" showIcon title={t('cut', { room })} />}
          </>
        )}
      </div>
      {doubtful > 0 && (
        <Checkbox checked={isFiltered} onChange={({ target }) => setIsFiltered(target.checked)}>
          {t('onlyDoubtful', { count: doubtful })}
        </Checkbox>
      )}
      {problem !== 'empty' && lines.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
        <ol className={styles.lines} tabIndex={0} aria-label={t('lines')}>
          {lines.map(
            (line, index) =>
              (!isFilterOn || isDoubtful(line)) && (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their index
                <Line key={index} line={line} type={getQuestionTypeAt(line)} number={index + 1} />
              ),
          )}
        </ol>
      )}
    </section>
  );
});

type LineProps = {
  line: PastedLine;
  /** Type of the question that starts on the line. */
  type: QuestionType | undefined;
  number: number;
};

function Line({ line: { text, kind, reason, options }, type, number }: LineProps) {
  const t = useText(quizPasteTexts);
  const tQuiz = useText(quizTexts);
  const label = type ? tQuiz(`type.${type}`) : t(`kind.${kind}`);
  if (kind === 'blank') return <li className={styles.blank} aria-hidden />;
  const isWarning = kind === 'unclear' || (reason !== null && kind !== 'ignored');
  return (
    <li className={styles.line} data-kind={kind}>
      <span className={styles.number}>{number}</span>
      <span className={styles.kind}>{kind === 'option' && options > 1 ? t('options', { count: options }) : label}</span>
      <span className={styles.said}>
        {text.trim()}
        {reason && (
          <span className={isWarning && !acceptedReasons.has(reason) ? styles.wrong : styles.reason}>
            {t(`reason.${reason}`)}
          </span>
        )}
      </span>
    </li>
  );
}
