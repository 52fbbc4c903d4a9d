import { Link } from '@umijs/max';
import { Alert, Button, Flex } from 'antd';
import { Page } from '@/components/page/Page';
import type { Project } from '@/contract/project-list';
import { ProjectPreview } from '@/features/project/ProjectPreview';
import { projectDetailPath } from '@/features/project/project-path';
import { useText } from '@/hooks/useText';
import { projectEditTexts } from '@/locales/projectEdit';
import { goToList } from './paths';

/** Read-only view of an archived project, with the reason. */
export function ArchivedProject({ project }: { project: Project }) {
  const t = useText(projectEditTexts);
  return (
    <Page title={project.name}>
      <Flex vertical gap={16}>
        <Alert
          role="note"
          type="info"
          showIcon
          title={t('archived')}
          description={t('archived.text')}
          action={
            <Flex vertical gap={8}>
              <Link to={projectDetailPath(project.id)}>{t('archived.view')}</Link>
              <Button onClick={goToList}>{t('backToList')}</Button>
            </Flex>
          }
        />
        <ProjectPreview project={project} />
      </Flex>
    </Page>
  );
}
