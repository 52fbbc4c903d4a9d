import { history } from '@umijs/max';
import { Button, Typography } from 'antd';
import type { Finding } from '@/domain/quiz/checks/finding';
import { getQuestionName } from '@/domain/quiz/diff/readable';
import { isAnswerable } from '@/domain/quiz/model';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';
import { listHintsFor } from '@/services/result-hint';
import { useEditor, useEditorState } from '../EditorContext';
import { type FixLocation, groupFindings } from './findings';
import { getFixHref } from './fix-href';
import styles from './publish.module.css';
import { useFindingText } from './useFindingText';

type Props = {
  findings: readonly Finding[];
  /** Scrolls to the review. */
  onReview: () => void;
};

/** Findings grouped by the place where they are fixed, each with a link to it. */
export function FindingList({ findings, onReview }: Props) {
  const t = useText(quizPublishTexts);
  const formatFinding = useFindingText();
  const { show, projectId } = useEditor();
  const questions = useEditorState((state) => state.history.present.questions);
  const levels = useEditorState((state) => state.history.present.resultLevels);
  const { data: hints, error: hintsFailed } = useRead(
    ['resultHint', 'ofProject', projectId],
    () => listHintsFor(projectId),
    { enabled: findings.some(({ code }) => code === 'hintMissing') },
  );

  const placeName = (place: FixLocation) => {
    if (typeof place !== 'number') return t(`place.${place}`);
    const question = questions[place];
    if (!question) return '';
    const name = getQuestionName(question);
    if (!isAnswerable(question.type)) return name;
    // Numbered as on its card: sections and descriptions have no number.
    const number = questions.slice(0, place + 1).filter(({ type }) => isAnswerable(type)).length;
    return t('place.question', { place: number, name });
  };
  const isWaiting = ({ code }: Finding) => code === 'hintMissing' && !hints && !hintsFailed;
  const openFinding = (finding: Finding) => {
    // If the hints cannot be loaded, it opens a new hint.
    const href = getFixHref(finding, { projectId, levels, hints: hints ?? [] });
    if (href !== undefined) history.push(href);
    else if (finding.code === 'notSignedOff') onReview();
    else show(finding.at);
  };

  return groupFindings(findings).map(({ place, findings: ofPlace }) => (
    <section key={place} aria-label={placeName(place)} className={styles.group}>
      <Typography.Text type="secondary" ellipsis className={styles.place}>
        {placeName(place)}
      </Typography.Text>
      <ul className={styles.list}>
        {ofPlace.map((finding) => (
          <li key={JSON.stringify([finding.code, finding.at, finding.params])}>
            <Button
              type="link"
              className={styles.finding}
              disabled={isWaiting(finding)}
              onClick={() => openFinding(finding)}
            >
              {formatFinding(finding)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
