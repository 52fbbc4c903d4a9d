import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { NEW } from '@/components/form/useEditParam';
import type { BulkAction } from '@/components/list/actions';
import type { Filter } from '@/components/list/codec';
import { ListPage } from '@/components/list/ListPage';
import type { Target } from '@/components/list/selection';
import type { ListService } from '@/components/list/useListData';
import type { Hotword, HotwordBulkAction, HotwordFilter, HotwordQuery } from '@/contract/hotword';
import { hotwordBulkActions, hotword as limit } from '@/contract/limits/hotword';
import { useText } from '@/hooks/useText';
import { changeHotwords, changeMatchingHotwords, listHotwords } from '@/services/hotword';
import { hotwordColumns } from './columns';
import { EnabledCount } from './EnabledCount';
import { hotwordFilters } from './filters';
import { HotwordDrawer } from './HotwordDrawer';
import { ImportDialog } from './ImportDialog';
import { StatusDialog } from './StatusDialog';
import { useRowActions } from './useRowActions';

const change = (target: Target<Filter>, action: HotwordBulkAction) =>
  'ids' in target
    ? changeHotwords(target.ids, action)
    : changeMatchingHotwords(target.filter as HotwordFilter, target.excludedIds, action);

const rowLabel = ({ word }: Hotword) => word;

type Props = {
  /** The hotword that is edited, or `new`; undefined while none is. */
  target?: string;
  onEdit: (target: string) => void;
  onOrder: () => void;
  onClose: () => void;
};

export function HotwordList({ target, onEdit, onOrder, onClose }: Props) {
  const t = useText('hotword');
  const columns = useMemo(() => hotwordColumns(t), [t]);
  const fields = useMemo(() => hotwordFilters(t), [t]);
  const [changing, setChanging] = useState<Hotword>();
  const [isImporting, setIsImporting] = useState(false);
  const [reads, setReads] = useState(0);
  const rowActions = useRowActions({ onEdit, onStatus: setChanging });

  // Whatever has the list read anew may have enabled or disabled one.
  const service = useCallback<ListService<Hotword>>((query, signal) => {
    setReads((count) => count + 1);
    return listHotwords(query as HotwordQuery, signal);
  }, []);

  const bulkActions = useMemo(
    () =>
      hotwordBulkActions.map(
        (action): BulkAction => ({
          key: action,
          label: t(`action.${action}`),
          isDanger: action === 'delete' ? true : undefined,
          confirm: (count) => t(`bulk.${action}`, { count, max: limit.enabled }),
          run: (rows) => change(rows, action),
        }),
      ),
    [t],
  );

  return (
    <ListPage<Hotword>
      name="hotword"
      fields={fields}
      columns={columns}
      defaultSort="sort"
      service={service}
      rowLabel={rowLabel}
      onOpen={({ id }) => onEdit(id)}
      rowActions={rowActions}
      bulkActions={bulkActions}
      toolbar={
        <>
          <EnabledCount stamp={reads} />
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => onEdit(NEW)}>
            {t('action.create')}
          </Button>
          <Button onClick={() => setIsImporting(true)}>{t('action.import')}</Button>
          <Button onClick={onOrder}>{t('action.order')}</Button>
        </>
      }
    >
      {(reload) => (
        <>
          {target && <HotwordDrawer key={target} target={target} onSaved={reload} onClose={onClose} />}
          {changing && <StatusDialog hotword={changing} reload={reload} onClose={() => setChanging(undefined)} />}
          {isImporting && <ImportDialog reload={reload} onClose={() => setIsImporting(false)} />}
        </>
      )}
    </ListPage>
  );
}
