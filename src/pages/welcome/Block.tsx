import { Flex, Skeleton } from 'antd';
import { type ReactNode, useId } from 'react';
import hidden from '@/components/display/hidden.module.css';
import { ListFailed } from '@/components/feedback/ListFailed';
import { StaleNote } from '@/components/feedback/StaleNote';
import stale from '@/components/feedback/stale.module.css';
import { useText } from '@/hooks/useText';
import { welcomeTexts } from '@/locales/welcome';
import type { BlockRead } from './useWelcomeBlock';
import styles from './welcome.module.css';

type Props<Data> = {
  title: string;
  /** Beside the title, when data is shown. */
  extra?: (data: Data) => ReactNode;
  /** Text of the error when there is no data. */
  failed: string;
  read: BlockRead<Data>;
  children: (data: Data) => ReactNode;
};

/** Part of the screen with its own loading, error and retry. */
export function Block<Data>({ title, extra, failed, read: { data, at, error, reload }, children }: Props<Data>) {
  const t = useText(welcomeTexts);
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id} tabIndex={-1}>
      <Flex wrap align="center" justify="space-between" gap="8px 16px" className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {data !== undefined && extra?.(data)}
      </Flex>
      {data === undefined && error === undefined && (
        <>
          <span className={hidden.hidden}>{t('loading')}</span>
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </>
      )}
      {data === undefined && error !== undefined && <ListFailed title={failed} error={error} onRetry={reload} />}
      {data !== undefined && at !== undefined && error !== undefined && (
        <StaleNote at={at} error={error} onRetry={reload} />
      )}
      {data !== undefined && <div className={error === undefined ? undefined : stale.stale}>{children(data)}</div>}
    </section>
  );
}
