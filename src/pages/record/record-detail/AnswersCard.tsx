import { Button, Card, Checkbox, Collapse, Empty, Flex } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { FocusFallback } from '@/components/page/FocusFallback';
import type { Quiz } from '@/contract/quiz';
import type { RecordDetail } from '@/contract/record-detail';
import { isImageAnswer } from '@/domain/record/image-answer';
import { getInitiallyOpenSections, groupBySection, type NumberedAnswer } from '@/domain/record/sections';
import { useQuestionNames } from '@/features/quiz/useQuestionNames';
import { useRuleSentence } from '@/features/quiz/useRuleSentence';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import { AnswerItem } from './AnswerItem';
import { AnswerPictures } from './AnswerPictures';
import { ClearNote } from './ClearNote';
import styles from './record-detail.module.css';
import { useAnswerText } from './useAnswerText';
import type { ShownAnswers } from './useShownAnswers';

type Props = {
  record: RecordDetail;
  /** The answered version of the quiz, when it is loaded. */
  quiz: Quiz | undefined;
  shown: ShownAnswers;
  /** Open sections. */
  open: readonly string[];
  onOpen: (keys: string[]) => void;
  isPrinting: boolean;
  onReveal?: () => void;
  onAmend?: (questionId: string) => void;
};

const noQuestions: Quiz['questions'] = [];

/** Answers of the member, grouped by the sections of the quiz. */
export function AnswersCard({ record, quiz, shown, open, onOpen, isPrinting, onReveal, onAmend }: Props) {
  const t = useText(recordDetailTexts);
  const revealButton = useRef<HTMLButtonElement>(null);
  const hideButton = useRef<HTMLButtonElement>(null);
  const [isFlaggedOnly, setFlaggedOnly] = useState(false);
  const [isScoredOnly, setScoredOnly] = useState(false);
  const answers = isPrinting ? record.answers : shown.answers;
  const filter = isPrinting ? { isFlaggedOnly: false, isScoredOnly: false } : { isFlaggedOnly, isScoredOnly };
  const sections = groupBySection(answers, filter);
  const textOf = useAnswerText(answers, quiz);
  const questions = quiz?.questions ?? noQuestions;
  const sentenceOf = useRuleSentence(questions, useQuestionNames(questions));
  const reasons = useMemo(() => {
    const rules = new Map(quiz?.rules.map((rule) => [rule.ruleId, rule]));
    return new Map(
      record.hiddenQuestions.map(({ questionId, by, ruleIds }) => [
        questionId,
        { by, rules: ruleIds.flatMap((id) => rules.get(id) ?? []).map(sentenceOf) },
      ]),
    );
  }, [quiz, record.hiddenQuestions, sentenceOf]);
  const weights = useMemo(
    () =>
      quiz?.scoreMode === 'weighted'
        ? new Map(quiz.questions.map(({ questionId, weight }) => [questionId, weight ?? 1]))
        : undefined,
    [quiz],
  );
  const hasMasked = record.answers.some(({ masked }) => masked);
  const picturesIn = (answer: NumberedAnswer) => {
    const urls = isPrinting ? [] : shown.picturesOf(answer.questionId);
    if (!isImageAnswer(answer.type) || !(answer.masked || urls.length > 0)) return undefined;
    return (
      <AnswerPictures
        answer={answer}
        urls={urls}
        secondsLeft={shown.secondsLeft}
        onReveal={isPrinting ? undefined : onReveal}
      />
    );
  };
  const areAllOpen = isPrinting || isFlaggedOnly || isScoredOnly;

  // A quiz without sections has no heading to collapse.
  const hasOneSection = sections.every(({ title }) => title === null);
  const listOf = (own: readonly NumberedAnswer[]) => (
    <ul className={styles.answers}>
      {own.map((answer) => (
        <AnswerItem
          key={answer.questionId}
          answer={answer}
          text={textOf(answer)}
          pictures={picturesIn(answer)}
          amendments={record.amendments.filter(({ questionId }) => questionId === answer.questionId)}
          contradiction={record.contradictions.find(({ questionId }) => questionId === answer.questionId)}
          hidden={reasons.get(answer.questionId)}
          weight={weights?.get(answer.questionId)}
          onAmend={onAmend && !isPrinting && !isImageAnswer(answer.type) ? () => onAmend(answer.questionId) : undefined}
        />
      ))}
    </ul>
  );
  return (
    <Card
      size="small"
      title={t('answers', { count: answers.length })}
      extra={
        !isPrinting && (
          <Flex gap={16} wrap>
            <Checkbox checked={isFlaggedOnly} onChange={({ target }) => setFlaggedOnly(target.checked)}>
              {t('flaggedOnly')}
            </Checkbox>
            <Checkbox checked={isScoredOnly} onChange={({ target }) => setScoredOnly(target.checked)}>
              {t('scoredOnly')}
            </Checkbox>
            {hasMasked && onReveal && !shown.isClear && (
              <FocusFallback to={() => hideButton.current}>
                <Button ref={revealButton} size="small" onClick={onReveal}>
                  {t('reveal.answers')}
                </Button>
              </FocusFallback>
            )}
          </Flex>
        )
      }
    >
      {shown.isClear && !isPrinting && (
        <ClearNote shown={shown} button={hideButton} next={() => revealButton.current} />
      )}
      {sections.length === 0 ? (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t(isFlaggedOnly ? 'answers.noneFlagged' : isScoredOnly ? 'answers.noneScored' : 'answers.none')}
        />
      ) : hasOneSection ? (
        listOf(sections.flatMap((section) => section.answers))
      ) : (
        <Collapse
          ghost
          size="small"
          activeKey={areAllOpen ? sections.map(({ key }) => key) : [...open]}
          onChange={(keys) => onOpen([keys].flat())}
          items={sections.map(({ key, title, answers: own, flagCount }) => ({
            key,
            label: (
              <strong>
                {title ?? t('section.none')}
                {flagCount > 0 && ` · ${t('section.flags', { count: flagCount })}`}
              </strong>
            ),
            extra: t('section.count', { count: own.length }),
            children: listOf(own),
          }))}
        />
      )}
    </Card>
  );
}

/** Sections that are open initially, or all sections. */
export function sectionsOpenAtFirst({ answers }: Pick<RecordDetail, 'answers'>, which?: 'all') {
  const sections = groupBySection(answers, { isFlaggedOnly: false, isScoredOnly: false });
  return which === 'all' ? sections.map(({ key }) => key) : getInitiallyOpenSections(sections);
}
