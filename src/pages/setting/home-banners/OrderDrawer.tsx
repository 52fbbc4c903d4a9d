import { Empty, Modal, Typography } from 'antd';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import { ReorderDrawer } from '@/components/form/ReorderDrawer';
import type { Banner } from '@/contract/banner';
import { bannerPositions } from '@/contract/limits/banner';
import { useText } from '@/hooks/useText';
import { bannerTexts } from '@/locales/banner';
import { listBannersInOrder, orderBanners } from '@/services/banner';
import { BannerState } from './BannerState';
import styles from './OrderDrawer.module.css';

type Position = Banner['position'];

/** Value of the `edit` parameter, instead of a banner id, that opens the order of a position. */
export const toOrderTarget = (position: Position) => `order-${position}`;

/** Position that `target` opens the order of; undefined for a banner id. */
export const parseOrderTarget = (target: string | undefined) =>
  bannerPositions.find((position) => toOrderTarget(position) === target);

type Props = { position: Position; onSaved: () => void; onClose: () => void };

function Row({ banner }: { banner: Banner }) {
  return (
    <div className={styles.row}>
      <img src={banner.imageUrl} alt="" width={94} height={40} loading="lazy" />
      <span className={styles.title}>{banner.title}</span>
      <BannerState banner={banner} />
    </div>
  );
}

/** Drawer to reorder all banners of a position. */
export function OrderDrawer({ position, ...props }: Props) {
  const t = useText(bannerTexts);
  const named = { position: t(`position.${position}`) };
  const title = t('reorder.title', named);
  return (
    <EntityDrawer
      readKey={['banner', 'order', position]}
      read={() => listBannersInOrder(position)}
      title={title}
      onClose={props.onClose}
      edit={(banners) =>
        banners.length === 0 ? (
          <Modal open title={title} footer={null} onCancel={props.onClose}>
            <Empty description={t('reorder.empty', named)} />
          </Modal>
        ) : (
          <ReorderDrawer
            name={`banner:order:${position}`}
            title={title}
            label={t('reorder.list', named)}
            items={banners}
            read={() => listBannersInOrder(position)}
            nameOf={(banner) => banner.title}
            render={(banner) => <Row banner={banner} />}
            save={(order) => orderBanners(position, order)}
            {...props}
          >
            <Typography.Paragraph>{t('reorder.hint')}</Typography.Paragraph>
          </ReorderDrawer>
        )
      }
    />
  );
}
