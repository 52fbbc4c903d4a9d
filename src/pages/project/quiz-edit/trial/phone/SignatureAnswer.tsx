import { Button } from 'antd';
import { useMembersText } from '@/hooks/useMembersText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { type AnswerProps, textOf } from './answer-props';
import styles from './phone.module.css';

const SIGNED = 'signature';

/** Simulates a signature: the first click signs, the second removes it. */
export function SignatureAnswer({ question: { title }, input, onChange }: AnswerProps) {
  const read = useMembersText(quizTrialTexts);
  const isSigned = textOf(input) !== '';
  return (
    <Button
      block
      className={styles.signature}
      aria-pressed={isSigned}
      aria-label={read('phone.signOf', { title })}
      onClick={() => onChange(isSigned ? undefined : { value: SIGNED })}
    >
      {read(isSigned ? 'phone.signed' : 'phone.sign')}
    </Button>
  );
}
