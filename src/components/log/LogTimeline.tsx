import type { QueryKey } from '@tanstack/react-query';
import { Button, Empty, Skeleton, Timeline } from 'antd';
import { type ReactNode, useRef } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import { useLoadMore } from '@/hooks/useLoadMore';
import { useText } from '@/hooks/useText';
import { logTexts } from '@/locales/log';
import styles from './LogTimeline.module.css';

type Entry = { id: string };

type Props<Item extends Entry> = {
  /** Query key; another key starts another log. */
  of: QueryKey;
  /** Accessible name of the log. */
  label: string;
  /** Loads page `current`, from 1, newest first. */
  read: (current: number) => Promise<{ list: Item[]; total: number }>;
  render: (entry: Item) => ReactNode;
  /** Text of an empty log; a generic one by default. */
  empty?: string;
  color?: (entry: Item) => string | undefined;
};

/** Pages count from the newest entry: an entry added meanwhile pushes the last one of a page to the next. */
const uniqueById = <Item extends Entry>(entries: readonly Item[]) => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];

/** A log, newest first; scrolling loads older entries. */
export function LogTimeline<Item extends Entry>({ of, label, read, render, empty, color }: Props<Item>) {
  const t = useText(logTexts);
  const box = useRef<HTMLElement>(null);
  const { list, isLoaded, error, moreError, isLoadingMore, hasMore, loadMore, reload } = useLoadMore(of, read, box);

  if (!isLoaded) return error ? <ListFailed error={error} onRetry={reload} /> : <Skeleton active />;
  if (list.length === 0) return <Empty description={empty ?? t('empty')} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus
    <section ref={box} className={styles.box} aria-label={label} tabIndex={0}>
      <Timeline
        items={uniqueById(list).map((entry) => ({ key: entry.id, color: color?.(entry), content: render(entry) }))}
      />
      {moreError ? (
        <ListFailed takesFocus error={moreError} onRetry={loadMore} />
      ) : (
        hasMore && (
          <Button loading={isLoadingMore} onClick={loadMore}>
            {t('more')}
          </Button>
        )
      )}
    </section>
  );
}
