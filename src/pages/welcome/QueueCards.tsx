import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { claimedQueues, reviewQueues, type WorkQueue, waitingQueues } from '@/contract/limits/workbench';
import type { WorkbenchCounts } from '@/contract/workbench';
import { useText } from '@/hooks/useText';
import { welcomeTexts } from '@/locales/welcome';
import { queueAddress } from './queue-url';
import styles from './welcome.module.css';

type Props = { counts: WorkbenchCounts; isMine: boolean };

/** Queues that should be empty. */
const urgent: ReadonlySet<WorkQueue> = new Set(['redFlags', 'followUpsOverdue', 'adverseToAcknowledge']);

function getTone(queue: WorkQueue, count: number) {
  if (count === 0) return styles.none;
  return urgent.has(queue) ? styles.urgent : undefined;
}

/** Counts of the queues and of claimed work; each links to the list with exactly these rows. */
export function QueueCards({ counts, isMine }: Props) {
  const t = useText(welcomeTexts);
  const told = (queue: WorkQueue) => (counts[queue] === 0 ? t('none') : t('count', { count: counts[queue] }));
  return (
    <>
      <ul className={styles.cards}>
        {waitingQueues.map((queue) => (
          <li key={queue}>
            <Link className={styles.card} to={queueAddress(queue, isMine)}>
              <span>{t(`queue.${queue}`)}</span>{' '}
              <span className={`${styles.count} ${getTone(queue, counts[queue]) ?? ''}`}>{told(queue)}</span>{' '}
              <span className={styles.note}>{t(`queueNote.${queue}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Flex wrap gap="4px 16px" className={styles.explained}>
        {[...claimedQueues, ...reviewQueues].map((queue) => (
          <Link key={queue} className={styles.link} to={queueAddress(queue, isMine)}>
            {t('queue.count', { queue: t(`queue.${queue}`), count: counts[queue] })}
          </Link>
        ))}
        {isMine && <span>{t('scope.note')}</span>}
      </Flex>
    </>
  );
}
