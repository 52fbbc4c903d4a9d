import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { DateTimeRange } from '@/components/display/DateTimeRange';
import type { Banner } from '@/contract/banner';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useMinute } from '@/hooks/useMinute';
import { bannerTexts } from '@/locales/banner';
import styles from './BannerCard.module.css';
import { BannerState } from './BannerState';
import { useBannerLabels } from './useBannerLabels';

type Props = { banner: Banner; onPreview: (banner: Banner) => void };

/** Content of a banner's card: its picture, state, settings and figures. */
export function BannerCard({ banner, onPreview }: Props) {
  const { t, link, schedule, timing } = useBannerLabels();
  const positionWord = useEnumLabelOrRaw(bannerTexts, 'position');
  const audienceWord = useEnumLabelOrRaw(bannerTexts, 'audience');
  const now = useMinute();
  const { title, imageUrl, position, audience, sort, exposureCount, clickCount, ctr, remark } = banner;
  const remaining = timing(banner, now);
  const target = link(banner);
  const times = (count: number | undefined) => (count === undefined ? '—' : t('times', { count }));

  const facts: [name: string, value: ReactNode][] = [
    [
      t('field.link'),
      <bdi key="link" className={styles.link} title={target}>
        {target}
      </bdi>,
    ],
    [t('field.audience'), audienceWord(audience)],
    [
      t('field.schedule'),
      <>
        <span>
          <DateTimeRange text={schedule(banner)} />
        </span>
        {remaining && <strong className={styles.remaining}>{remaining}</strong>}
      </>,
    ],
    [t('field.sort'), sort],
    ...(remark ? [[t('field.remark'), remark] as [string, ReactNode]] : []),
  ];
  const figures = [
    [t('field.exposureCount'), times(exposureCount)],
    [t('field.clickCount'), times(clickCount)],
    [t('field.ctr'), ctr === null || ctr === undefined ? '—' : t('percent', { value: ctr })],
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
          <span>{positionWord(position)}</span>
          <BannerState banner={banner} at={now} />
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
