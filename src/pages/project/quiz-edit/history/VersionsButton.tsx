import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';
import type { DraftAccess } from './edited-draft';

const VersionsDrawer = lazy(() => import('./VersionsDrawer'));

/** Opens the versions of a project's quiz. */
export function VersionsButton({ size, ...access }: DraftAccess & { size?: 'small' }) {
  const t = useText(quizPublishTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size={size} icon={<HistoryOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('history')}
      </Button>
      {isOpen && (
        <ErrorBoundary>
          <Suspense>
            <VersionsDrawer {...access} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
