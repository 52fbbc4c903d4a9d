import type { CSSProperties } from 'react';
import { channel as limit } from '@/contract/limits/channel';
import { getPixelSize, sheetLayout } from '@/domain/channel/sheet';
import { CodePicture } from '@/features/channel/CodePicture';
import styles from './sheet.module.css';

type Props = {
  label: string;
  channels: readonly { id: string; name: string; code: string }[];
  /** Side of a code in millimeters. */
  size: number;
  onSettled: (id: string, isThere: boolean) => void;
};

/** One A4 page of codes. */
export function SheetPage({ label, channels, size, onSettled }: Props) {
  const width = getPixelSize(size, { min: limit.minCodePx, max: limit.maxCodePx });
  const measures = { '--columns': sheetLayout(size).columns, '--side': `${size}mm` } as CSSProperties;
  return (
    <ul className={styles.page} aria-label={label} style={measures}>
      {channels.map((channel) => (
        <li key={channel.id} className={styles.code}>
          <CodePicture
            channel={channel}
            width={width}
            className={styles.picture}
            onSettled={(isThere) => onSettled(channel.id, isThere)}
          />
          <bdi className={styles.name}>{channel.name}</bdi>
          <small>{channel.code}</small>
        </li>
      ))}
    </ul>
  );
}
