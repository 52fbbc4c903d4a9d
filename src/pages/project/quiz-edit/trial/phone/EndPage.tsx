import { Flex, Typography } from 'antd';
import type { ResultHint } from '@/contract/result-hint';
import type { Trial } from '@/domain/quiz/engine/trial';
import { HintCard } from '@/features/result-hint/HintCard';
import { useMembersText } from '@/hooks/useMembersText';
import { useRead } from '@/hooks/useRead';
import { quizTrialTexts } from '@/locales/quizTrial';
import { resultHintTexts } from '@/locales/resultHint';
import { getProject } from '@/services/project';
import { useEditor } from '../../EditorContext';
import type { MemoizedHints } from '../useMemoizedHints';
import styles from './phone.module.css';

type Props = { result: Trial<ResultHint>; hints: MemoizedHints };

/** Page after submitting: the hint for a red flag, then the hint of the level. */
export function EndPage({ result, hints: { hints, error } }: Props) {
  const tMembers = useMembersText(quizTrialTexts);
  const tHint = useMembersText(resultHintTexts);
  const { projectId } = useEditor();
  const { data: project } = useRead(['project', projectId], () => getProject(projectId));
  const values = {
    score: result.total === null ? null : String(result.total),
    levelName: result.level?.name ?? null,
    projectName: project?.name ?? null,
    hospitalName: tHint('sample.hospitalName'),
  };
  const found = result.hints.flatMap(({ hint }) => hint ?? []);
  return (
    <Flex vertical gap={8}>
      <p className={styles.title} role="status">
        {tMembers(result.outcome === 'disqualified' ? 'phone.disqualified' : 'phone.done')}
      </p>
      {found.map((hint) => (
        <HintCard key={hint.id} hint={hint} values={values} />
      ))}
      {found.length === 0 && (
        <Typography.Text type="secondary">
          {tMembers(error && !hints ? 'phone.hintsFailed' : hints ? 'phone.noHint' : 'phone.hintsLoading')}
        </Typography.Text>
      )}
    </Flex>
  );
}
