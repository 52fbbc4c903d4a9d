import { useLocation } from '@umijs/max';
import { Result } from 'antd';
import { HomeButton } from '@/components/HomeButton';
import { Page } from '@/components/Page';
import { ProjectSteps } from '@/features/project/steps/ProjectSteps';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { notBuiltTexts } from '@/locales/notBuilt';

/** What a screen shows that is only `planned` in config/routes.ts. */
export default function NotBuilt() {
  const t = useText(notBuiltTexts);
  const { pathname } = useLocation();
  const projectId = useQueryParams().read('projectId');
  return (
    <Page>
      {/* A step of a task is no dead end. */}
      {pathname === '/project/quiz-edit' && projectId && <ProjectSteps projectId={projectId} current="quiz" />}
      <Result status="info" title={t('title')} subTitle={t('text')} extra={<HomeButton />} />
    </Page>
  );
}
