import { RichTextField } from '@/components/inputs/rich-text/RichTextField';
import { TextAreaField, TextField } from '@/components/inputs/TextField';
import { hintVariables, resultHint as limit } from '@/contract/limits/result-hint';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { allowedVariables } from './problems';

/** Texts of a hint that members read. */
export function TextFields() {
  const t = useText(resultHintTexts);
  const variables = hintVariables.map((name) => ({ name, label: t(`variable.${name}`) }));
  return (
    <>
      <TextField name="title" label={t('field.title')} isRequired max={limit.maxTitleLength} />
      <RichTextField
        name="content"
        label={t('field.content')}
        isRequired
        max={limit.maxContentLength}
        variables={variables}
        extra={t('form.variables', { variables: allowedVariables })}
      />
      <TextAreaField name="suggestion" label={t('field.suggestion')} max={limit.maxSuggestionLength} />
      <TextAreaField
        name="disclaimer"
        label={t('field.disclaimer')}
        isRequired
        max={limit.maxDisclaimerLength}
        rows={2}
        extra={t('form.default', { text: t('disclaimerDefault') })}
      />
    </>
  );
}
