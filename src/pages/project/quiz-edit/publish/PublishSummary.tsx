import type { QuizContent } from '@/contract/quiz';
import { isAnswerable } from '@/domain/quiz/model';
import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';
import type { PublishedVersion } from './usePublishedVersion';

type Props = { published: PublishedVersion; content: QuizContent };

/** Which version is published, which one it replaces, and how many members still answer that one. */
export function PublishSummary({ published, content }: Props) {
  const t = useText(quizPublishTexts);
  const count = content.questions.filter(({ type }) => isAnswerable(type)).length;
  if (!published) return <div>{t('publish.first', { count })}</div>;
  const { quizVersion: before, answeringCount } = published.version;
  return (
    <div>
      <div>{t('publish.next', { version: before + 1, before, count })}</div>
      <div>
        {answeringCount > 0
          ? t('publish.answering', { count: answeringCount, version: before })
          : t('publish.noneAnswering', { version: before })}
      </div>
    </div>
  );
}
