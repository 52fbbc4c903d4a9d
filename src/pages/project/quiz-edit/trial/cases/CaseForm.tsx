import { Button, Flex, Select, Typography } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { TextInput } from '@/components/inputs/TextInput';
import { testCase as limit } from '@/contract/limits/quiz';
import type { QuizContent } from '@/contract/quiz';
import { cleanLine, countCharacters } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { type Expected, toExpected, toValue, useExpectations } from './useExpectations';

type Values = { name: string; expected: Expected };

type Props = {
  quiz: QuizContent;
  /** What is saved unless the operator changes it: for a new case it follows the answers. */
  proposed: Values;
  saveText: string;
  onSave: (values: Values) => void;
  onCancel: () => void;
};

/** Form for the name and expected result of a test case. */
export function CaseForm({ quiz, proposed, saveText, onSave, onCancel }: Props) {
  const t = useText(quizTrialTexts);
  const id = useId();
  const { options, label } = useExpectations(quiz);
  const [changed, setChanged] = useState<Partial<Values>>({});
  const { name, expected } = { ...proposed, ...changed };
  const [isSubmitted, setIsSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const length = countCharacters(name);
  const problem =
    length === 0
      ? t('case.nameMissing')
      : length > limit.maxNameLength
        ? t('case.nameTooLong', { max: limit.maxNameLength })
        : null;
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const save = () => {
    setIsSubmitted(true);
    if (problem === null) onSave({ name, expected });
    else form.current?.querySelector('input')?.focus();
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise Escape would also close the drawer.
    event.stopPropagation();
    onCancel();
  };
  return (
    <form
      ref={form}
      onKeyDown={cancelOnEscape}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Flex vertical gap={8}>
        <div>
          <label htmlFor={`${id}name`}>{t('case.name')}</label>
          <TextInput
            id={`${id}name`}
            max={limit.maxNameLength}
            clean={cleanLine}
            value={name}
            aria-invalid={isSubmitted && problem !== null ? 'true' : undefined}
            aria-describedby={isSubmitted && problem !== null ? `${id}problem` : undefined}
            onChange={(text) => setChanged({ ...changed, name: text ?? '' })}
          />
          {isSubmitted && problem !== null && (
            <Typography.Text type="danger" id={`${id}problem`} role="alert">
              {problem}
            </Typography.Text>
          )}
        </div>
        <div>
          <label htmlFor={`${id}expected`}>{t('case.expected')}</label>
          <Select
            id={`${id}expected`}
            style={{ width: '100%' }}
            value={toValue(expected)}
            labelRender={() => label(expected)}
            options={options}
            onChange={(value) => setChanged({ ...changed, expected: toExpected(value) })}
          />
        </div>
        <Flex gap={8}>
          <Button type="primary" htmlType="submit">
            {saveText}
          </Button>
          <Button onClick={onCancel}>{t('case.cancel')}</Button>
        </Flex>
      </Flex>
    </form>
  );
}
