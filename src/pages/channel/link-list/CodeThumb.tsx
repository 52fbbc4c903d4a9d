import { QRCode } from 'antd';
import type { ChannelLink } from '@/contract/channel-link-list';
import { isPlatformImage } from '@/domain/channel/link-target';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { channelLinkCodeUrl } from '@/services/channel-link';
import styles from './CodeThumb.module.css';
import { codeWidths } from './code-widths';

/** Side in pixels in a table row. */
const SIZE = 48;
const [SMALL] = codeWidths;

/** Small code in a row, which opens the scannable one. */
export function CodeThumb({ link, onOpen }: { link: ChannelLink; onOpen: (link: ChannelLink) => void }) {
  const t = useText(channelLinkTexts);
  const { id, name, codeType, shareUrl } = link;
  if (!isPlatformImage(codeType) && shareUrl === null) return '—';
  return (
    <button type="button" className={styles.open} aria-label={t('code.title', { name })} onClick={() => onOpen(link)}>
      {isPlatformImage(codeType) ? (
        <img src={channelLinkCodeUrl(id, SMALL)} alt="" width={SIZE} height={SIZE} loading="lazy" />
      ) : (
        <QRCode
          type="svg"
          aria-hidden
          value={shareUrl ?? ''}
          size={SIZE}
          marginSize={1}
          color="#000"
          bgColor="#fff"
          bordered={false}
        />
      )}
    </button>
  );
}
