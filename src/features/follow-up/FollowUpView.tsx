import { Card, Descriptions, Drawer, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import type { FollowUp } from '@/contract/follow-up-list';
import { seriousEventReportDueAt } from '@/domain/follow-up/serious-event';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { formatMinute } from '@/utils/date';
import { AdverseTag } from './AdverseTag';
import { type FollowUpDialogKind, FollowUpDialogs } from './dialogs/FollowUpDialogs';
import { FollowUpAside } from './FollowUpAside';
import { FollowUpBar } from './FollowUpBar';
import { FollowUpHead } from './FollowUpHead';
import type { FollowUpDialogProps } from './useFollowUpChange';

type Props = FollowUpDialogProps & { onOpen?: (id: string) => void };

/** Drawer of a closed follow-up: its result and the remaining actions. */
export function FollowUpView({ followUp, onChanged, onClose, onOpen }: Props) {
  const t = useText(followUpTexts);
  const [dialog, setDialog] = useState<FollowUpDialogKind>();
  return (
    <Drawer open title={t('drawer.title', { followNo: followUp.followNo })} size={720} onClose={onClose}>
      <FollowUpHead followUp={followUp} />
      <FollowUpBar followUp={followUp} onAct={setDialog} onOpen={onOpen} />
      <Flex vertical gap={16}>
        <FactsCard followUp={followUp} />
        <FollowUpAside followUp={followUp} />
      </Flex>
      {dialog && (
        <FollowUpDialogs kind={dialog} followUp={followUp} onChanged={onChanged} onClose={() => setDialog(undefined)} />
      )}
    </Drawer>
  );
}

function FactsCard({ followUp }: { followUp: FollowUp }) {
  const t = useText(followUpTexts);
  const way = useEnumLabelOrRaw(followUpTexts, 'way');
  const outcome = useEnumLabelOrRaw(followUpTexts, 'outcome');
  const seenDoctor = useEnumLabelOrRaw(followUpTexts, 'seenDoctor');
  const { status, adverseAckAt, adverseAckByName, adverseAckNote, cancelReason } = followUp;
  if (status !== 'done' && status !== 'cancelled') return null;
  const time = (instant: string | null) => formatMinute(instant) ?? '—';
  const reportDueAt = seriousEventReportDueAt(followUp);
  const facts: [label: string, value: ReactNode][] =
    status === 'cancelled'
      ? [[t('detail.cancelReason'), cancelReason ?? '—']]
      : [
          [t('column.doneAt'), time(followUp.doneAt)],
          [t('field.doneByName'), followUp.doneByName ?? '—'],
          [t('field.way'), way(followUp.way)],
          [t('field.outcome'), outcome(followUp.outcome)],
          [t('field.seenDoctor'), seenDoctor(followUp.seenDoctor)],
          [t('field.adverse'), <AdverseTag key="adverse" {...followUp} />],
          ...(reportDueAt ? ([[t('adverse.report'), time(reportDueAt)]] as [string, ReactNode][]) : []),
          ...(adverseAckAt
            ? ([
                [
                  t('action.acknowledge'),
                  t('detail.acknowledged', {
                    name: adverseAckByName ?? '—',
                    time: time(adverseAckAt),
                    note: adverseAckNote ?? '—',
                  }),
                ],
              ] as [string, ReactNode][])
            : []),
          [t('field.content'), followUp.content ?? '—'],
          [t('field.nextAt'), time(followUp.nextAt)],
        ];
  return (
    <Card size="small">
      <Descriptions
        column={1}
        size="small"
        items={facts.map(([label, children]) => ({ key: label, label, children }))}
        styles={{ content: { overflowWrap: 'anywhere' } }}
      />
    </Card>
  );
}
