import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { PhoneFrame } from '@/components/display/PhoneFrame';
import type { Banner } from '@/contract/banner';
import type { Slide } from '@/domain/banner/carousel';
import { MEMBERS_LOCALE, useMembersText } from '@/hooks/useMembersText';
import { useText } from '@/hooks/useText';
import { bannerTexts } from '@/locales/banner';
import styles from './PhonePreview.module.css';

type Props = {
  position: Banner['position'];
  slide?: Slide;
  place: number;
  count: number;
  onShow: (place: number) => void;
};

/** Phone frame with one slide of the carousel, and buttons for the previous and next ones. */
export function PhoneCarousel({ position, slide, place, count, onShow }: Props) {
  const t = useText(bannerTexts);
  const tMembers = useMembersText(bannerTexts);
  const name = t(`position.${position}`);
  return (
    <div className={styles.device}>
      <PhoneFrame
        label={t('preview.phone', { position: name })}
        height={440}
        below={
          <Flex align="center" justify="space-between">
            <Button
              icon={<LeftOutlined aria-hidden />}
              aria-label={t('preview.previous')}
              disabled={count < 2}
              onClick={() => onShow(place - 1)}
            />
            <span aria-live="polite">{t('preview.place', { place: place + 1, count })}</span>
            <Button
              icon={<RightOutlined aria-hidden />}
              aria-label={t('preview.next')}
              disabled={count < 2}
              onClick={() => onShow(place + 1)}
            />
          </Flex>
        }
      >
        <div className={styles.bar} lang={MEMBERS_LOCALE}>
          {tMembers(`position.${position}`)}
        </div>
        <div className={styles.banner}>
          {slide?.imageUrl ? <img src={slide.imageUrl} alt={slide.title} /> : <span>{t('preview.noImage')}</span>}
        </div>
        <div className={styles.dots} aria-hidden>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other identity
            <span key={index} className={index === place ? styles.here : undefined} />
          ))}
        </div>
        <div className={styles.page} aria-hidden>
          <span />
          <span />
          <span />
          <span />
        </div>
      </PhoneFrame>
    </div>
  );
}
