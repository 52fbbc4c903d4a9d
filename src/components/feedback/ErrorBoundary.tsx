import { Button, Result } from 'antd';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { reloadConsole } from '@/components/form/reload';
import { fetchServedBuild } from '@/components/shell/new-version/served-build';
import { isChunkError } from '@/errors/chunk-error';
import { reportError } from '@/errors/report';
import { useDocumentTitle } from '@/hooks/useDocumentTitle';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { errorTexts } from '@/locales/error';
import styles from './ErrorBoundary.module.css';

type Props = {
  children: ReactNode;
  /** For what is no page: stands in its place. */
  fallback?: ReactNode;
};

/**
 * Keeps the menu usable when a page throws. Give it the path as `key`, so that the next page
 * starts anew.
 */
export class ErrorBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown) {
    reportError(error, 'boundary');
  }

  override render() {
    const { error } = this.state;
    const { children, fallback } = this.props;
    return error === undefined ? children : (fallback ?? <Failure isChunk={isChunkError(error)} />);
  }
}

function Failure({ isChunk }: { isChunk: boolean }) {
  const t = useText(errorTexts);
  const tApp = useText(appTexts);
  const title = t(isChunk ? 'chunkTitle' : 'crashTitle');
  useDocumentTitle(title);
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => {
    // Code that is missing is most likely that of an older version: then this is said, and not guessed.
    if (isChunk) void fetchServedBuild().then((served) => setIsOutdated(served?.isOther ?? false));
  }, [isChunk]);
  return (
    <div role="alert">
      <Result
        status={isChunk ? 'warning' : 'error'}
        title={<h1 className={styles.title}>{title}</h1>}
        subTitle={isOutdated ? tApp('newVersion') : t(isChunk ? 'chunkText' : 'crashText')}
        extra={[
          <Button key="reload" type="primary" onClick={() => void reloadConsole()}>
            {isOutdated ? tApp('refresh') : t('reload')}
          </Button>,
          // A full load on purpose: after a deployment the code of the start page may be gone as well.
          <Button key="home" href="/welcome">
            {t('home')}
          </Button>,
        ]}
      />
    </div>
  );
}
