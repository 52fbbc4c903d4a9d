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
  /** Shown instead of the error page, for parts of a page. */
  fallback?: ReactNode;
};

/** Keeps the menu usable when a page throws. Use the path as `key`, so that the next page mounts again. */
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
    // A missing chunk most likely belongs to an older version: this checks instead of guessing.
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
          // A full page load: after a deployment the chunk of the start page may be gone as well.
          <Button key="home" href="/welcome">
            {t('home')}
          </Button>,
        ]}
      />
    </div>
  );
}
