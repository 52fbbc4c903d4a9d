import { App } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { MultiSelectField } from '@/components/inputs/MultiSelectField';
import { projectLink as limit } from '@/contract/limits/project-link';
import type { ProjectLink, ProjectLinkCopies } from '@/contract/project-link';
import type { Level } from '@/features/project-link/useLinkLabels';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { linkEditTexts } from '@/locales/linkEdit';
import { projectTexts } from '@/locales/project';
import { listProjectOptions } from '@/services/project';
import { copyProjectLink } from '@/services/project-link';
import { CopyResult } from './CopyResult';

type Props = { link: ProjectLink; levels: readonly Level[]; onClose: () => void };
type Values = { projectIds: string[] };

const isComplete = ({ failed, dropped }: ProjectLinkCopies) => failed.length === 0 && dropped.length === 0;

/** Copies a link to other projects and shows the failures and the result levels that were dropped. */
export function CopyDialog({ link, levels, onClose }: Props) {
  const t = useText(linkEditTexts);
  const tProject = useText(projectTexts);
  const { message, modal } = App.useApp();
  const read = useRead(['project', 'options'], listProjectOptions);
  const options = (read.data ?? [])
    .filter(({ id, status }) => id !== link.projectId && status !== 'archived')
    .map(({ id, name, projectNo, status }) => ({
      value: id,
      label: `${name} ${projectNo} · ${tProject(`status.${status}`)}`,
    }));

  const formatSummary = ({ done, failed }: ProjectLinkCopies) => {
    if (failed.length === 0) return t('copy.done', { count: done });
    return t(done === 0 ? 'copy.none' : 'copy.partly', { done, failed: failed.length });
  };
  const showResult = (result: ProjectLinkCopies) => {
    if (isComplete(result)) {
      message.success(formatSummary(result));
      return;
    }
    modal[result.failed.length > 0 ? 'warning' : 'info']({
      title: formatSummary(result),
      content: <CopyResult result={result} link={link} levels={levels} />,
      width: 560,
      okText: t('understood'),
    });
  };

  return (
    <ActionDialog<Values>
      draft={`projectLink.copy:${link.id}`}
      title={t('copy.title', { title: link.title })}
      okText={t('copy.ok')}
      warning={t('copy.text')}
      onSubmit={async ({ projectIds }) => showResult(await copyProjectLink(link.id, projectIds))}
      onClose={onClose}
    >
      <MultiSelectField
        name="projectIds"
        label={t('copy.projects')}
        isRequired
        options={options}
        read={read}
        max={limit.maxCopies}
        extra={read.error ? t('copy.projectsFailed') : undefined}
      />
    </ActionDialog>
  );
}
