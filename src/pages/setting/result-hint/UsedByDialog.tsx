import { Link } from '@umijs/max';
import { Typography } from 'antd';
import { BlockedDialog } from '@/components/form/BlockedDialog';
import type { BlockedByQuizzes, ResultHint } from '@/contract/result-hint';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';

type Props = Pick<BlockedByQuizzes, 'blockedBy'> & { hint: ResultHint; onClose: () => void };

/** Lists the published quizzes that block the deletion of a hint. */
export function UsedByDialog({ hint, blockedBy, onClose }: Props) {
  const t = useText(resultHintTexts);
  return (
    <BlockedDialog
      title={t('remove.title', { name: hint.name })}
      reason={t('remove.blocked', { count: blockedBy.length })}
      onClose={onClose}
    >
      <Typography.Text strong>{t('remove.usedBy')}</Typography.Text>
      <ul>
        {blockedBy.map(({ id, projectId, title }) => (
          <li key={id}>
            <Link to={`/project/quiz-edit?projectId=${encodeURIComponent(projectId)}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </BlockedDialog>
  );
}
