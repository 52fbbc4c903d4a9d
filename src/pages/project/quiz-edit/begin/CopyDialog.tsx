import { ActionDialog } from '@/components/form/ActionDialog';
import { SelectField } from '@/components/inputs/SelectField';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { quizBeginTexts } from '@/locales/quizBegin';
import { listProjectOptions } from '@/services/project';
import { CopyPreview } from './CopyPreview';
import type { SourceDialogProps } from './draft-target';

type Values = { projectId: string };

/** Copies the published quiz of another project, after a preview. */
export default function CopyDialog({ target: { projectId, current, write }, onClose }: SourceDialogProps) {
  const t = useText(quizBeginTexts);
  const tProject = useText(projectTexts);
  const read = useRead(['project', 'options'], listProjectOptions);
  const options = (read.data ?? [])
    .filter(({ id, type }) => id !== projectId && type !== 'education')
    .map(({ id, name, projectNo, status }) => ({
      value: id,
      label: `${name} ${projectNo} · ${tProject(`status.${status}`)}`,
    }));
  return (
    <ActionDialog<Values>
      draft={null}
      title={t('copy.title')}
      okText={t(current ? 'ok.replace' : 'copy.ok')}
      width={720}
      onSubmit={(values) => write.copy(values.projectId)}
      onClose={onClose}
    >
      <SelectField
        name="projectId"
        label={t('copy.project')}
        isRequired
        isSearchable
        read={read}
        options={options}
        extra={read.error ? t('copy.projectsFailed') : t('copy.hint')}
      />
      <CopyPreview current={current} />
    </ActionDialog>
  );
}
