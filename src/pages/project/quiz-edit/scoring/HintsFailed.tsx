import { Alert, Button } from 'antd';
import { ErrorText } from '@/errors/ErrorText';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import type { Hints } from './useHints';

/** Error with a retry button, if the hints could not be loaded. */
export function HintsFailed({ hints: { error, hints, reload } }: { hints: Hints }) {
  const t = useText(quizScoringTexts);
  if (!error || hints) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('hints.failed')}
      description={<ErrorText error={error} />}
      action={
        <Button size="small" onClick={reload}>
          {t('hints.retry')}
        </Button>
      }
    />
  );
}
