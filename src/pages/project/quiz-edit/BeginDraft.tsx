import { Button, Card, Flex, Typography } from 'antd';
import type { Project } from '@/contract/project';
import type { QuizVersion } from '@/contract/quiz-versions';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { createQuizDraft } from '@/services/quiz';

type Props = {
  project: Project;
  /** What members answer now. */
  published: QuizVersion | undefined;
  onBegun: () => void;
};

/** No draft is open: what members answer now, and the way to change it. */
export function BeginDraft({ project, published, onBegun }: Props) {
  const t = useText(quizEditTexts);
  const [begin, isBeginning] = useAction(async () => {
    await createQuizDraft(project.id);
    onBegun();
  });
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
          <Button type="primary" loading={isBeginning} onClick={() => begin()}>
            {published ? t('begin.next', { version: published.quizVersion + 1 }) : t('begin.blank')}
          </Button>
        )}
      </Flex>
    </Card>
  );
}
