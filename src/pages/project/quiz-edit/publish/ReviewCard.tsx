import { Button, Card, Flex, Typography } from 'antd';
import { type Ref, useState } from 'react';
import { RelativeTime } from '@/components/display/RelativeTime';
import { LastReview } from '@/components/review/LastReview';
import { RequestReviewDialog } from '@/components/review/RequestReviewDialog';
import { ReviewBadge } from '@/components/review/ReviewBadge';
import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';
import { reviewTexts } from '@/locales/review';
import { requestQuizReview } from '@/services/quiz';
import { useEditor, useEditorState } from '../EditorContext';
import { isSaved } from './findings';
import { QuizReviewDialog } from './QuizReviewDialog';
import type { PublishedVersion } from './usePublishedVersion';

type Props = {
  published: PublishedVersion | undefined;
  /** Whether the content is that of the published version. */
  isUnchanged: boolean;
  ref: Ref<HTMLDivElement>;
};

/** Review status of a scored quiz. Reviewing needs no lease. */
export function ReviewCard({ published, isUnchanged, ref }: Props) {
  const t = useText(quizPublishTexts);
  const tReview = useText(reviewTexts);
  const { adopt } = useEditor();
  const saved = useEditorState((state) => state.saved);
  const content = useEditorState(({ history }) => history.present);
  const [isOpen, setIsOpen] = useState(false);
  const [isRequesting, setIsRequesting] = useState(false);
  const isCurrent = isSaved(content, saved);
  if (content.scoreMode === 'none')
    return (
      <Card title={t('review')}>
        <Typography.Text type="secondary">{t('review.notNeeded')}</Typography.Text>
      </Card>
    );
  return (
    <Card title={t('review')} ref={ref} tabIndex={-1} extra={<ReviewBadge reviewed={saved} />}>
      <Flex vertical gap={8} align="start">
        {(saved.reviewedAt ?? saved.reviewRequestedAt) !== null && (
          <div>
            <LastReview reviewed={saved} />
            {saved.reviewedAt !== null && <RelativeTime instant={saved.reviewedAt} />}
          </div>
        )}
        <Typography.Text type="secondary">
          {t(saved.medicalReviewed && !isCurrent ? 'review.voids' : 'review.again')}
        </Typography.Text>
        <Flex gap={8} wrap>
          <Button disabled={saved.textEditedByMe || !isCurrent} onClick={() => setIsOpen(true)}>
            {t('review.button')}
          </Button>
          {!saved.medicalReviewed && !isUnchanged && (
            <Button disabled={!isCurrent} onClick={() => setIsRequesting(true)}>
              {tReview('request')}
            </Button>
          )}
        </Flex>
        {saved.textEditedByMe && !saved.medicalReviewed && (
          <Typography.Text>{t('review.own', { name: saved.textEditedByName })}</Typography.Text>
        )}
      </Flex>
      {isRequesting && (
        <RequestReviewDialog
          name={saved.title}
          draft={`quiz.requestReview:${saved.id}`}
          onRequest={async (operatorId) => {
            const requested = await requestQuizReview(saved, operatorId);
            adopt(requested);
            return requested;
          }}
          onClose={() => setIsRequesting(false)}
        />
      )}
      {isOpen && <QuizReviewDialog published={published} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
