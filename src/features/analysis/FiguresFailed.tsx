import { Alert, Button } from 'antd';
import { ErrorText } from '@/errors/ErrorText';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';

type Props = { title: string; error: unknown; onRetry: () => void };

/** In place of a line of figures that failed to load. */
export function FiguresFailed({ title, error, onRetry }: Props) {
  const t = useText(analysisTexts);
  return (
    <Alert
      type="warning"
      showIcon
      title={title}
      description={<ErrorText error={error} />}
      action={
        <Button size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
