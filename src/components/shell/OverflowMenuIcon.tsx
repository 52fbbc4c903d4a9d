import { EllipsisOutlined } from '@ant-design/icons';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';

/** Stands in the top menu for the entries that the window has no room for: antd's own is named after its drawing. */
export function OverflowMenuIcon() {
  const t = useText(appTexts);
  return <EllipsisOutlined aria-label={t('moreEntries')} />;
}
