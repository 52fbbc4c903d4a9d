import { Result } from 'antd';
import { HomeButton } from '@/components/HomeButton';
import { Page } from '@/components/Page';
import { useText } from '@/hooks/useText';
import { notBuiltTexts } from '@/locales/notBuilt';

/** What the screens of config/not-built.ts show until they are built. */
export default function NotBuilt() {
  const t = useText(notBuiltTexts);
  return (
    <Page>
      <Result status="info" title={t('title')} subTitle={t('text')} extra={<HomeButton />} />
    </Page>
  );
}
