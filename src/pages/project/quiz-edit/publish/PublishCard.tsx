import { Button, Card, Collapse, Flex, Skeleton, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import type { useEntity } from '@/components/form/useEntity';
import type { Finding } from '@/domain/quiz/checks/finding';
import { diffQuizzes } from '@/domain/quiz/diff/diff';
import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';
import { useEditor, useEditorState } from '../EditorContext';
import { QuizDiff } from '../QuizDiff';
import { isError } from './findings';
import { PublishDialog } from './PublishDialog';
import { PublishSummary } from './PublishSummary';
import type { PublishedVersion } from './usePublishedVersion';

type Props = {
  findings: readonly Finding[];
  /** Whether the server has checked the current content. */
  isChecked: boolean;
  /** Published version with the same content. */
  unchangedSince: number | undefined;
  read: Pick<ReturnType<typeof useEntity<PublishedVersion>>, 'entity' | 'error' | 'reload'>;
  /** Called when the server refuses to publish because of errors. */
  onRefused: () => void;
  /** Scrolls to the review. */
  onReview: () => void;
};

/** Explains what publishing changes, with the button to publish. */
export function PublishCard({ findings, isChecked, unchangedSince, read, onRefused, onReview }: Props) {
  const t = useText(quizPublishTexts);
  const { entity: published, error, reload } = read;
  return (
    <Card title={t('publish')}>
      {error ? (
        <ListFailed title={t('versionsFailed')} error={error} onRetry={reload} />
      ) : published === undefined ? (
        <Skeleton active />
      ) : unchangedSince !== undefined ? (
        <Typography.Text>{t('publish.unchanged', { version: unchangedSince })}</Typography.Text>
      ) : (
        <PublishContent {...{ findings, isChecked, published, onRefused, onReview }} />
      )}
    </Card>
  );
}

function PublishContent({
  findings,
  isChecked,
  published,
  onRefused,
  onReview,
}: Omit<Props, 'read' | 'unchangedSince'> & { published: PublishedVersion }) {
  const t = useText(quizPublishTexts);
  const { isEditable } = useEditor();
  const content = useEditorState(({ history }) => history.present);
  const changes = useMemo(() => published && diffQuizzes(published.quiz, content), [published, content]);
  const [isOpen, setIsOpen] = useState(false);
  const version = (published?.version.quizVersion ?? 0) + 1;
  const errorCount = findings.filter(isError).length;
  const reason = () => {
    if (!isEditable) return t('publish.readOnly');
    if (errorCount > 0) return t('publish.blocked', { count: errorCount });
    return isChecked ? undefined : t('publish.waiting');
  };
  return (
    <Flex vertical gap={12} align="start">
      <PublishSummary published={published} content={content} />
      {published && changes && (
        <Collapse
          size="small"
          style={{ alignSelf: 'stretch' }}
          items={[
            {
              key: 'changes',
              label: t('publish.changes', { count: changes.length, version: published.version.quizVersion }),
              children: <QuizDiff entries={changes} />,
            },
          ]}
        />
      )}
      <Button type="primary" disabled={reason() !== undefined} onClick={() => setIsOpen(true)}>
        {t('publish.button', { version })}
      </Button>
      {reason() !== undefined && <Typography.Text>{reason()}</Typography.Text>}
      {isOpen && (
        <PublishDialog
          version={version}
          published={published}
          changes={changes}
          onRefused={onRefused}
          onReview={onReview}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Flex>
  );
}
