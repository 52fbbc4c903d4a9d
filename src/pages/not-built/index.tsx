import { useLocation } from '@umijs/max';
import { Result } from 'antd';
import { HomeButton } from '@/components/HomeButton';
import { Page } from '@/components/Page';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { notBuiltTexts } from '@/locales/notBuilt';
import { QuizStep } from './QuizStep';

/** What a screen shows that is only `planned` in config/routes.ts. */
export default function NotBuilt() {
  const t = useText(notBuiltTexts);
  const { pathname } = useLocation();
  const projectId = useQueryParams().read('projectId');
  if (pathname === '/project/quiz-edit' && projectId) return <QuizStep key={projectId} projectId={projectId} />;
  return (
    <Page>
      <Result status="info" title={t('title')} subTitle={t('text')} extra={<HomeButton />} />
    </Page>
  );
}
