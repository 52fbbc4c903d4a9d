import { useSize } from 'ahooks';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useText } from '@/hooks/useText';
import { viewerTexts } from '@/locales/viewer';
import { ViewerBar } from './ViewerBar';
import styles from './viewer.module.css';
import { WatermarkLayer } from './WatermarkLayer';
import { getFitScale, getRotatedSize, type Size } from './zoom';

const QUARTER = 90;

/** How a file is looked at; the rotation in degrees, clockwise. */
export type View = { scale: number; rotation: number; region: RefObject<HTMLElement | null> };

type Props = {
  name: string;
  /** What is to fit, in pixels at its own size, as it comes. */
  size: Size;
  place?: { page: number; count: number };
  actions?: ReactNode;
  watermark?: string;
  children: (view: View) => ReactNode;
};

/** The bar, and below it what is scrolled, by keyboard too; as wide as fits until somebody zooms. */
export function ViewerFrame({ name, size, place, actions, watermark, children }: Props) {
  const t = useText(viewerTexts);
  const region = useRef<HTMLElement>(null);
  const room = useSize(region)?.width ?? 0;
  const [chosen, setChosen] = useState<number>();
  const [rotation, setRotation] = useState(0);
  const scale = chosen ?? getFitScale(getRotatedSize(size, rotation), room);
  return (
    <div className={styles.frame}>
      <ViewerBar
        place={place}
        scale={scale}
        isFitting={chosen === undefined}
        onZoom={setChosen}
        onRotate={() => setRotation((rotation + QUARTER) % (4 * QUARTER))}
        actions={actions}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard, too */}
      <section ref={region} className={styles.region} aria-label={t('pages', { name })} tabIndex={0}>
        {children({ scale, rotation, region })}
      </section>
      {watermark && <WatermarkLayer text={watermark} />}
    </div>
  );
}
