import { Button, Flex, Form, Input, Typography } from 'antd';
import { useText } from '@/hooks/useText';
import { viewerTexts } from '@/locales/viewer';

type Props = { isWrong: boolean; onOpen: (password: string) => void };

/** Asks for the password of a file, which is not sent to the server. */
export function PasswordForm({ isWrong, onOpen }: Props) {
  const t = useText(viewerTexts);
  return (
    <Flex vertical align="center" justify="center" style={{ height: '100%', padding: 24 }}>
      <Typography.Title level={2} style={{ fontSize: 20 }}>
        {t('password')}
      </Typography.Title>
      <Typography.Paragraph>{t('passwordText')}</Typography.Paragraph>
      <Form layout="vertical" onFinish={({ password = '' }: { password?: string }) => onOpen(password)}>
        <Form.Item
          name="password"
          label={t('passwordLabel')}
          {...(isWrong && { validateStatus: 'error', help: t('passwordWrong') })}
        >
          <Input.Password autoFocus autoComplete="off" />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          {t('passwordOpen')}
        </Button>
      </Form>
    </Flex>
  );
}
