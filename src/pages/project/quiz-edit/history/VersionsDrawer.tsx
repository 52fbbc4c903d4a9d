import { Alert, Drawer, Empty, Flex, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import { useEntity } from '@/components/form/useEntity';
import { ChangeHistory } from '@/components/log/ChangeHistory';
import type { Quiz } from '@/contract/quiz';
import type { QuizVersion } from '@/contract/quiz-versions';
import { useAction } from '@/hooks/useAction';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizLogTexts } from '@/locales/quizLog';
import { quizPublishTexts } from '@/locales/quizPublish';
import { getQuiz, listQuizVersions } from '@/services/quiz';
import { saveQuizFile } from '../save-quiz-file';
import { CompareDrawer } from './CompareDrawer';
import type { DraftAccess } from './edited-draft';
import { RemoveDialog } from './RemoveDialog';
import { RestoreDialog } from './RestoreDialog';
import { VersionCard } from './VersionCard';
import { VersionDrawer } from './VersionDrawer';

type Overlay =
  | { what: 'view' | 'compare'; version: QuizVersion }
  | { what: 'restore'; version: QuizVersion; quiz: Quiz }
  | { what: 'remove' };

/** Lists the versions and the draft of a quiz, to view, compare, restore and download (docs/domain.md 6.3). */
export default function VersionsDrawer({ onClose, ...access }: DraftAccess & { onClose: () => void }) {
  const t = useText(quizPublishTexts);
  const tEdit = useText(quizEditTexts);
  const { projectId, draft, refusal } = access;
  const {
    entity: versions,
    error,
    reload,
  } = useEntity(['quiz', 'versions', projectId], () => listQuizVersions(projectId));
  const newest = versions?.[0];
  const [overlay, setOverlay] = useState<Overlay>();
  const close = useCallback(() => setOverlay(undefined), []);
  useRestoreFocus(true);
  useRestoreFocus(overlay !== undefined);

  const getContent = async ({ id }: QuizVersion) => (id === draft?.id ? draft.content : getQuiz(id));
  const [download] = useAction(async (version: QuizVersion) => {
    const content = await getContent(version);
    saveQuizFile(content, tEdit('export.name', { title: content.title }));
  });
  const [restore] = useAction(async (version: QuizVersion) =>
    setOverlay({ what: 'restore', version, quiz: await getQuiz(version.id) }),
  );
  const closeAnd = (work: () => void) => {
    onClose();
    work();
  };

  return (
    <Drawer open title={t('history')} size={640} onClose={onClose}>
      {error ? (
        <ListFailed title={t('versionsFailed')} error={error} onRetry={reload} />
      ) : versions === undefined ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <Flex vertical gap={12}>
          {refusal !== undefined && <Alert role="note" type="info" showIcon title={refusal} />}
          {versions.length === 0 && <Empty description={t('history.empty')} />}
          {versions.map((version) => (
            <VersionCard
              key={version.id}
              version={version}
              isReadOnly={refusal !== undefined}
              canCompare={versions.length > 1}
              onAction={{
                view: () => setOverlay({ what: 'view', version }),
                compare: () => setOverlay({ what: 'compare', version }),
                restore: () => restore(version),
                download: () => download(version),
                remove: () => setOverlay({ what: 'remove' }),
              }}
            />
          ))}
          {newest && (
            <ChangeHistory version={newest.version} entityType="quiz" entityId={newest.id} texts={quizLogTexts} />
          )}
        </Flex>
      )}
      {overlay?.what === 'view' && <VersionDrawer version={overlay.version} onClose={close} />}
      {overlay?.what === 'compare' && versions && (
        <CompareDrawer version={overlay.version} versions={versions} draft={draft} onClose={close} />
      )}
      {overlay?.what === 'restore' && (
        <RestoreDialog
          {...overlay}
          draft={draft}
          onRestored={(restored) => closeAnd(() => access.onRestored(restored))}
          onClose={close}
        />
      )}
      {overlay?.what === 'remove' && draft && (
        <RemoveDialog draft={draft} onRemoved={() => closeAnd(access.onRemoved)} onClose={close} />
      )}
    </Drawer>
  );
}
