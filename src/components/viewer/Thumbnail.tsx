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
  /** Stand beside the zoom of the large one. */
  actions?: ReactNode;
};

/** A small picture that opens the large one, with who looks at it written over it. */
export function Thumbnail({ url, name, actions }: Props) {
  const t = useText(viewerTexts);
  const watermark = useWatermark();
  const [isThere, setIsThere] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  // It may be taken away while the large one is open, once its time is over.
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
