import { DownloadOutlined } from '@ant-design/icons';
import { getLocale } from '@umijs/max';
import { Flex } from 'antd';
import { DownloadLink } from '@/components/actions/DownloadLink';
import type { Import } from '@/contract/import';
import { exportFormats } from '@/contract/limits/export';
import { useText } from '@/hooks/useText';
import { importTexts } from '@/locales/import';
import { refusedRowsUrl } from '@/services/import';

/** Downloads of the refused rows with their reasons, to be corrected. */
export function RefusedRows({ imported: { refusedFileUrl } }: { imported: Import }) {
  const t = useText(importTexts);
  if (refusedFileUrl === null) return null;
  const language = getLocale() === 'en-US' ? 'en-US' : 'zh-CN';
  return (
    <Flex wrap gap={8}>
      {exportFormats.map((format) => (
        <DownloadLink
          key={format}
          icon={<DownloadOutlined aria-hidden />}
          url={refusedRowsUrl(refusedFileUrl, format, language)}
        >
          {t(`refused.${format}`)}
        </DownloadLink>
      ))}
    </Flex>
  );
}
