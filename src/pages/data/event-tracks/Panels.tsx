import { Card, Tabs } from 'antd';
import type { EventTrackFilter } from '@/contract/event-track-list';
import { useEnumParam } from '@/features/analysis/useEnumParam';
import { useText } from '@/hooks/useText';
import { eventTrackTexts } from '@/locales/eventTrack';
import { BetweenPanel } from './BetweenPanel';
import { Figures } from './Figures';
import { TermsPanel } from './TermsPanel';

type Props = { filter: EventTrackFilter; running: string | undefined };

const panels = ['figures', 'between', 'terms'] as const;

/** Tabs with reports on the listed events; each loads when it is opened. */
export function Panels({ filter, running }: Props) {
  const t = useText(eventTrackTexts);
  const panel = useEnumParam('panel', panels);
  return (
    <Card size="small" style={{ marginBlockEnd: 16 }}>
      <Tabs
        activeKey={panel.value}
        destroyOnHidden
        onChange={(key) => panel.set(panels.find((one) => one === key) ?? 'figures')}
        items={[
          {
            key: 'figures',
            label: t('panel.figures'),
            children: <Figures filter={filter} running={running} />,
          },
          { key: 'between', label: t('panel.between'), children: <BetweenPanel filter={filter} /> },
          {
            key: 'terms',
            label: t('panel.terms'),
            children: <TermsPanel from={filter.from} before={filter.before} />,
          },
        ]}
      />
    </Card>
  );
}
