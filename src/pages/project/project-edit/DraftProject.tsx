import { useMemoizedFn } from 'ahooks';
import { App, Button, Flex, Typography } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { AutosaveStatus } from '@/components/form/AutosaveStatus';
import { StepFrame } from '@/components/form/StepFrame';
import { useSaveShortcut } from '@/components/form/useSaveShortcut';
import { useStep } from '@/components/form/useStep';
import type { Project } from '@/contract/project-list';
import { OpenDialog } from '@/features/project/OpenDialog';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';
import { projectEditTexts } from '@/locales/projectEdit';
import { DraftForm } from './DraftForm';
import { PublishCheck } from './PublishCheck';
import { PublishStep } from './PublishStep';
import { goToList } from './paths';
import { StaleBanner } from './StaleBanner';
import { useChoices } from './useChoices';
import { useCompareProject } from './useCompareProject';
import { useFormSteps } from './useFormSteps';
import { useProjectDraft } from './useProjectDraft';
import type { ProjectValues } from './values';

type Props = {
  project: Project;
  /** Reloads the project, for example after it was published. */
  onReload: () => void;
  /** Continues with the version that someone else saved, with the input `mine` applied to it if given. */
  onTakeTheirs: (theirs: Project, mine?: ProjectValues) => void;
};

/** Step form of a draft, which saves automatically (docs/domain.md 6.2). */
export function DraftProject({ project, onReload, onTakeTheirs }: Props) {
  const t = useText(projectEditTexts);
  const tForm = useText(formTexts);
  const { message } = App.useApp();
  const draft = useProjectDraft(
    project,
    useMemoizedFn(() => step.showFirstError()),
  );
  const { form, saved, invalidNames, heldBack, autosave, formProps } = draft;
  const [isPublishing, setIsPublishing] = useState(false);
  const choices = useChoices(saved);
  const compare = useCompareProject(choices);
  const getLabel = (name: string) => compare.find((one) => one.name === name)?.label ?? name;
  const { phase, theirs } = autosave;
  const isSaved = phase === 'idle' && invalidNames.length === 0;

  const steps = useFormSteps({
    project: saved,
    choices,
    isLive: false,
    invalidNames,
    publish: (
      <PublishStep project={saved} title={t('publish.title')}>
        <PublishCheck
          project={saved}
          isSaving={phase !== 'idle'}
          onFix={invalidNames.length > 0 ? () => step.showFirstError() : undefined}
        />
      </PublishStep>
    ),
  });
  const step = useStep(form, steps);

  const flush = useEffectEvent(() => autosave.flush());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the step saves the draft
  useEffect(() => flush(), [step.index]);

  const saveNow = useMemoizedFn(async () => {
    const wasIdle = phase === 'idle';
    if (await draft.saveByHand()) step.showFirstError();
    else if (wasIdle) message.info(tForm('unchanged'));
  });
  const shortcutRef = useSaveShortcut(t('saveDraft'), saveNow);

  return (
    <StepFrame
      title={t('title', { name: saved.name })}
      status={
        <Flex gap={12}>
          {/* If someone else has changed the draft, the banner shows that instead. */}
          {!theirs && <AutosaveStatus phase={phase} {...draft.lastSave} isPartial={invalidNames.length > 0} />}
          {heldBack.length > 0 && (
            <Typography.Text type="danger">
              {t('heldBack', { names: heldBack.map(getLabel).join(t('heldBack.separator')) })}
            </Typography.Text>
          )}
        </Flex>
      }
      steps={steps}
      step={step}
      cancelText={t('backToList')}
      onCancel={goToList}
      actions={<Button onClick={saveNow}>{t('saveDraft')}</Button>}
      finish={
        <Button type="primary" disabled={!isSaved} onClick={() => setIsPublishing(true)}>
          {t('publish.button')}
        </Button>
      }
    >
      {theirs && (
        <StaleBanner
          saved={saved}
          theirs={theirs}
          mine={form.getFieldsValue(true)}
          compare={compare}
          autosave={autosave}
          onChange={draft.setValues}
          onTakeTheirs={(mine) => onTakeTheirs(theirs, mine)}
        />
      )}
      <DraftForm formProps={formProps} shortcutRef={shortcutRef} onSave={saveNow} />
      {isPublishing && (
        <OpenDialog action="publish" project={saved} reload={onReload} onClose={() => setIsPublishing(false)} />
      )}
    </StepFrame>
  );
}
