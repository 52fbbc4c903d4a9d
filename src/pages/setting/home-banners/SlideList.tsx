import { Flex, Tag } from 'antd';
import type { Slide } from '@/domain/banner/carousel';
import { bannerState } from '@/domain/banner/state';
import { useText } from '@/hooks/useText';
import { bannerTexts } from '@/locales/banner';
import styles from './PhonePreview.module.css';

type Props = {
  slides: readonly Slide[];
  /** Time of the preview in epoch milliseconds. */
  instant: number;
  subjectId: string;
  place: number;
  onShow: (place: number) => void;
};

/** Titles of all slides of a carousel in order; a click shows a slide on the phone. */
export function SlideList({ slides, instant, subjectId, place, onShow }: Props) {
  const t = useText(bannerTexts);
  return (
    <div className={styles.slides}>
      <h3 className={styles.heading}>{t('preview.slides')}</h3>
      <ol>
        {slides.map((slide, index) => {
          const state = bannerState(slide, instant);
          return (
            <li key={slide.id}>
              <button
                type="button"
                className={styles.slide}
                aria-current={index === place || undefined}
                onClick={() => onShow(index)}
              >
                <span>{slide.title || t('preview.untitled')}</span>
                <Flex wrap gap={4} component="span">
                  {slide.audience !== 'all' && <Tag>{t(`audience.${slide.audience}`)}</Tag>}
                  {slide.id === subjectId && <Tag color="processing">{t('preview.subject')}</Tag>}
                  {state !== 'online' && (
                    <Tag color="warning">{t('preview.notOnline', { state: t(`state.${state}`) })}</Tag>
                  )}
                </Flex>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
