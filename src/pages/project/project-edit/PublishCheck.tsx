import { Alert, Button, Skeleton } from 'antd';
import { useEntity } from '@/components/form/useEntity';
import { EntityGate } from '@/components/page/EntityGate';
import type { Project } from '@/contract/project-list';
import { PublishGateList } from '@/features/project/PublishGateList';
import { useText } from '@/hooks/useText';
import { projectEditTexts } from '@/locales/projectEdit';
import { readPublishGate } from '@/services/project';

type Props = {
  project: Project;
  /** Whether a save is pending or running. */
  isSaving: boolean;
  /** Moves the focus to the first invalid, unsaved field; undefined if there is none. */
  onFix?: () => void;
};

/** Failing items of the publish gate for a draft, each with a link to fix it. */
export function PublishCheck({ project, isSaving, onFix }: Props) {
  const t = useText(projectEditTexts);
  const { id, version } = project;
  const read = useEntity(['project', 'publishGate', id, version], () => readPublishGate(id));
  if (onFix) {
    return (
      <Alert
        role="alert"
        type="error"
        showIcon
        title={t('publish.wrong')}
        action={<Button onClick={onFix}>{t('publish.mend')}</Button>}
      />
    );
  }
  if (isSaving) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <EntityGate read={read} onBack={read.reload}>
      {(gate) =>
        gate.failing.length > 0 ? (
          <PublishGateList projectId={id} {...gate} />
        ) : (
          <Alert role="status" type="success" showIcon title={t('publish.ready')} />
        )
      }
    </EntityGate>
  );
}
