import { history } from '@umijs/max';
import { App, Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useEntityAction } from '@/components/actions/useEntityAction';
import { useCopy } from '@/components/copy/useCopy';
import { notifyUntilLeft } from '@/components/feedback/notify-until-left';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useEntity } from '@/components/form/useEntity';
import { InstantField } from '@/components/inputs/InstantField';
import { project as limit } from '@/contract/limits/project';
import type { ProjectListed, PublishGate } from '@/contract/project-list';
import { quotaState } from '@/domain/project/quota';
import { runShowingBlockers } from '@/errors/refusal';
import { showUnexpected } from '@/errors/show';
import { newProjectLinkPath } from '@/features/channel/paths';
import { recordListPath } from '@/features/record/record-path';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { isPublishGate, moveProject, readProjectCode, readPublishGate, reopenProject } from '@/services/project';
import { OpenEffect } from './OpenEffect';
import { PublishGateList } from './PublishGateList';

type Props = {
  action: 'publish' | 'resume' | 'reopen';
  project: ProjectListed;
  reload: () => void;
  onClose: () => void;
};

type Values = { endAt?: string | null };

/** Path and query that open the project in the mini program. */
async function readMiniProgramPath(id: string) {
  const { page, scene } = await readProjectCode(id, limit.codeWidth);
  return `${page}?scene=${encodeURIComponent(scene)}`;
}

/**
 * @returns shows what usually follows the publishing of a project, until the operator leaves the screen: its records, its
 * path in the mini program, a link in a channel
 */
function useNextSteps() {
  const t = useText(projectTexts);
  const copy = useCopy();
  const { notification } = App.useApp();
  return async ({ id, name, type }: ProjectListed) => {
    const goTo = (path: string) => () => history.push(path);
    // Without the path the notice still leads on, and copying reads it again.
    const loaded = await readMiniProgramPath(id).catch(() => undefined);
    const copyPath = async () => {
      try {
        await copy(loaded ?? (await readMiniProgramPath(id)), t('next.path'));
      } catch (error) {
        showUnexpected(error);
      }
    };
    notifyUntilLeft(notification, {
      key: `published:${id}`,
      title: t('done.publish', { name }),
      description: loaded && (
        <>
          {t('next.path')}
          <div>
            <Typography.Text code style={{ overflowWrap: 'anywhere' }}>
              {loaded}
            </Typography.Text>
          </div>
        </>
      ),
      actions: (
        <Flex wrap gap={8} justify="end">
          {/* A project without a quiz gets no records. */}
          {type !== 'education' && (
            <Button size="small" onClick={goTo(recordListPath({ projectId: id }))}>
              {t('next.records')}
            </Button>
          )}
          <Button size="small" onClick={() => void copyPath()}>
            {t('next.copyPath')}
          </Button>
          <Button size="small" onClick={goTo(newProjectLinkPath(id))}>
            {t('next.createLink')}
          </Button>
        </Flex>
      ),
    });
  };
}

/**
 * Publishes, resumes or reopens a project. Checks the publish gate first, and shows the failing items again if the
 * server refuses because of others.
 */
export function OpenDialog({ action, project, reload, onClose }: Props) {
  const t = useText(projectTexts);
  const act = useEntityAction(reload);
  const showNextSteps = useNextSteps();
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
        const isPublish = action === 'publish';
        const ended = await act(() => open(values), isPublish ? {} : { done: t(`done.${action}`, { name }) });
        if (isPublish && ended.status === 'done') void showNextSteps(project);
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
