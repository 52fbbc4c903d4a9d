import { useMemoizedFn } from 'ahooks';
import { useEffect, useRef } from 'react';
import { isSameValue } from '@/domain/compare';
import { hasSameContent } from '@/domain/quiz/version';
import { useEditor, useEditorState } from '../EditorContext';
import { FindingsCard } from './FindingsCard';
import { PublishCard } from './PublishCard';
import styles from './publish.module.css';
import { ReviewCard } from './ReviewCard';
import { useFindings, useServerCheck } from './useFindings';
import { usePublishedVersion } from './usePublishedVersion';

/** Checks, review and publishing of the quiz (docs/domain.md 4.1, 6.3). */
export function PublishTab() {
  const { store } = useEditor();
  const content = useEditorState(({ history }) => history.present);
  const check = useServerCheck();
  const { findings, differs } = useFindings(check.data);
  const read = usePublishedVersion();
  const published = read.entity;
  const unchangedSince =
    published && hasSameContent(content, published.quiz) ? published.version.quizVersion : undefined;
  const review = useRef<HTMLDivElement>(null);

  // Undo and restore change the content on this tab, too.
  const recheck = useMemoizedFn(() => check.refetch());
  useEffect(() => {
    if (store.get().history.present === content) recheck();
  }, [content, store, recheck]);

  const goToReview = () => {
    review.current?.scrollIntoView({ block: 'center' });
    review.current?.focus();
  };

  return (
    <div className={styles.columns}>
      <FindingsCard
        findings={findings}
        differs={differs}
        check={check}
        unchangedSince={unchangedSince}
        onReview={goToReview}
      />
      <div className={styles.side}>
        <ReviewCard ref={review} published={published} isUnchanged={unchangedSince !== undefined} />
        <PublishCard
          findings={findings}
          isChecked={isSameValue(check.data?.content, content) && !check.isFetching && !check.error}
          read={read}
          unchangedSince={unchangedSince}
          onRefused={recheck}
          onReview={goToReview}
        />
      </div>
    </div>
  );
}
