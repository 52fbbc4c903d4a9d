import { App, Button } from 'antd';
import type { FollowUpFilter } from '@/contract/follow-up-list';
import { narrowToDue } from '@/domain/follow-up/due-filter';
import { toBusinessDay } from '@/domain/period/calendar';
import { useAction } from '@/hooks/useAction';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { listFollowUps } from '@/services/follow-up';
import { serverNow } from '@/utils/clock';

type Props = { filter: FollowUpFilter; onOpen: (id: string) => void };

/** Opens the most urgent follow-up due by today that matches the filter and tab of the list. */
export function NextFollowUpButton({ filter, onOpen }: Props) {
  const t = useText(followUpTexts);
  const { modal } = App.useApp();
  const [run, isLooking] = useAction(async () => {
    const due = narrowToDue(filter, toBusinessDay(serverNow()));
    const query = { ...filter, ...due, sort: 'priority', current: 1, pageSize: 1 } as const;
    const first = due && (await listFollowUps(query)).list[0];
    if (first) onOpen(first.id);
    else await modal.info({ title: t('next.none.title'), content: t('next.none.text'), okText: t('next.none.ok') });
  });
  useShortcuts([{ keys: 'n', label: t('action.next'), run }]);
  return (
    <Button type="primary" loading={isLooking} onClick={run}>
      {t('action.next')}
    </Button>
  );
}
