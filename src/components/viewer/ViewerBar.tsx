import { ColumnWidthOutlined, RotateRightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '@/hooks/useText';
import { viewerTexts } from '@/locales/viewer';
import styles from './viewer.module.css';
import { zoomIn, zoomOut } from './zoom';

type Props = {
  /** Current page, from 1, and the number of pages. */
  place?: { page: number; count: number };
  /** 1 is the original size. */
  scale: number;
  isFitting: boolean;
  /** Undefined fits the width. */
  onZoom: (scale?: number) => void;
  onRotate: () => void;
  actions?: ReactNode;
};

/** Toolbar of the viewer: page, zoom, fit and rotation. */
export function ViewerBar({ place, scale, isFitting, onZoom, onRotate, actions }: Props) {
  const t = useText(viewerTexts);
  const smaller = zoomOut(scale);
  const larger = zoomIn(scale);
  return (
    <Flex className={styles.bar} gap={4} align="center" wrap>
      {place && <span className={styles.place}>{t('place', place)}</span>}
      <Button
        type="text"
        icon={<ZoomOutOutlined aria-hidden />}
        aria-label={t('zoomOut')}
        disabled={smaller === undefined}
        onClick={() => onZoom(smaller)}
      />
      <span className={styles.scale} aria-live="polite">
        {t('scale', { percent: Math.round(scale * 100) })}
      </span>
      <Button
        type="text"
        icon={<ZoomInOutlined aria-hidden />}
        aria-label={t('zoomIn')}
        disabled={larger === undefined}
        onClick={() => onZoom(larger)}
      />
      <Button
        type="text"
        icon={<ColumnWidthOutlined aria-hidden />}
        aria-label={t('fit')}
        aria-pressed={isFitting}
        onClick={() => onZoom()}
      />
      <Button type="text" icon={<RotateRightOutlined aria-hidden />} aria-label={t('rotate')} onClick={onRotate} />
      {actions}
    </Flex>
  );
}
