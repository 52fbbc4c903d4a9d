import { ActionDialog } from '@/components/form/ActionDialog';
import type { Question } from '@/contract/quiz';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';

/** All options at once, a line each. */
export function OptionLinesDialog({ onClose }: { question: Question; onClose: () => void }) {
  const t = useText(quizEditTexts);
  return (
    <ActionDialog title={t('options.bulk')} okText={t('options.bulkOk')} onSubmit={async () => {}} onClose={onClose} />
  );
}
