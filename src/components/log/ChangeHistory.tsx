import { Collapse } from 'antd';
import { useText } from '@/hooks/useText';
import { logTexts } from '@/locales/log';
import { ChangeTimeline, type ChangeTimelineProps } from './ChangeTimeline';

/** The change log of one entity: collapsed at first, and loaded again for another version. */
export function ChangeHistory(props: ChangeTimelineProps & { version: number }) {
  const t = useText(logTexts);
  return (
    <Collapse size="small" items={[{ key: 'history', label: t('changes'), children: <ChangeTimeline {...props} /> }]} />
  );
}
