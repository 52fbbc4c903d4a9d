import { history } from '@umijs/max';
import { App, Button, Flex } from 'antd';
import { linkEditPath, projectDetailPath } from '@/features/project/project-path';
import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';
import { getProject } from '@/services/project';
import { useEditor } from '../EditorContext';

/**
 * Returns a function that notifies that a version was published and when members get it, with buttons to the links of
 * the project, the next step, and to the project.
 */
export function usePublishedMessage() {
  const t = useText(quizPublishTexts);
  const { notification } = App.useApp();
  const { projectId } = useEditor();
  return async (version: number) => {
    const project = await getProject(projectId).catch(() => undefined);
    const key = `published:${projectId}`;
    const { pathname } = history.location;
    // On another screen it would cover content, and its buttons would not fit.
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
