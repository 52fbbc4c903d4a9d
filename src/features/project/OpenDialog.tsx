import { useState } from 'react';
import { useEntityAction } from '@/components/actions/useEntityAction';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntity } from '@/components/form/useEntity';
import { InstantField } from '@/components/inputs/InstantField';
import type { ProjectListed, PublishGate } from '@/contract/project-list';
import { quotaState } from '@/domain/project/quota';
import { runShowingBlockers } from '@/errors/refusal';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { isPublishGate, moveProject, readPublishGate, reopenProject } from '@/services/project';
import { OpenEffect } from './OpenEffect';
import { PublishGateList } from './PublishGateList';

type Props = {
  action: 'publish' | 'resume' | 'reopen';
  project: ProjectListed;
  reload: () => void;
  onClose: () => void;
};

type Values = { endAt?: string | null };

/**
 * Publishes, resumes or reopens a project. Checks the publish gate first, and shows the failing items again if the
 * server refuses because of others.
 */
export function OpenDialog({ action, project, reload, onClose }: Props) {
  const t = useText(projectTexts);
  const act = useEntityAction(reload);
  const { id, name, quotaUsed, quotaTotal } = project;
  const gate = useEntity(['project', 'publishGate', id], () => readPublishGate(id));
  const [serverGate, setServerGate] = useState<PublishGate>();
  // Reopening sets a new end, so a past one does not matter.
  const read = gate.entity?.failing.filter((item) => action !== 'reopen' || item !== 'endPassed');
  const failing = serverGate?.failing ?? read ?? [];
  const { agreementEffectiveAt = null } = serverGate ?? gate.entity ?? {};
  const isReady = failing.length === 0;

  const open = ({ endAt = null }: Values) =>
    runShowingBlockers(
      action === 'reopen' ? reopenProject(project, endAt) : moveProject(project, action),
      isPublishGate,
      setServerGate,
    );

  return (
    <ActionDialog<Values>
      draft={`project.${action}:${project.id}`}
      title={t(isReady ? `dialog.${action}` : 'gate.dialog', { name })}
      okText={t(`action.${action}`)}
      canSubmit={isReady}
      warning={
        isReady && (
          <OpenEffect action={action} project={project} isFull={quotaState(quotaUsed, quotaTotal) === 'full'} />
        )
      }
      onSubmit={async (values) => {
        await act(() => open(values), { done: t(`done.${action}`, { name }) });
      }}
      onClose={onClose}
    >
      {!isReady && (
        <PublishGateList
          takesFocus
          projectId={id}
          failing={failing}
          agreementEffectiveAt={agreementEffectiveAt}
          onLeave={onClose}
        />
      )}
      {isReady && action === 'reopen' && (
        <InstantField
          name="endAt"
          label={t('reopen.endAt')}
          placeholder={t('reopen.noEnd')}
          extra={t('reopen.hint')}
          isFuture
        />
      )}
    </ActionDialog>
  );
}
