import { Button, Result } from 'antd';
import type { ReactNode } from 'react';
import { useRetryOnline } from '@/hooks/useRetryOnline';
import { useText } from '@/hooks/useText';
import { viewerTexts } from '@/locales/viewer';

type Props = { title: string; text?: ReactNode; onRetry: () => void };

/** Error state of a file, with a retry. */
export function FileProblem({ title, text, onRetry }: Props) {
  const t = useText(viewerTexts);
  useRetryOnline(onRetry);
  return (
    <div role="alert">
      <Result status="warning" title={title} subTitle={text} extra={<Button onClick={onRetry}>{t('retry')}</Button>} />
    </div>
  );
}
