import { Collapse } from 'antd';
import { ChangeTimeline, type LogLabels } from '@/components/log/ChangeTimeline';
import type { Hotword } from '@/contract/hotword';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { hotwordTexts } from '@/locales/hotword';
import { useHotwordLabels } from './useHotwordLabels';
import type { Targets } from './useTargets';

/** Who changed what about a hotword, folded until somebody asks. */
export function HotwordHistory({ hotword, targets }: { hotword: Hotword; targets: Targets }) {
  const t = useText(hotwordTexts);
  const action = useEnumLabel(hotwordTexts, 'log');
  const field = useEnumLabel(hotwordTexts, 'field');
  const { valueText } = useHotwordLabels();
  const words: LogLabels = {
    action,
    field,
    value: (name, value) => {
      if (name === 'target') return targets.nameOf(value);
      // Pinning one moves all: what it says of this one is its place.
      if (name === 'sort' && Array.isArray(value)) return t('log.place', { place: value.indexOf(hotword.id) + 1 });
      return valueText(name, value);
    },
  };
  return (
    <Collapse
      size="small"
      items={[
        {
          key: 'history',
          label: t('history'),
          children: <ChangeTimeline entityType="hotword" entityId={hotword.id} words={words} />,
        },
      ]}
    />
  );
}
