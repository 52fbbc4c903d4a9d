import { Button } from 'antd';
import { useMembersText } from '@/hooks/useMembersText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { type AnswerProps, getText } from './answer-props';
import styles from './phone.module.css';

const SIGNED = 'signature';

/** Simulates a signature: the first click signs, the second removes it. */
export function SignatureAnswer({ question: { title }, input, onChange }: AnswerProps) {
  const tMembers = useMembersText(quizTrialTexts);
  const isSigned = getText(input) !== '';
  return (
    <Button
      block
      className={styles.signature}
      aria-pressed={isSigned}
      aria-label={tMembers('phone.signOf', { title })}
      onClick={() => onChange(isSigned ? undefined : { value: SIGNED })}
    >
      {tMembers(isSigned ? 'phone.signed' : 'phone.sign')}
    </Button>
  );
}
