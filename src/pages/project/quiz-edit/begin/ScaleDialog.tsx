import { Flex, Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import { ActionDialog } from '@/components/form/ActionDialog';
import { withNewIds } from '@/domain/quiz/edit/new-ids';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { quizBeginTexts } from '@/locales/quizBegin';
import { listQuizScales } from '@/services/quiz';
import { newId } from '../EditorContext';
import styles from './begin.module.css';
import type { SourceDialogProps } from './draft-target';
import { QuizPreview } from './QuizPreview';
import { ReplaceWarning } from './ReplaceWarning';

/** Copies a scale from the library, after a preview. */
export default function ScaleDialog({ target: { current, write }, onClose }: SourceDialogProps) {
  const t = useText(quizBeginTexts);
  const { data: scales, error, refetch } = useRead(['quiz', 'scales'], listQuizScales);
  const [key, setKey] = useState<string>();
  const scale = scales?.find((one) => one.key === key) ?? scales?.[0];
  return (
    <ActionDialog
      draft={null}
      title={t('scale.title')}
      okText={t(current ? 'ok.replace' : 'scale.ok')}
      width={880}
      canSubmit={scale !== undefined}
      onSubmit={async () => {
        if (scale) await write.scale(withNewIds(scale.content, newId));
      }}
      onClose={onClose}
    >
      {scale ? (
        <>
          <Flex gap={16} className={styles.choice}>
            <Radio.Group
              aria-label={t('scale.choose')}
              className={styles.list}
              value={scale.key}
              onChange={({ target }) => setKey(target.value)}
              options={scales?.map(({ key: value, title, questionCount: count }) => ({
                value,
                label: (
                  <>
                    {title}
                    <div className={styles.facts}>{t('count.questions', { count })}</div>
                  </>
                ),
              }))}
            />
            <QuizPreview content={scale.content} />
          </Flex>
          <ReplaceWarning current={current} content={scale.content} />
        </>
      ) : error ? (
        <ListFailed title={t('scale.failed')} error={error} onRetry={refetch} />
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
    </ActionDialog>
  );
}
