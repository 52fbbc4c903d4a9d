import '@/locales/screens/banner';
import '@/locales/screens/input';
import { OrderedListOutlined, PlusOutlined } from '@ant-design/icons';
import { useRequest } from 'ahooks';
import { App, Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { ActionMenu } from '@/components/ActionMenu';
import { NEW, useEditParam } from '@/components/form/useEditParam';
import type { BulkAction, RowAction } from '@/components/list/actions';
import type { Filter } from '@/components/list/codec';
import { ListPage } from '@/components/list/ListPage';
import type { Target } from '@/components/list/selection';
import type { ListService } from '@/components/list/useListData';
import type { Banner, BannerBulkAction, BannerFilter, BannerQuery } from '@/contract/banner';
import { bannerPositions } from '@/contract/limits/banner';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { changeBanners, changeMatchingBanners, copyBanner, getBannerOccupancy, listBanners } from '@/services/banner';
import { BannerCard } from './BannerCard';
import { type BannerDialog, BannerDialogs } from './BannerDialogs';
import { BannerDrawer } from './BannerDrawer';
import { bannerColumns, bannerFilters } from './filters';
import { Occupancy } from './Occupancy';
import { PreviewDialog } from './PreviewDialog';
import { ReorderDialog } from './ReorderDialog';

// The filter fields of this page are those of the contract, by name and value.
const change = (target: Target<Filter>, action: BannerBulkAction) =>
  'ids' in target
    ? changeBanners(target.ids, action)
    : changeMatchingBanners(target.filter as BannerFilter, target.excludedIds, action);

const rowLabel = ({ title }: Banner) => title;

export default function HomeBanners() {
  const t = useText('banner');
  const { message } = App.useApp();
  const { target, open, close } = useEditParam();
  const [dialog, setDialog] = useState<BannerDialog>();
  const [previewed, setPreviewed] = useState<Banner>();
  const [reordered, setReordered] = useState<Banner['position']>();
  const columns = useMemo(() => bannerColumns(t), [t]);
  const fields = useMemo(() => bannerFilters(t), [t]);
  const { data: occupancy, refresh: countAgain } = useRequest(getBannerOccupancy, { manual: true, onError: () => {} });

  // Whatever makes the list be read anew may have changed how full the positions are.
  const read: ListService<Banner> = useCallback(
    (query, signal) => {
      countAgain();
      return listBanners(query as BannerQuery, signal);
    },
    [countAgain],
  );

  const [copy] = useAction(async (banner: Banner, reload: () => void) => {
    const { id } = await copyBanner(banner);
    message.success(t('done.copy'));
    reload();
    open(id);
  });

  const rowActions = useCallback(
    (banner: Banner, reload: () => void): RowAction[] => {
      const ask = (kind: BannerDialog['kind']) => () => setDialog({ kind, banner });
      const toggle = banner.status === 'enabled' ? 'disable' : 'enable';
      return [
        { key: 'edit', label: t('action.edit'), onClick: () => open(banner.id) },
        { key: 'preview', label: t('action.preview'), onClick: () => setPreviewed(banner) },
        { key: toggle, label: t(`action.${toggle}`), onClick: ask(toggle) },
        { key: 'copy', label: t('action.copy'), onClick: () => void copy(banner, reload) },
        { key: 'delete', label: t('action.delete'), isDanger: true, onClick: ask('delete') },
      ];
    },
    [t, open, copy],
  );

  const bulkActions = useMemo(
    () =>
      (['enable', 'disable', 'delete'] as const).map(
        (action): BulkAction => ({
          key: action,
          label: t(`action.${action}`),
          ...(action === 'delete' && { isDanger: true }),
          confirm: (count) => t(`bulk.${action}`, { count }),
          run: (chosen) => change(chosen, action),
        }),
      ),
    [t],
  );

  const toolbar = (
    <>
      {occupancy && <Occupancy positions={occupancy} />}
      <ActionMenu<Banner['position']>
        items={bannerPositions.map((position) => ({ key: position, label: t(`position.${position}`) }))}
        onChoose={setReordered}
      >
        {(trigger) => (
          <Button ref={trigger} icon={<OrderedListOutlined aria-hidden />} aria-haspopup="menu">
            {t('reorder')}
          </Button>
        )}
      </ActionMenu>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open(NEW)}>
        {t('create')}
      </Button>
    </>
  );

  return (
    <ListPage<Banner>
      name="banner"
      fields={fields}
      columns={columns}
      card={useCallback((banner: Banner) => <BannerCard banner={banner} onPreview={setPreviewed} />, [])}
      defaultSort="sort"
      service={read}
      rowLabel={rowLabel}
      rowActions={rowActions}
      bulkActions={bulkActions}
      toolbar={toolbar}
    >
      {(reload) => (
        <>
          {target && <BannerDrawer key={target} target={target} onSaved={reload} onClose={close} />}
          {dialog && <BannerDialogs dialog={dialog} reload={reload} onClose={() => setDialog(undefined)} />}
          {previewed && <PreviewDialog banner={previewed} onClose={() => setPreviewed(undefined)} />}
          {reordered && <ReorderDialog position={reordered} onDone={reload} onClose={() => setReordered(undefined)} />}
        </>
      )}
    </ListPage>
  );
}
