import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { isBlankText, toPlainText } from '@/domain/rich-text/rich-text';
import { countCharacters } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { Field, type FieldProps } from '../Field';
import { requiredRule, toAntdRule } from '../rules';
import type { RichTextEditorProps } from './RichTextEditor';

const RichTextEditor = lazy(() => import('./RichTextEditor'));

const LazyEditor = (props: RichTextEditorProps) => (
  <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 5 }} />}>
    <RichTextEditor {...props} />
  </Suspense>
);

type Props = FieldProps & Pick<RichTextEditorProps, 'max' | 'formats' | 'variables'>;

/** Rich text field of a form; the value is HTML, or null for none. */
export function RichTextField({ max, formats, variables, ...field }: Props) {
  const t = useText(inputTexts);
  const lengthOfText = (html: string) => countCharacters(toPlainText(html));
  return (
    <Field
      {...field}
      rules={[
        ...(field.isRequired ? [requiredRule(t('required'))] : []),
        toAntdRule<string>((html) =>
          lengthOfText(html) > max ? t('tooLong', { max, count: lengthOfText(html) }) : undefined,
        ),
        toAntdRule<string>((html) => (field.isRequired && isBlankText(html) ? t('required') : undefined)),
      ]}
    >
      <LazyEditor {...{ max, formats, variables }} label={field.label} isDisabled={field.isDisabled} />
    </Field>
  );
}
