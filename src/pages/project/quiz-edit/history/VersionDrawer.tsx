import { Drawer } from 'antd';
import { useEntity } from '@/components/form/useEntity';
import { EntityGate } from '@/components/page/EntityGate';
import type { QuizVersion } from '@/contract/quiz-versions';
import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';
import { getQuiz } from '@/services/quiz';
import { QuizView } from './QuizView';
import { useVersionName } from './useVersionName';

/** Shows a version, read-only. */
export function VersionDrawer({ version, onClose }: { version: QuizVersion; onClose: () => void }) {
  const t = useText(quizPublishTexts);
  const formatVersion = useVersionName();
  const read = useEntity(['quiz', version.id], () => getQuiz(version.id));
  return (
    <Drawer
      open
      size={640}
      title={t('view.title', { version: formatVersion(version), title: version.title })}
      onClose={onClose}
    >
      <EntityGate read={read} notFound={t('history.versionGone')} onBack={onClose}>
        {(quiz) => <QuizView quiz={quiz} />}
      </EntityGate>
    </Drawer>
  );
}
