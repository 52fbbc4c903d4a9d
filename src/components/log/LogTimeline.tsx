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
  /** Key of its read: another one begins a new log. */
  of: QueryKey;
  /** Names the log to a screen reader. */
  label: string;
  /** Reads page `current`, counted from 1, newest first. */
  read: (current: number) => Promise<{ list: Item[]; total: number }>;
  render: (entry: Item) => ReactNode;
  /** Said where there is none; by default that there is none yet. */
  empty?: string;
  colour?: (entry: Item) => string | undefined;
};

/** Pages are counted from the newest entry: one that came in between pushes the last of a page into the next one. */
const uniqueById = <Item extends Entry>(entries: readonly Item[]) => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];

/** A log, newest first; older entries come as one scrolls. */
export function LogTimeline<Item extends Entry>({ of, label, read, render, empty, colour }: Props<Item>) {
  const t = useText(logTexts);
  const box = useRef<HTMLElement>(null);
  const { list, isLoaded, error, moreError, isLoadingMore, hasMore, loadMore, reload } = useLoadMore(of, read, box);

  if (!isLoaded) return error ? <ListFailed error={error} onRetry={reload} /> : <Skeleton active />;
  if (list.length === 0) return <Empty description={empty ?? t('empty')} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard, too
    <section ref={box} className={styles.box} aria-label={label} tabIndex={0}>
      <Timeline
        items={uniqueById(list).map((entry) => ({ key: entry.id, color: colour?.(entry), content: render(entry) }))}
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
