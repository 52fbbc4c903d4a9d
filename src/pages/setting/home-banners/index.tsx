import { OrderedListOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { ActionMenu } from '@/components/actions/ActionMenu';
import { createToggleAction } from '@/components/actions/toggle';
import { NEW_ENTITY, useEditParam } from '@/components/form/useEditParam';
import type { BulkAction, RowAction } from '@/components/list/actions';
import { createBulkAction } from '@/components/list/bulk-action';
import { ListPage } from '@/components/list/ListPage';
import { prefetchList } from '@/components/list/prefetch-list';
import type { Banner } from '@/contract/banner';
import { bannerBulkActions, bannerPositions } from '@/contract/limits/banner';
import { bannerState } from '@/domain/banner/state';
import { useRead } from '@/hooks/useRead';
import {
  changeBanners,
  changeMatchingBanners,
  copyBanner,
  deleteBanner,
  disableBanner,
  enableBanner,
  getBannerOccupancy,
  listBanners,
  restoreBanner,
  restoreBanners,
} from '@/services/banner';
import { serverNow } from '@/utils/clock';
import { BannerCard } from './BannerCard';
import { BannerDrawer } from './BannerDrawer';
import { bannerColumns } from './columns';
import { ExpiredDialog } from './ExpiredDialog';
import { bannerFilters } from './filters';
import { Occupancy } from './Occupancy';
import { OrderDrawer, parseOrderTarget, toOrderTarget } from './OrderDrawer';
import { PreviewDialog } from './PreviewDialog';
import { useBannerLabels } from './useBannerLabels';

const change = createBulkAction({ byIds: changeBanners, byFilter: changeMatchingBanners });
const listSource = { name: 'banner' as const, service: listBanners, defaultSort: 'sort' };
export const prefetch = prefetchList(listSource);
const getHref = ({ id }: Banner) => `/setting/home-banners?edit=${encodeURIComponent(id)}`;
const rowLabel = ({ title }: Banner) => title;

export default function HomeBanners() {
  const labels = useBannerLabels();
  const { t } = labels;
  const { target, open, close } = useEditParam();
  const [expired, setExpired] = useState<Banner>();
  const [previewed, setPreviewed] = useState<Banner>();
  const openBanner = useCallback(({ id }: Banner) => open(id), [open]);
  const reordered = parseOrderTarget(target);
  const columns = useMemo(() => bannerColumns(labels), [labels]);
  const fields = useMemo(() => bannerFilters(t), [t]);
  const { data: occupancy } = useRead(['banner', 'occupancy'], getBannerOccupancy);

  const rowActions = useCallback(
    (banner: Banner): RowAction[] => {
      const { title } = banner;
      const { toggle, run, undo } = createToggleAction(banner, { enable: enableBanner, disable: disableBanner });
      const isExpired = toggle === 'enable' && bannerState({ ...banner, status: 'enabled' }, serverNow()) === 'expired';
      return [
        { key: 'edit', label: t('action.edit'), group: 'edit', onClick: () => open(banner.id) },
        { key: 'preview', label: t('action.preview'), group: 'work', onClick: () => setPreviewed(banner) },
        {
          key: toggle,
          label: t(`action.${toggle}`),
          group: 'edit',
          ...(isExpired ? { onClick: () => setExpired(banner) } : { run, undo: undo(t(`done.${toggle}`, { title })) }),
        },
        {
          key: 'copy',
          label: t('action.copy'),
          group: 'edit',
          run: async () => open((await copyBanner(banner)).id),
          done: t('done.copy'),
        },
        {
          key: 'delete',
          label: t('action.delete'),
          group: 'danger',
          run: () => deleteBanner(banner),
          undo: { text: t('done.delete', { title }), restore: () => restoreBanner(banner) },
        },
      ];
    },
    [t, open],
  );

  const bulkActions = useMemo(
    () =>
      bannerBulkActions.map(
        (action): BulkAction => ({
          key: action,
          label: t(`action.${action}`),
          confirm: (count) => t(`bulk.${action}`, { count }),
          run: (chosen) => change(chosen, action),
          ...(action === 'delete' && {
            isDanger: true,
            undo: { text: (count) => t('done.deleteAll', { count }), restore: restoreBanners },
          }),
        }),
      ),
    [t],
  );

  const toolbar = (
    <>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open(NEW_ENTITY)}>
        {t('create')}
      </Button>
      <ActionMenu<Banner['position']>
        items={bannerPositions.map((position) => ({ key: position, label: t(`position.${position}`) }))}
        onChoose={(position) => open(toOrderTarget(position))}
      >
        {(trigger) => (
          <Button ref={trigger} icon={<OrderedListOutlined aria-hidden />} aria-haspopup="menu">
            {t('reorder')}
          </Button>
        )}
      </ActionMenu>
    </>
  );

  return (
    <ListPage<Banner>
      fields={fields}
      columns={columns}
      card={useCallback((banner: Banner) => <BannerCard banner={banner} onPreview={setPreviewed} />, [])}
      {...listSource}
      rowLabel={rowLabel}
      onOpen={openBanner}
      href={getHref}
      rowActions={rowActions}
      bulkActions={bulkActions}
      note={occupancy && <Occupancy positions={occupancy} />}
      toolbar={toolbar}
    >
      {(reload) => (
        <>
          {reordered && <OrderDrawer position={reordered} onSaved={reload} onClose={close} />}
          {target && !reordered && <BannerDrawer key={target} target={target} onSaved={reload} onClose={close} />}
          {expired && <ExpiredDialog banner={expired} onEdit={open} onClose={() => setExpired(undefined)} />}
          {previewed && <PreviewDialog banner={previewed} onClose={() => setPreviewed(undefined)} />}
        </>
      )}
    </ListPage>
  );
}
