import { CalendarOutlined, FileTextOutlined, LinkOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
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
  const countText = (count: number | undefined) => (count === undefined ? '—' : t('count', { count }));

  const facts = [
    { key: 'link', icon: <LinkOutlined aria-label={t('field.link')} />, value: link(banner) },
    { key: 'schedule', icon: <CalendarOutlined aria-label={t('field.schedule')} />, value: schedule(banner) },
    ...(remark ? [{ key: 'remark', icon: <FileTextOutlined aria-label={t('field.remark')} />, value: remark }] : []),
  ];
  const figures = [
    [t('field.exposureCount'), countText(exposureCount)],
    [t('field.clickCount'), countText(clickCount)],
    [t('column.ctr'), ctr === null || ctr === undefined ? '—' : t('percent', { value: ctr })],
    [t('field.sort'), sort],
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
          <h2 className={`${styles.title} ${styles.cut}`} title={title}>
            {title}
          </h2>
          <BannerState banner={banner} />
        </Flex>
        <Flex justify="space-between" gap={8}>
          <span className={styles.cut}>
            {positionWord(position)} · {audienceWord(audience)}
          </span>
          {remaining && <strong className={styles.remaining}>{remaining}</strong>}
        </Flex>
        <dl className={styles.facts}>
          {facts.map(({ key, icon, value }) => (
            <div key={key}>
              <dt>{icon}</dt>
              <dd title={value} className={key === 'schedule' ? undefined : styles.cut}>
                <bdi>
                  <DateTimeRange text={value} />
                </bdi>
              </dd>
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
