import { Flex } from 'antd';
import type { ReactNode } from 'react';
import type { Banner } from '@/contract/banner';
import { bannerState } from '@/domain/banner/state';
import { useMinute } from '@/hooks/useMinute';
import styles from './BannerCard.module.css';
import { BannerState } from './BannerState';
import { useBannerText } from './useBannerText';

type Props = { banner: Banner; onPreview: (banner: Banner) => void };

/** A banner as members see it, and what the operator has to know of it. */
export function BannerCard({ banner, onPreview }: Props) {
  const { t, link, schedule, timing } = useBannerText();
  const now = useMinute();
  const { title, imageUrl, position, audience, exposureCount, clickCount, ctr, remark } = banner;
  const remaining = timing(banner, now);

  const facts: [name: string, value: ReactNode][] = [
    [t('field.link'), link(banner)],
    [t('field.audience'), t(`audience.${audience}`)],
    [
      t('field.schedule'),
      <>
        <span>{schedule(banner)}</span>
        {remaining && <strong className={styles.remaining}>{remaining}</strong>}
      </>,
    ],
    ...(remark ? [[t('field.remark'), remark] as [string, ReactNode]] : []),
  ];
  const figures = [
    [t('field.exposureCount'), t('times', { count: exposureCount })],
    [t('field.clickCount'), t('times', { count: clickCount })],
    [t('field.ctr'), ctr === null ? '—' : t('percent', { value: ctr })],
  ];

  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('previewOf', { title })}
        onClick={() => onPreview(banner)}
      >
        <img src={imageUrl} alt="" width={750} height={320} loading="lazy" />
      </button>
      <div className={styles.text}>
        <Flex justify="space-between" align="center" gap={8}>
          <span>{t(`position.${position}`)}</span>
          <BannerState state={bannerState(banner, now)} />
        </Flex>
        <h2 className={styles.title}>{title}</h2>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <dl className={styles.figures}>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
