import { Result } from 'antd';
import { Page } from '@/components/page/Page';
import { HomeButton } from '@/components/shell/HomeButton';
import { useText } from '@/hooks/useText';
import { notFoundTexts } from '@/locales/notFound';

export default function NotFound() {
  const t = useText(notFoundTexts);
  return (
    <Page title={t('title')} breadcrumbRender={false}>
      <Result status="404" subTitle={t('text')} extra={<HomeButton />} />
    </Page>
  );
}
