import { type ReactNode, useState } from 'react';
import { ServedPicture } from '@/components/display/ServedPicture';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { viewerTexts } from '@/locales/viewer';
import { FileDrawer } from './FileDrawer';
import styles from './Thumbnail.module.css';
import { useWatermark } from './useWatermark';

type Props = {
  url: string;
  name: string;
  /** Buttons beside the zoom of the large picture. */
  actions?: ReactNode;
};

/** Thumbnail that opens the large picture with the viewer's name as watermark. */
export function Thumbnail({ url, name, actions }: Props) {
  const t = useText(viewerTexts);
  const watermark = useWatermark();
  const [isThere, setIsThere] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  // The thumbnail may be removed while the large picture is open, when its time is up.
  useRestoreFocus(isOpen);
  return (
    <div className={styles.thumbnail}>
      <ServedPicture url={url} alt={name} className={styles.picture} onSettled={setIsThere} />
      {isThere && (
        <button
          type="button"
          className={styles.open}
          aria-label={t('viewNamed', { name })}
          onClick={() => setIsOpen(true)}
        />
      )}
      <FileDrawer
        open={isOpen}
        url={url}
        name={name}
        watermark={watermark}
        actions={actions}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}
