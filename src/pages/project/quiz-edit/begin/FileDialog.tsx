import { ActionDialog } from '@/components/form/ActionDialog';
import { DropZone } from '@/components/import/DropZone';
import { quiz as limit } from '@/contract/limits/quiz';
import { useText } from '@/hooks/useText';
import { quizBeginTexts } from '@/locales/quizBegin';
import styles from './begin.module.css';
import type { SourceDialogProps } from './draft-target';
import { FileOutcome } from './FileOutcome';
import { QuizPreview } from './QuizPreview';
import { ReplaceWarning } from './ReplaceWarning';
import { useQuizFile } from './useQuizFile';

/** Imports an exported quiz file. A file with errors is not imported; the errors are listed. */
export default function FileDialog({ target: { projectId, current, write }, onClose }: SourceDialogProps) {
  const t = useText(quizBeginTexts);
  const { outcome, take } = useQuizFile(projectId);
  const content = outcome?.is === 'read' ? outcome.content : undefined;
  return (
    <ActionDialog
      draft={null}
      title={t('file.title')}
      okText={t(current ? 'ok.replace' : 'file.ok')}
      width={720}
      canSubmit={content !== undefined}
      onSubmit={async () => {
        if (content) await write.file(content);
      }}
      onClose={onClose}
    >
      <div className={styles.file}>
        <DropZone
          isDisabled={outcome?.is === 'reading'}
          accept=".json,application/json"
          rule={t('file.rule', { mb: limit.maxFileMb })}
          onFiles={take}
        />
        {outcome && <FileOutcome outcome={outcome} onRetry={(file) => take([file])} />}
        {content && <QuizPreview content={content} />}
        {content && <ReplaceWarning current={current} content={content} />}
      </div>
    </ActionDialog>
  );
}
