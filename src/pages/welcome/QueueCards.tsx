import { Link } from '@umijs/max';
import { type WorkQueue, workbenchCounts } from '@/contract/limits/workbench';
import type { WorkbenchCounts } from '@/contract/workbench';
import { useText } from '@/hooks/useText';
import { welcomeTexts } from '@/locales/welcome';
import { queueAddress } from './queue-address';
import styles from './welcome.module.css';

type Props = { counts: WorkbenchCounts; isMine: boolean };

/** Queues in which nothing should wait. */
const urgent: ReadonlySet<WorkQueue> = new Set(['redFlags', 'followUpsOverdue', 'adverseToAcknowledge']);

function toneOf(queue: WorkQueue, count: number) {
  if (count === 0) return styles.none;
  return urgent.has(queue) ? styles.urgent : undefined;
}

/** How much waits in each queue, each a link into the list of exactly that. */
export function QueueCards({ counts, isMine }: Props) {
  const t = useText(welcomeTexts);
  return (
    <>
      <ul className={styles.cards}>
        {workbenchCounts.map((queue) => (
          <li key={queue}>
            <Link className={styles.card} to={queueAddress(queue, isMine)}>
              <span>{t(`queue.${queue}`)}</span>{' '}
              <span className={`${styles.count} ${toneOf(queue, counts[queue]) ?? ''}`}>
                {counts[queue] === 0 ? t('none') : t('count', { count: counts[queue] })}
              </span>{' '}
              <span className={styles.note}>{t(`queueNote.${queue}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {isMine && <p className={styles.explained}>{t('scope.note')}</p>}
    </>
  );
}
