import { ImportOutlined, OrderedListOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { NEW_ENTITY, useEditParam } from '@/components/form/useEditParam';
import type { BulkAction } from '@/components/list/actions';
import { createBulkAction } from '@/components/list/bulk-action';
import { ListPage } from '@/components/list/ListPage';
import { prefetchList } from '@/components/list/prefetch-list';
import type { Hotword } from '@/contract/hotword';
import { hotwordBulkActions, hotword as limit } from '@/contract/limits/hotword';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { hotwordTexts } from '@/locales/hotword';
import {
  changeHotwords,
  changeMatchingHotwords,
  countEnabledHotwords,
  listHotwords,
  restoreHotwords,
} from '@/services/hotword';
import { hotwordColumns } from './columns';
import { hotwordFilters } from './filters';
import { HotwordDrawer } from './HotwordDrawer';
import { ImportDialog } from './ImportDialog';
import { formatLink } from './labels';
import { ORDER, OrderDrawer } from './OrderDrawer';
import { hotwordRowActions } from './row-actions';

/** Number of enabled hotwords and its limit; reloaded with the list. */
function EnabledCount() {
  const t = useText(hotwordTexts);
  const { data, error } = useRead(['hotword', 'enabledCount'], countEnabledHotwords);
  const isFull = !error && data !== undefined && data >= limit.maxEnabled;
  const count = error || data === undefined ? '—' : data;
  return (
    <Typography.Text role="status" type={isFull ? 'warning' : undefined}>
      {t(isFull ? 'enabledFull' : 'enabledCount', { count, max: limit.maxEnabled })}
    </Typography.Text>
  );
}

const change = createBulkAction({ byIds: changeHotwords, byFilter: changeMatchingHotwords });
const listSource = { name: 'hotword' as const, service: listHotwords, defaultSort: 'sort' };
export const prefetch = prefetchList(listSource);
const getHref = ({ id }: Hotword) => `/setting/search-hotwords?edit=${encodeURIComponent(id)}`;
const rowLabel = ({ word }: Hotword) => word;

/** Search Hotwords (docs/domain.md 6.14). */
export default function SearchHotwords() {
  const t = useText(hotwordTexts);
  const source = useEnumLabelOrRaw(hotwordTexts, 'source');
  const status = useEnumLabelOrRaw(hotwordTexts, 'status');
  const linkType = useEnumLabelOrRaw(hotwordTexts, 'linkType');
  const columns = useMemo(
    () => hotwordColumns(t, { source, status, link: (hotword) => formatLink(t, linkType, hotword) }),
    [t, source, status, linkType],
  );
  const fields = useMemo(() => hotwordFilters(t), [t]);
  const { target, open, close } = useEditParam();
  const [isImporting, setIsImporting] = useState(false);
  const rowActions = useMemo(() => hotwordRowActions(t, open), [t, open]);

  const bulkActions = useMemo(
    () =>
      hotwordBulkActions.map(
        (action): BulkAction => ({
          key: action,
          label: t(`action.${action}`),
          confirm: (count) => t(`bulk.${action}`, { count, max: limit.maxEnabled }),
          run: (rows) => change(rows, action),
          ...(action === 'delete' && {
            isDanger: true,
            undo: { text: (count) => t('done.deleteAll', { count }), restore: restoreHotwords },
          }),
        }),
      ),
    [t],
  );

  return (
    <ListPage<Hotword>
      fields={fields}
      columns={columns}
      {...listSource}
      rowLabel={rowLabel}
      onOpen={({ id }) => open(id)}
      href={getHref}
      rowActions={rowActions}
      bulkActions={bulkActions}
      note={<EnabledCount />}
      toolbar={
        <>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open(NEW_ENTITY)}>
            {t('action.create')}
          </Button>
          <Button icon={<ImportOutlined aria-hidden />} onClick={() => setIsImporting(true)}>
            {t('action.import')}
          </Button>
          <Button icon={<OrderedListOutlined aria-hidden />} onClick={() => open(ORDER)}>
            {t('action.order')}
          </Button>
        </>
      }
    >
      {(reload) => (
        <>
          {target === ORDER && <OrderDrawer onSaved={reload} onClose={close} />}
          {target && target !== ORDER && (
            <HotwordDrawer key={target} target={target} onSaved={reload} onClose={close} />
          )}
          {isImporting && <ImportDialog reload={reload} onClose={() => setIsImporting(false)} />}
        </>
      )}
    </ListPage>
  );
}
