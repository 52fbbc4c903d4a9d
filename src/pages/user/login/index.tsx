import { LockOutlined, UserOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useLocalizedErrors } from '@/components/form/useLocalizedErrors';
import { Footer } from '@/components/shell/Footer';
import { LanguageButton } from '@/components/shell/LanguageButton';
import { MAIN_ID } from '@/components/shell/SkipLink';
import { TopBanners } from '@/components/shell/TopBanners';
import { session as limit } from '@/contract/limits/session';
import type { Credentials } from '@/contract/session';
import { isSilent } from '@/errors/catalogue';
import { ErrorText } from '@/errors/ErrorText';
import { useAction } from '@/hooks/useAction';
import { useDocumentTitle } from '@/hooks/useDocumentTitle';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { loginTexts } from '@/locales/login';
import { signIn } from '@/session/session';
import type { SessionState } from '@/session/state';
import { DemoAccounts } from './DemoAccounts';
import { type LoginFailure, loginFailure } from './failure';
import styles from './index.module.css';
import { StartFailed } from './StartFailed';
import { TooMany, useSecondsLeft } from './TooMany';

/** Explains why the session ended, and that drafts are stored; renders nothing otherwise. */
function SessionEnded({ isSignedOutElsewhere, hasDrafts }: SessionState) {
  const t = useText(loginTexts);
  const said = [isSignedOutElsewhere && t('signedOutElsewhere'), hasDrafts && t('draftsKept')].filter(Boolean);
  if (said.length === 0) return null;
  const [title, description] = said;
  return <Alert className={styles.alert} role="status" type="info" showIcon title={title} description={description} />;
}

function FailureText({ failure }: { failure: Exclude<LoginFailure, { key: 'tooMany' }> }) {
  const t = useText(loginTexts);
  switch (failure.key) {
    case 'wrong':
      return t('wrong');
    case 'other':
      return <ErrorText error={failure.error} isContentKept />;
  }
}

/** Spec section 4: the only page for signed-out visitors. */
export default function Login() {
  const t = useText(loginTexts);
  const product = useText(appTexts)('name');
  const { initialState } = useModel('@@initialState');
  const [form] = Form.useForm<Credentials>();
  const [failure, setFailure] = useState<LoginFailure>();
  const secondsLeft = useSecondsLeft(failure);
  useDocumentTitle(t('title'));
  useLocalizedErrors(form);

  const [submit, isSubmitting] = useAction(async (credentials: Credentials) => {
    if (secondsLeft > 0) return;
    setFailure(undefined);
    try {
      await signIn(credentials);
    } catch (error) {
      const failed = loginFailure(error);
      if (!isSilent(error)) setFailure(failed);
      // The password stays unless it was refused.
      if (failed.key === 'wrong') form.setFieldValue('password', undefined);
      form.focusField('password');
    }
  });

  const maxLength = (max: number) => ({ max, message: t('tooLong', { max }) });

  return (
    <div className={styles.page}>
      <TopBanners />
      <header className={styles.header}>
        <LanguageButton />
      </header>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <img src="/favicon.svg" alt="" width={48} height={48} />
        <h1 className={styles.title}>{product}</h1>
        {initialState?.isStartFailed && <StartFailed />}
        <SessionEnded {...initialState} />
        {!navigator.cookieEnabled && (
          <Alert className={styles.alert} type="warning" showIcon role="alert" title={t('cookiesOff')} />
        )}
        <TooMany failure={failure} left={secondsLeft} />
        {failure && failure.key !== 'tooMany' && (
          <Alert
            className={styles.alert}
            type="error"
            showIcon
            role="alert"
            title={<FailureText failure={failure} />}
          />
        )}
        {/* pro-components' form has a button that does not send it, and inputs whose clear button comes before the next one. */}
        <Form<Credentials> form={form} className={styles.form} layout="vertical" onFinish={submit}>
          <Form.Item
            name="username"
            label={t('username')}
            rules={[
              { required: true, whitespace: true, message: t('usernameRequired') },
              maxLength(limit.maxUsernameLength),
            ]}
          >
            <Input
              name="username"
              size="large"
              prefix={<UserOutlined aria-hidden />}
              autoComplete="username"
              autoFocus
            />
          </Form.Item>
          <Form.Item
            name="password"
            label={t('password')}
            rules={[{ required: true, message: t('passwordRequired') }, maxLength(limit.maxPasswordLength)]}
          >
            <Input.Password
              name="password"
              size="large"
              prefix={<LockOutlined aria-hidden />}
              autoComplete="current-password"
            />
          </Form.Item>
          <Button htmlType="submit" type="primary" size="large" block loading={isSubmitting} disabled={secondsLeft > 0}>
            {t('submit')}
          </Button>
        </Form>
        <DemoAccounts onPick={(account) => form.setFieldsValue(account)} />
      </main>
      <Footer />
    </div>
  );
}
