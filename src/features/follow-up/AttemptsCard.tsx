import { Card } from 'antd';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { FollowUp } from '@/contract/follow-up-list';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';

/** Failed contact attempts, newest first. */
export function AttemptsCard({ attemptLog }: Pick<FollowUp, 'attemptLog'>) {
  const t = useText(followUpTexts);
  const way = useEnumLabelOrRaw(followUpTexts, 'way');
  const result = useEnumLabelOrRaw(followUpTexts, 'result');
  if (attemptLog.length === 0) return null;
  return (
    <Card size="small" title={t('attempts')}>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {attemptLog.toReversed().map((attempt) => (
          <li key={attempt.at}>
            {t('attempt.line', { way: way(attempt.way), result: result(attempt.result) })} · {attempt.byName} ·{' '}
            <RelativeTime instant={attempt.at} />
            {attempt.note && <div style={{ overflowWrap: 'anywhere' }}>{attempt.note}</div>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
