import { Flex, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import { useEntity } from '@/components/form/useEntity';
import { InstantInput } from '@/components/inputs/InstantInput';
import { useReadableNote } from '@/components/inputs/useReadableNote';
import { wallTimeAt } from '@/components/inputs/wall-time';
import type { Banner } from '@/contract/banner';
import { getCarousel, type Slide } from '@/domain/banner/carousel';
import { useMinute } from '@/hooks/useMinute';
import { useText } from '@/hooks/useText';
import { bannerTexts } from '@/locales/banner';
import { listBannersInOrder } from '@/services/banner';
import { serverNow } from '@/utils/clock';
import { PhoneCarousel } from './PhoneCarousel';
import styles from './PhonePreview.module.css';
import { SlideList } from './SlideList';

type Props = {
  position: Banner['position'];
  /** Previewed banner, with the current values of its form if it is edited. */
  subject: Slide;
};

/** Preview of a position's carousel at a chosen time; now by default. */
export function PhonePreview({ position, subject }: Props) {
  const t = useText(bannerTexts);
  const id = useId();
  const now = useMinute();
  const [selectedTime, setSelectedTime] = useState<string | null>(null);
  const [shownId, setShownId] = useState(subject.id);
  const {
    entity: banners,
    error,
    isLoading,
    reload,
  } = useEntity(['banner', 'inOrder', position], () => listBannersInOrder(position));
  const readable = useReadableNote({ kind: 'minute' });
  const instant = selectedTime === null ? now : Date.parse(selectedTime);

  const content = () => {
    if (error) return <ListFailed error={error} onRetry={reload} />;
    if (!banners || isLoading) return <Skeleton active paragraph={{ rows: 6 }} />;
    const slides = getCarousel(banners, instant, subject);
    const place = Math.max(
      0,
      slides.findIndex((slide) => slide.id === shownId),
    );
    const show = (to: number) => setShownId(slides[(to + slides.length) % slides.length]?.id ?? subject.id);
    return (
      <Flex wrap gap={24}>
        <PhoneCarousel position={position} slide={slides[place]} place={place} count={slides.length} onShow={show} />
        <SlideList slides={slides} instant={instant} subjectId={subject.id} place={place} onShow={show} />
      </Flex>
    );
  };

  return (
    <Flex vertical gap={16}>
      <Flex align="center" gap={8}>
        <label htmlFor={id}>{t('preview.instant')}</label>
        <div className={styles.instant} {...readable.box}>
          <InstantInput
            label={t('preview.instant')}
            id={id}
            value={selectedTime}
            onChange={setSelectedTime}
            placeholder={t('preview.now')}
            presets={[{ label: t('preview.now'), value: () => wallTimeAt(serverNow()) }]}
          />
          {readable.note}
        </div>
      </Flex>
      {content()}
    </Flex>
  );
}
