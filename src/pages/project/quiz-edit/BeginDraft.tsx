import { Button, Card, Flex, Typography } from 'antd';
import { useState } from 'react';
import type { Project } from '@/contract/project-list';
import type { QuizVersion } from '@/contract/quiz-versions';
import { emptyQuiz } from '@/domain/quiz/edit/defaults';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { quizBeginTexts } from '@/locales/quizBegin';
import { quizEditTexts } from '@/locales/quizEdit';
import { createQuizDraft } from '@/services/quiz';
import { type Source, sources } from './begin/draft-target';
import { SourceDialog } from './begin/SourceDialog';
import { useBeginDraft } from './begin/useBeginDraft';

type Props = {
  project: Project;
  /** The version that members answer. */
  published: QuizVersion | undefined;
  onCreated: () => void;
};

/** Shown while the project has no draft: the published version, and the ways to start a draft. */
export function BeginDraft({ project, published, onCreated }: Props) {
  const t = useText(quizEditTexts);
  const tBegin = useText(quizBeginTexts);
  const [source, setSource] = useState<Source>();
  const [begin, isBeginning] = useAction(async () => {
    // On failure, too: another operator may have created the draft.
    await createQuizDraft(project.id).finally(onCreated);
  });
  const target = useBeginDraft(project.id, onCreated);
  const [beginBlank, isCreatingBlank] = useAction(() => target.write.scale(emptyQuiz(published?.title ?? '')));
  const close = () => {
    setSource(undefined);
    // The draft was created, but its content could not be written.
    if (target.hasEmptyDraft()) onCreated();
  };
  return (
    <Card>
      <Flex vertical gap={16} align="start">
        <Typography.Text>
          {published
            ? t('begin.published', { version: published.quizVersion, count: published.questionCount })
            : t('begin.none')}
        </Typography.Text>
        {published && published.answeringCount > 0 && (
          <Typography.Text type="secondary">
            {t('begin.answering', { count: published.answeringCount })}
          </Typography.Text>
        )}
        {project.status !== 'archived' && (
          <>
            <Button type="primary" loading={isBeginning} onClick={() => begin()}>
              {published ? t('begin.next', { version: published.quizVersion + 1 }) : t('begin.blank')}
            </Button>
            <Typography.Text type="secondary">{tBegin('or')}</Typography.Text>
            <Flex gap={8} wrap>
              {published && (
                <Button loading={isCreatingBlank} onClick={() => beginBlank()}>
                  {t('begin.blank')}
                </Button>
              )}
              {sources.map((key) => (
                <Button key={key} onClick={() => setSource(key)}>
                  {tBegin(`source.${key}`)}
                </Button>
              ))}
            </Flex>
          </>
        )}
      </Flex>
      <SourceDialog source={source} target={target} onClose={close} />
    </Card>
  );
}
