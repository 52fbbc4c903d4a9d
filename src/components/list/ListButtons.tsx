import { DownloadOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';

type Props = {
  /** Buttons of the page, shown first. */
  children?: ReactNode;
  views: ReactNode;
  columnChooser?: ReactNode;
  /** Left out where the list cannot be exported. */
  onExport?: () => void;
  /** Whether its exports always mask personal data. */
  isExportMasked?: boolean;
  isEmpty: boolean;
  onReload: () => void;
};

/** Buttons for the list as a whole: export, views, columns and refresh. */
export function ListButtons({ children, views, columnChooser, onExport, isExportMasked, isEmpty, onReload }: Props) {
  const t = useText(listTexts);
  return (
    <Flex wrap gap={8} justify="end">
      {children}
      {onExport && (
        <Button icon={<DownloadOutlined aria-hidden />} disabled={isEmpty} onClick={onExport}>
          {t(isExportMasked ? 'exportMasked' : 'export')}
        </Button>
      )}
      {views}
      {columnChooser}
      <Button icon={<ReloadOutlined aria-hidden />} aria-label={t('refresh')} title={t('refresh')} onClick={onReload} />
    </Flex>
  );
}
