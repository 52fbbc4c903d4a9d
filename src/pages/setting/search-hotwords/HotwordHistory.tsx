import { ChangeHistory } from '@/components/log/ChangeHistory';
import type { Hotword } from '@/contract/hotword';
import { useText } from '@/hooks/useText';
import { hotwordTexts } from '@/locales/hotword';
import type { Targets } from './useTargets';

/** Change log of a hotword. */
export function HotwordHistory({ hotword: { id, version }, targets }: { hotword: Hotword; targets: Targets }) {
  const t = useText(hotwordTexts);
  return (
    <ChangeHistory
      entityType="hotword"
      entityId={id}
      version={version}
      texts={hotwordTexts}
      value={(name, value) => {
        if (name === 'target') return targets.getTargetName(value);
        // Pinning logs the new order of all hotwords; only the place of this one is shown.
        return name === 'sort' && Array.isArray(value) ? t('place', { place: value.indexOf(id) + 1 }) : undefined;
      }}
    />
  );
}
