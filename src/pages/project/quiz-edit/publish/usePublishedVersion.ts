import { useEntity } from '@/components/form/useEntity';
import { getQuiz, listQuizVersions } from '@/services/quiz';
import { useEditor } from '../EditorContext';

/** The published version with its quiz and counts; null if none was published. */
export function usePublishedVersion() {
  const { projectId } = useEditor();
  return useEntity(['quiz', 'lastPublished', projectId], async () => {
    const version = (await listQuizVersions(projectId)).find(({ status }) => status === 'published');
    return version ? { version, quiz: await getQuiz(version.id) } : null;
  });
}

export type PublishedVersion = NonNullable<ReturnType<typeof usePublishedVersion>['entity']> | null;
