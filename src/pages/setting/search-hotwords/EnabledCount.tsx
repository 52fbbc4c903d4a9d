import { Typography } from 'antd';
import { hotword as limit } from '@/contract/limits/hotword';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { hotwordTexts } from '@/locales/hotword';
import { countEnabledHotwords } from '@/services/hotword';

/** How many hotwords are enabled of as many as may be; read again with the list. */
export function EnabledCount() {
  const t = useText(hotwordTexts);
  const { data, error } = useRead(['hotword', 'enabledCount'], countEnabledHotwords);
  const isFull = !error && data !== undefined && data >= limit.maxEnabled;
  const count = error || data === undefined ? '—' : data;
  return (
    <Typography.Text role="status" type={isFull ? 'warning' : undefined} style={{ alignSelf: 'center' }}>
      {t(isFull ? 'enabledFull' : 'enabledCount', { count, max: limit.maxEnabled })}
    </Typography.Text>
  );
}
