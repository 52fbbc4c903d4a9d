import { Result } from 'antd';
import { HomeButton } from '@/components/HomeButton';
import { Page } from '@/components/Page';
import { useText } from '@/hooks/useText';
import { notBuiltTexts } from '@/locales/notBuilt';

/** What a screen shows that is only `planned` in config/routes.ts. */
export default function NotBuilt() {
  const t = useText(notBuiltTexts);
  return (
    <Page>
      <Result status="info" title={t('title')} subTitle={t('text')} extra={<HomeButton />} />
    </Page>
  );
}
