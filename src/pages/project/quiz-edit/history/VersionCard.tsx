import { Button, Card, Flex, Typography } from 'antd';
import { RelativeTime } from '@/components/display/RelativeTime';
import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import type { QuizVersion } from '@/contract/quiz-versions';
import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';
import { useVersionName } from './useVersionName';

const tones = { draft: 'processing', published: 'success', retired: 'default' } satisfies Record<string, Tone>;

type Action = 'view' | 'compare' | 'restore' | 'download' | 'remove';

type Props = {
  version: QuizVersion;
  /** Whether the draft cannot be overwritten or deleted. */
  isReadOnly: boolean;
  /** Whether there is another version. */
  canCompare: boolean;
  onAction: Record<Action, () => void>;
};

/** A version in the history, with its publisher, counts, note and actions. */
export function VersionCard({ version, isReadOnly, canCompare, onAction }: Props) {
  const t = useText(quizPublishTexts);
  const name = useVersionName()(version);
  const { status, questionCount: questions, answeringCount: answering, recordCount: records } = version;
  const isDraft = status === 'draft';
  const all: Action[] = isDraft ? ['compare', 'download', 'remove'] : ['view', 'compare', 'restore', 'download'];
  const actions = all.filter((action) => canCompare || action !== 'compare');
  const isDisabled = (action: Action) => isReadOnly && (action === 'restore' || action === 'remove');
  return (
    <Card
      size="small"
      role="group"
      aria-label={name}
      title={name}
      extra={<StatusBadge tone={tones[status]} label={t(`status.${status}`)} />}
    >
      <Flex vertical gap={4}>
        <Typography.Text type="secondary">
          {isDraft
            ? t('history.editedBy', { name: version.textEditedByName })
            : t('history.publishedBy', { name: version.publishedByName ?? '—' })}{' '}
          <RelativeTime instant={isDraft ? version.updatedAt : version.publishedAt} />
        </Typography.Text>
        <div>
          {isDraft ? t('history.draftCounts', { questions }) : t('history.counts', { questions, answering, records })}
        </div>
        {version.publishNote !== null && (
          <div style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {t('history.note', { note: version.publishNote })}
          </div>
        )}
        <Flex gap={8} wrap style={{ marginBlockStart: 4 }}>
          {actions.map((action) => (
            <Button
              key={action}
              size="small"
              danger={action === 'remove'}
              disabled={isDisabled(action)}
              aria-label={
                isDraft && action === 'remove'
                  ? undefined
                  : t('history.actionOf', { action: t(`history.${action}`), name })
              }
              onClick={onAction[action]}
            >
              {t(`history.${action}`)}
            </Button>
          ))}
        </Flex>
      </Flex>
    </Card>
  );
}
