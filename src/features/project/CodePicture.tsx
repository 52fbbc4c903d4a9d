import { DownloadOutlined } from '@ant-design/icons';
import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import { DownloadLink } from '@/components/actions/DownloadLink';
import { ServedPicture } from '@/components/display/ServedPicture';
import { BackDialog } from '@/components/form/BackDialog';
import { EntityGate } from '@/components/page/EntityGate';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';

type Props = {
  title: string;
  /** Purpose of the code. */
  text: string;
  alt: string;
  fileName: string;
  read: {
    entity: { imageUrl: string; page: string } | undefined;
    error: unknown;
    isLoading: boolean;
    reload: () => void;
  };
  /** Options or notes below the code. */
  children: ReactNode;
  onClose: () => void;
};

/** In pixels on the screen. */
const FRAME = { width: 240, height: 240 };

/** Mini-program code to scan or download. */
export function CodePicture({ title, text, alt, fileName, read, children, onClose }: Props) {
  const t = useText(projectTexts);
  return (
    <BackDialog title={title} onClose={onClose}>
      <Typography.Paragraph>{text}</Typography.Paragraph>
      <EntityGate read={read} onBack={onClose}>
        {({ imageUrl, page }) => (
          <Flex vertical align="center" gap={16}>
            <ServedPicture url={imageUrl} alt={alt} style={FRAME} />
            {children}
            <Typography.Text type="secondary">{t('code.page', { page })}</Typography.Text>
            <DownloadLink url={imageUrl} fileName={fileName} type="primary" icon={<DownloadOutlined aria-hidden />}>
              {t('code.download')}
            </DownloadLink>
          </Flex>
        )}
      </EntityGate>
    </BackDialog>
  );
}
