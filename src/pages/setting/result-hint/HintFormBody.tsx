import { Alert, Form, Typography } from 'antd';
import { FormColumns } from '@/components/form/FormColumns';
import { TextField } from '@/components/inputs/TextField';
import { resultHint as limit } from '@/contract/limits/result-hint';
import type { ResultHint } from '@/contract/result-hint';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { DisplayFields } from './DisplayFields';
import { LivePreview } from './LivePreview';
import { ScopeFields } from './ScopeFields';
import { TextFields } from './TextFields';
import { useLevels, useScopes } from './useScopes';
import { GLOBAL, type HintFormValues, toValues } from './values';

/** Fields of a hint beside their live preview. */
export function HintFormBody({ base }: { base: ResultHint | undefined }) {
  const t = useText(resultHintTexts);
  const form = Form.useFormInstance<HintFormValues>();
  const initial = toValues(base);
  const projectId = Form.useWatch('projectId', form) ?? initial.projectId;
  // Null after the project has changed; undefined until the fields have rendered.
  const watchedLevel = Form.useWatch('levelCode', form);
  const levelCode = watchedLevel === undefined ? initial.levelCode : watchedLevel;
  const scopes = useScopes();
  const levels = useLevels(projectId);
  const level = levels.levels.find(({ code }) => code === levelCode);
  const project = scopes.projects.find(({ value }) => value === projectId);

  // Links belong to the previous project.
  const dropLinks = () => {
    for (const button of ['primaryAction', 'secondaryAction'] as const) {
      if (form.getFieldValue(button) === 'openLink') form.setFieldValue(`${button}Target`, null);
    }
  };

  return (
    <FormColumns
      asideLabel={t('preview.live')}
      aside={
        <>
          <Typography.Title level={5}>{t('preview.live')}</Typography.Title>
          <LivePreview base={base} level={level} projectName={project?.label} />
        </>
      }
    >
      {!base && <Alert role="note" type="info" title={t('form.startsDisabled')} style={{ marginBlockEnd: 16 }} />}
      <TextField name="name" label={t('field.name')} isRequired max={limit.maxNameLength} extra={t('form.onlyName')} />
      <Typography.Title level={5}>{t('section.scope')}</Typography.Title>
      <ScopeFields
        scopes={scopes}
        levels={levels}
        selected={{ projectId, levelCode }}
        own={base && { projectId: base.projectId ?? GLOBAL, levelCode: base.levelCode }}
        onProject={dropLinks}
        onLevel={(code) => code === 'redFlag' && form.setFieldValue('showScore', false)}
      />
      <Typography.Title level={5}>{t('section.text')}</Typography.Title>
      <TextFields />
      <Typography.Title level={5}>{t('section.look')}</Typography.Title>
      <DisplayFields isRedFlag={levelCode === 'redFlag'} />
    </FormColumns>
  );
}
