import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '@/hooks/useText';
import { viewerTexts } from '@/locales/viewer';
import { FileProblem } from './FileProblem';
import { ViewerFrame } from './ViewerFrame';
import styles from './viewer.module.css';
import { getRotatedSize } from './zoom';

type Props = {
  blob: Blob;
  name: string;
  actions?: ReactNode;
  watermark?: string;
  onBroken: () => void;
  onRetry: () => void;
};

/** Object URL of a blob, revoked on unmount. */
function useBlobUrl(blob: Blob) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

/** Viewer of a loaded picture. */
export function Picture({ blob, name, actions, watermark, onBroken, onRetry }: Props) {
  const t = useText(viewerTexts);
  const url = useBlobUrl(blob);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <FileProblem title={t('problem.broken')} onRetry={onRetry} />;
  return (
    <ViewerFrame name={name} size={size} actions={actions} watermark={watermark}>
      {({ scale, rotation }) => {
        const shown = { width: size.width * scale, height: size.height * scale };
        return (
          <div className={styles.sheet} style={getRotatedSize(shown, rotation)}>
            <img
              className={styles.picture}
              src={url}
              alt={name}
              style={{ ...shown, rotate: `${rotation}deg` }}
              onLoad={({ currentTarget }) =>
                setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
              }
              onError={() => {
                setIsBroken(true);
                onBroken();
              }}
            />
          </div>
        );
      }}
    </ViewerFrame>
  );
}
