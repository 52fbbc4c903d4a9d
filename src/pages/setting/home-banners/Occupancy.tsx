import { Flex, Tag } from 'antd';
import type { BannerOccupancy } from '@/contract/banner';
import { banner as limit } from '@/contract/limits/banner';
import { useText } from '@/hooks/useText';
import { bannerTexts } from '@/locales/banner';
import styles from './Occupancy.module.css';

/** Number of online banners per position and its limit, and the maximum that the schedule will show at once. */
export function Occupancy({ positions }: { positions: readonly BannerOccupancy[] }) {
  const t = useText(bannerTexts);
  return (
    <Flex wrap gap={4} component="ul" aria-label={t('occupancy')} className={styles.positions}>
      <li aria-hidden>{t('state.online')}</li>
      {positions.map(({ position, onlineCount, busiestCount }) => (
        <li key={position}>
          <Tag color={busiestCount >= limit.maxOnlinePerPosition ? 'warning' : undefined}>
            {t('occupancy.of', {
              position: t(`position.${position}`),
              online: onlineCount,
              max: limit.maxOnlinePerPosition,
            })}
            {busiestCount > onlineCount && t('occupancy.busiest', { busiest: busiestCount })}
          </Tag>
        </li>
      ))}
    </Flex>
  );
}
