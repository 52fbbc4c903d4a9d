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
    const { pathname } = history.location;
    // On another screen it would cover what is there, and its ways on lead away from it.
    const stop = history.listen(({ location }) => {
      if (location.pathname === pathname) return;
      stop();
      notification.destroy(key);
    });
    const go = (path: string) => () => history.push(path);
    notification.success({
      key,
      duration: 0,
      role: 'status',
      onClose: stop,
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
