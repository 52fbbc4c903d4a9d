import { Alert, Button, Flex } from 'antd';
import type { useLease } from '@/hooks/lease/useLease';
import { useTakeOver } from '@/hooks/lease/useTakeOver';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { formatMinute } from '@/utils/date';

type Props = {
  lease: ReturnType<typeof useLease>;
  /** Loads the latest draft of the other operator. */
  onReload: () => void;
};

/** Shows who edits the draft if it is not this window, and offers to take over or to try again. */
export function LeaseBanner({ lease: { status, holder, claim, takeOver }, onReload }: Props) {
  const t = useText(quizEditTexts);
  const values = {
    name: holder?.operatorName ?? '',
    time: holder ? (formatMinute(holder.since)?.slice(-5) ?? '') : '',
  };
  const confirmTakeOver = useTakeOver(
    { holder, takeOver },
    { title: t('lease.takeOver.title', values), text: t('lease.takeOver.text', values), ok: t('lease.takeOver') },
  );
  if (status === 'asking' || status === 'mine') return null;
  const title = () => {
    if (status === 'free') return t('lease.free');
    if (status === 'failed') return t('lease.failed');
    if (!holder) return t('lease.ended');
    if (holder.isMine) return t('lease.otherWindow', values);
    return t(status === 'lost' ? 'lease.takenOver' : 'lease.held', values);
  };
  return (
    <Alert
      role="alert"
      type="warning"
      showIcon
      title={title()}
      description={
        <Flex gap={8} wrap>
          {holder ? (
            <>
              {status === 'held' && <Button onClick={onReload}>{t('lease.reload')}</Button>}
              <Button onClick={confirmTakeOver}>{t('lease.takeOver')}</Button>
            </>
          ) : (
            <Button onClick={() => claim()}>{t(status === 'failed' ? 'lease.retry' : 'lease.edit')}</Button>
          )}
        </Flex>
      }
    />
  );
}
