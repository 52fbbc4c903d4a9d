import { Button, Flex } from 'antd';
import type { Credentials } from '@/contract/session';
import { useText } from '@/hooks/useText';
import { loginTexts } from '@/locales/login';

/** Fills the form with an account of the mock. A build for a real backend has none. */
export function DemoAccounts({ onPick }: { onPick: (account: Credentials) => void }) {
  const t = useText(loginTexts);
  if (DEMO_ACCOUNTS.length === 0) return null;
  return (
    <section aria-label={t('demo')}>
      <Flex vertical align="center">
        {DEMO_ACCOUNTS.map((account) => (
          <Button key={account.username} type="link" onClick={() => onPick(account)}>
            {t('demoFill', account)}
          </Button>
        ))}
      </Flex>
    </section>
  );
}
