import { history } from '@umijs/max';
import { App, Button, Flex } from 'antd';
import { linkEditPath, projectDetailPath } from '@/features/project/project-path';
import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';
import { getProject } from '@/services/project';
import { useEditor } from '../EditorContext';

/** Says that a version is published, and from when members answer it, with the ways on: the links of the project, which are next, and the project. */
export function usePublishedMessage() {
  const t = useText(quizPublishTexts);
  const { notification } = App.useApp();
  const { projectId } = useEditor();
  return async (version: number) => {
    const project = await getProject(projectId).catch(() => undefined);
    const key = `published:${projectId}`;
    const go = (path: string) => () => {
      notification.destroy(key);
      history.push(path);
    };
    notification.success({
      key,
      duration: 0,
      role: 'status',
      title: t('publish.done', { version }),
      description: t(project?.status === 'published' ? 'publish.doneText' : 'publish.doneLater'),
      actions: (
        <Flex gap={8}>
          <Button onClick={go(projectDetailPath(projectId))}>{t('publish.project')}</Button>
          <Button type="primary" onClick={go(linkEditPath(projectId))}>
            {t('publish.links')}
          </Button>
        </Flex>
      ),
    });
  };
}
