import { history } from '@umijs/max';
import { App, Button, Flex } from 'antd';
import { notifyUntilLeft } from '@/components/feedback/notify-until-left';
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
    const go = (path: string) => () => history.push(path);
    notifyUntilLeft(notification, {
      key: `published:${projectId}`,
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
