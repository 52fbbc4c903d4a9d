import { DownloadOutlined } from '@ant-design/icons';
import { getLocale } from '@umijs/max';
import { Button, Flex } from 'antd';
import type { Import } from '@/contract/import';
import { useText } from '@/hooks/useText';
import { importTexts } from '@/locales/import';
import { refusedRowsUrl } from '@/services/import';
import { fileFormats } from './entity';

/** The rows that were left out with their reasons, as files to be corrected. */
export function RefusedRows({ imported: { refusedFileUrl } }: { imported: Import }) {
  const t = useText(importTexts);
  if (refusedFileUrl === null) return null;
  const language = getLocale() === 'en-US' ? 'en-US' : 'zh-CN';
  return (
    <Flex wrap gap={8}>
      {fileFormats.map((format) => (
        <Button
          key={format}
          icon={<DownloadOutlined aria-hidden />}
          href={refusedRowsUrl(refusedFileUrl, format, language)}
          download
        >
          {t(`refused.${format}`)}
        </Button>
      ))}
    </Flex>
  );
}
