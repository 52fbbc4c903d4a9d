import { Flex, Form } from 'antd';
import { useDeferredValue } from 'react';
import type { ResultHint } from '@/contract/result-hint';
import { HintChecks } from './HintChecks';
import { SampledPreview } from './SampledPreview';
import type { HintLevelName } from './useHintLabels';
import { type HintFormValues, toInput, toValues } from './values';

type Props = { base: ResultHint | undefined; level?: HintLevelName; projectName?: string };

/** Preview of the form values; deferred so that it does not slow down typing. */
export function LivePreview({ base, ...names }: Props) {
  const form = Form.useFormInstance<HintFormValues>();
  const watched = Form.useWatch((values: HintFormValues) => values, { form, preserve: true }) as
    | HintFormValues
    | undefined;
  const typed = useDeferredValue(watched);
  const input = toInput({ ...toValues(base), ...typed });
  return (
    <Flex vertical gap={12}>
      <HintChecks base={base} input={input} />
      <SampledPreview hint={input} {...names} />
    </Flex>
  );
}
