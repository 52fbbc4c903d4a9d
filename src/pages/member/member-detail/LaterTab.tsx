import { Result } from 'antd';
import { useText } from '@/hooks/useText';

/** A tab whose list comes with the screen that it belongs to. */
export function LaterTab({ name }: { name: string }) {
  const t = useText('memberDetail');
  return <Result status="info" title={t('later.title', { name })} subTitle={t('later.text')} />;
}
