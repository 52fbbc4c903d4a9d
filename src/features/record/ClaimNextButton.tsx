import { history } from '@umijs/max';
import { App, Button } from 'antd';
import type { RecordFilter } from '@/contract/record-list';
import { useAction } from '@/hooks/useAction';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { recordWorkTexts } from '@/locales/recordWork';
import { claimNextRecord } from '@/services/record';
import { recordPath } from './record-path';

type Props = { filter: RecordFilter; isMain?: boolean };

/** Claims the most urgent unclaimed record that matches the filter of the list, except for its assignee and status. */
export function ClaimNextButton({ filter: { assignee: _, status: __, ...filter }, isMain = false }: Props) {
  const t = useText(recordWorkTexts);
  const { message, modal } = App.useApp();
  const [run, isClaiming] = useAction(async () => {
    const record = await claimNextRecord(filter);
    if (record) {
      message.success(t('claim.done', { recordNo: record.recordNo }));
      history.push(recordPath(record.id));
    } else await modal.info({ title: t('none.title'), content: t('none.text'), okText: t('none.ok') });
  });
  useShortcuts([{ keys: 'n', label: t('action.claimNext'), run }]);
  return (
    <Button type={isMain ? 'primary' : 'default'} loading={isClaiming} onClick={run}>
      {t('action.claimNext')}
    </Button>
  );
}
