import { EllipsisOutlined } from '@ant-design/icons';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';

/** Icon of the top menu's overflow entry: antd names its own icon after its shape. */
export function OverflowMenuIcon() {
  const t = useText(appTexts);
  return <EllipsisOutlined aria-label={t('moreEntries')} />;
}
