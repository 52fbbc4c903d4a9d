import { useSize } from 'ahooks';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useText } from '@/hooks/useText';
import { viewerTexts } from '@/locales/viewer';
import { ViewerBar } from './ViewerBar';
import styles from './viewer.module.css';
import { WatermarkLayer } from './WatermarkLayer';
import { getFitScale, getRotatedSize, type Size } from './zoom';

const QUARTER = 90;

/** View settings; the rotation in degrees, clockwise. */
export type View = { scale: number; rotation: number; region: RefObject<HTMLElement | null> };

type Props = {
  name: string;
  /** Size of the content in pixels, unscaled and unrotated. */
  size: Size;
  place?: { page: number; count: number };
  actions?: ReactNode;
  watermark?: string;
  children: (view: View) => ReactNode;
};

/** Toolbar and scrollable content, which keyboard users can scroll too; fits the width until the operator zooms. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus */}
      <section ref={region} className={styles.region} aria-label={t('pages', { name })} tabIndex={0}>
        {children({ scale, rotation, region })}
      </section>
      {watermark && <WatermarkLayer text={watermark} />}
    </div>
  );
}
