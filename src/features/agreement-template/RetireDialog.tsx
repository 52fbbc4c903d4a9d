import { Skeleton } from 'antd';
import { useState } from 'react';
import { useEntityAction } from '@/components/actions/useEntityAction';
import { ListFailed } from '@/components/feedback/ListFailed';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntity } from '@/components/form/useEntity';
import type { ProjectOption } from '@/contract/project-list';
import { runShowingBlockers } from '@/errors/refusal';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import { isBlockedByProjects, listTemplateProjects, retireAgreementTemplate } from '@/services/agreement-template';
import type { OverlayProps } from './overlay-props';
import { ProjectLinks } from './ProjectLinks';
import { useTemplateName } from './useTemplateName';

/** Retires a version, so that no project can require it. Published projects that use it prevent that and are listed. */
export function RetireDialog({ template, reload, onClose }: OverlayProps) {
  const t = useText(agreementTemplateTexts);
  const name = useTemplateName()(template);
  const act = useEntityAction(reload);
  const read = useEntity(['project', 'ofTemplate', template.id], () => listTemplateProjects(template));
  const [serverBlockers, setServerBlockers] = useState<ProjectOption[]>();
  const projects = read.entity ?? [];
  // The server also knows projects that were published meanwhile.
  const blockers = serverBlockers ?? projects.filter(({ status }) => status === 'published');
  // Finished and archived projects do not open with this agreement again.
  const others = projects.filter(({ status }) => status === 'draft' || status === 'paused');
  const isBlocked = blockers.length > 0;

  const retire = () =>
    runShowingBlockers(retireAgreementTemplate(template), isBlockedByProjects, ({ blockedBy }) =>
      setServerBlockers(blockedBy),
    );

  return (
    <ActionDialog
      draft={null}
      isDanger
      canSubmit={read.entity !== undefined && !isBlocked}
      title={t(isBlocked ? 'retire.blockedTitle' : 'retire.title', { name })}
      okText={t('action.retire')}
      warning={isBlocked ? undefined : t('retire.warning')}
      onSubmit={async () => {
        await act(retire, { done: t('done.retire', { name }) });
      }}
      onClose={onClose}
    >
      {read.isLoading && <Skeleton active paragraph={{ rows: 2 }} title={false} />}
      {read.error !== undefined && !read.isLoading && <ListFailed error={read.error} onRetry={read.reload} />}
      {isBlocked && (
        <>
          <p role="alert">{t('retire.blocked', { count: blockers.length })}</p>
          <ProjectLinks projects={blockers} />
        </>
      )}
      {!isBlocked && others.length > 0 && (
        <>
          <p>{t('retire.others')}</p>
          <ProjectLinks projects={others} />
        </>
      )}
    </ActionDialog>
  );
}
