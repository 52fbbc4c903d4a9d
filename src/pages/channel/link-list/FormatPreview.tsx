import { Card, Descriptions, Flex, Form, Typography } from 'antd';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { CodeSketch } from './CodeSketch';
import type { LinkValues } from './values';

const lookTexts = {
  mpCode: 'aside.look.mpCode',
  urlLink: 'aside.look.urlLink',
  urlScheme: 'aside.look.urlScheme',
  shortH5: 'aside.look.shortH5',
  oaPermanent: 'aside.look.oa',
  oaTemp: 'aside.look.oa',
} as const;

/** Preview of the selected link format: its look, use and lifetime. */
export function FormatPreview() {
  const t = useText(channelLinkTexts);
  const codeType = Form.useWatch('codeType', Form.useFormInstance<LinkValues>()) ?? 'mpCode';
  return (
    <Card size="small" title={t(`codeType.${codeType}`)}>
      <Flex vertical gap={16} align="center">
        <CodeSketch codeType={codeType} />
        <Descriptions
          column={1}
          size="small"
          layout="vertical"
          colon={false}
          items={[
            { key: 'look', label: t('aside.look'), children: t(lookTexts[codeType]) },
            { key: 'use', label: t('aside.use'), children: t(`aside.use.${codeType}`) },
            { key: 'lasts', label: t('aside.lasts'), children: t(`aside.lasts.${codeType}`) },
          ]}
        />
        <Typography.Text type="secondary">{t('aside.code')}</Typography.Text>
      </Flex>
    </Card>
  );
}
