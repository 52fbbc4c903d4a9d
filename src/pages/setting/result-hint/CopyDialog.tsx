import { Form } from 'antd';
import { useEffect } from 'react';
import { useEntityAction } from '@/components/actions/useEntityAction';
import { ActionDialog } from '@/components/form/ActionDialog';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { copyResultHint } from '@/services/result-hint';
import type { HintDialogProps } from './hint-dialog';
import { ScopeFields } from './ScopeFields';
import { useLevels, useScopes } from './useScopes';
import { GLOBAL } from './values';

type Values = { projectId: string; levelCode: string };

function TargetFields({ levelCode }: { levelCode: string }) {
  const form = Form.useFormInstance<Values>();
  const projectId = Form.useWatch('projectId', form) ?? null;
  const selectedLevel = Form.useWatch('levelCode', form) ?? null;
  const levels = useLevels(projectId);
  // Proposes the level of the original if the target project has it without a hint.
  const matchingLevel = levels.levels.find(({ code, taken }) => code === levelCode && !taken);
  const proposed = selectedLevel === null ? matchingLevel?.code : undefined;
  useEffect(() => {
    if (proposed !== undefined) form.setFieldValue('levelCode', proposed);
  }, [proposed, form]);
  return <ScopeFields scopes={useScopes()} levels={levels} selected={{ projectId, levelCode: selectedLevel }} />;
}

/** Copies a hint to a level without a hint, of any project or of all. */
export function CopyDialog({ dialog: { hint }, ...props }: HintDialogProps) {
  const t = useText(resultHintTexts);
  const act = useEntityAction(props.reload);
  return (
    <ActionDialog<Values>
      draft={`resultHint.copy:${hint.id}`}
      title={t('copy.title', { name: hint.name })}
      okText={t('copy.ok')}
      warning={t('copy.warning')}
      onSubmit={async ({ projectId, levelCode }) => {
        const to = { projectId: projectId === GLOBAL ? null : projectId, levelCode };
        await act(() => copyResultHint(hint, to), { done: ({ name }) => t('done.copy', { name }) });
      }}
      onClose={props.onClose}
    >
      <TargetFields levelCode={hint.levelCode} />
    </ActionDialog>
  );
}
