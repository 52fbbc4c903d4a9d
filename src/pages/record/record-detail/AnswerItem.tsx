import { Button, Tag, Typography } from 'antd';
import type { ReactNode } from 'react';
import { RelativeTime } from '@/components/display/RelativeTime';
import { StatusBadge } from '@/components/display/StatusBadge';
import type { RecordDetail } from '@/contract/record-detail';
import type { NumberedAnswer } from '@/domain/record/sections';
import { useContradictionText } from '@/features/record/useContradictionText';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { recordTexts } from '@/locales/record';
import { recordDetailTexts } from '@/locales/recordDetail';
import styles from './record-detail.module.css';

/** Why a question was not shown: the kind of reason, and the rules as sentences. */
export type HiddenReason = { by: RecordDetail['hiddenQuestions'][number]['by']; rules: readonly string[] };

type Props = {
  answer: NumberedAnswer;
  /** Null without an answer. */
  text: string | null;
  /** Shown instead of the text for picture answers. */
  pictures?: ReactNode;
  amendments: RecordDetail['amendments'];
  /** Contradiction with the profile. */
  contradiction?: RecordDetail['contradictions'][number];
  hidden: HiddenReason | undefined;
  /** Weight of the points in the total; undefined where the quiz adds up points without weights. */
  weight?: number;
  /** Undefined if the answer cannot be corrected. */
  onAmend?: () => void;
};

/** A question as shown to the member, with its answer, its points and consequences, on one line if they fit. */
export function AnswerItem({ answer, text, pictures, amendments, contradiction, hidden, weight, onAmend }: Props) {
  const t = useText(recordDetailTexts);
  const tQuiz = useText(quizTexts);
  const tRecord = useText(recordTexts);
  const contradictionText = useContradictionText();
  const { questionId, number, titleSnapshot, riskFlag, score, sensitive, masked } = answer;
  const unsaid = t(masked ? (sensitive ? 'answer.sensitive' : 'answer.masked') : 'answer.none');
  const scoreText = score === null ? undefined : tRecord('score', { score });
  const points = scoreText && weight !== undefined ? t('answer.weighted', { points: scoreText, weight }) : scoreText;
  return (
    <li
      id={answerId(questionId)}
      tabIndex={-1}
      className={`${styles.answer} ${riskFlag === 'none' ? '' : styles[riskFlag]}`}
    >
      <div className={styles.question}>
        <div className={answer.hidden ? styles.hidden : undefined}>
          {number}. <bdi>{titleSnapshot}</bdi>{' '}
          {riskFlag !== 'none' && (
            <StatusBadge tone={riskFlag === 'red' ? 'error' : 'warning'} label={tQuiz(`flag.${riskFlag}`)} />
          )}{' '}
          {contradiction && (
            <StatusBadge
              tone="warning"
              label={tRecord('contradiction.of', {
                profile: contradictionText(contradiction.field, contradiction.profile),
              })}
            />
          )}{' '}
          {amendments.length > 0 && <Tag>{t('answer.amended')}</Tag>}
        </div>
        {answer.hidden ? (
          <div className={styles.hidden}>
            {hidden ? t('answer.hiddenBy', { reason: tQuiz(`hiddenBy.${hidden.by}`) }) : t('answer.hidden')}
            {hidden && hidden.rules.length > 0 && (
              <ul className={styles.reasons}>
                {hidden.rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            )}
          </div>
        ) : (
          <div className={styles.value}>
            {pictures ??
              (text === null ? <Typography.Text type="secondary">{unsaid}</Typography.Text> : <strong>{text}</strong>)}
          </div>
        )}
        <span className={styles.points}>{points}</span>
        <span>
          {onAmend && !answer.hidden && (
            <Button
              size="small"
              type="link"
              className={styles.amend}
              aria-label={t('amend.named', { number })}
              onClick={onAmend}
            >
              {t('amend')}
            </Button>
          )}
        </span>
      </div>
      {amendments.map(({ from, to, reason, byName, at, scoreBefore, scoreAfter }) => (
        <div key={at}>
          <Typography.Text type="secondary">
            <del>{from.join(t('listSeparator')) || t('answer.none')}</del> →{' '}
            <ins>{to.join(t('listSeparator')) || t('answer.none')}</ins>
            {scoreBefore !== scoreAfter &&
              ` · ${t('amend.score', { before: scoreBefore ?? '—', after: scoreAfter ?? '—' })}`}
            {' · '}
            {t('amend.why', { reason, name: byName })} <RelativeTime instant={at} />
          </Typography.Text>
        </div>
      ))}
    </li>
  );
}

/** Element id of the answer to a question. */
export const answerId = (questionId: string) => `answer-${questionId}`;
