import { Card } from 'antd';
import { ListFailed } from '@/components/feedback/ListFailed';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { getProject } from '@/services/project';

/** Call script of the project; nothing if it has none. */
export function ScriptCard({ projectId }: { projectId: string }) {
  const t = useText(followUpTexts);
  const { data, error, refetch } = useRead(['project', projectId], () => getProject(projectId));
  if (!data && error) return <ListFailed title={t('script.failed')} error={error} onRetry={refetch} />;
  if (!data?.followUpScript) return null;
  return (
    <Card size="small" title={t('script')}>
      <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{data.followUpScript}</div>
    </Card>
  );
}
