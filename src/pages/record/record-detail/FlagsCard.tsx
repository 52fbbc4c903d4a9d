import { Button, Card } from 'antd';
import { StatusBadge } from '@/components/display/StatusBadge';
import type { RecordDetail } from '@/contract/record-detail';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizTrialTexts } from '@/locales/quizTrial';
import { recordDetailTexts } from '@/locales/recordDetail';
import styles from './record-detail.module.css';

type Props = { flags: RecordDetail['riskFlags']; onShow: (questionId: string) => void };

const byDanger = (flags: Props['flags']) =>
  flags.toSorted((a, b) => Number(b.flag === 'red') - Number(a.flag === 'red'));

/** Flagged answers, red flags first, with links to the answers. */
export function FlagsCard({ flags, onShow }: Props) {
  const t = useText(recordDetailTexts);
  const tQuiz = useText(quizTexts);
  const tTrial = useText(quizTrialTexts);
  if (flags.length === 0) return null;
  return (
    <Card size="small" title={t('flags', { count: flags.length })}>
      <ul className={styles.list}>
        {byDanger(flags).map(({ questionId, optionId, title, optionLabel, flag }, index) => (
          <li key={`${questionId} ${optionId ?? index}`}>
            <StatusBadge tone={flag === 'red' ? 'error' : 'warning'} label={tQuiz(`flag.${flag}`)} />{' '}
            <Button type="link" size="small" className={styles.toAnswer} onClick={() => onShow(questionId)}>
              {tTrial('flag', { title, option: optionLabel ?? t('answer.sensitive') })}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
