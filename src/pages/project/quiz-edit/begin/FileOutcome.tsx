import { Alert, Button, Flex, Spin } from 'antd';
import { quiz as limit } from '@/contract/limits/quiz';
import type { ImportError } from '@/domain/quiz/json/shape';
import { ErrorText } from '@/errors/ErrorText';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizBeginTexts } from '@/locales/quizBegin';
import styles from './begin.module.css';
import { usePathText } from './usePathText';
import type { QuizFileOutcome } from './useQuizFile';

/** Nobody reads more: the first errors show what kind of file it is. */
const MAX_SHOWN = 50;

function Problems({ errors }: { errors: readonly ImportError[] }) {
  const t = useText(quizBeginTexts);
  const tQuiz = useText(quizTexts);
  const formatPath = usePathText();
  return (
    <ul className={styles.problems}>
      {errors.slice(0, MAX_SHOWN).map(({ code, at, params }) => (
        <li key={`${code} ${at.join('.')}`}>
          {at.length > 0 && `${formatPath(at)}${t('colon')}`}
          {tQuiz(`import.${code}`, params)}
        </li>
      ))}
      {errors.length > MAX_SHOWN && <li>{t('file.more', { count: errors.length - MAX_SHOWN })}</li>}
    </ul>
  );
}

/** State of the selected file: loading, read, or why it is not imported. */
export function FileOutcome({ outcome, onRetry }: { outcome: QuizFileOutcome; onRetry: (file: File) => void }) {
  const t = useText(quizBeginTexts);
  switch (outcome.is) {
    case 'reading':
      return (
        <Flex role="status" align="center" gap={12}>
          <Spin size="small" />
          {t('file.reading', { name: outcome.name })}
        </Flex>
      );
    case 'read':
      return <Alert role="status" type="success" showIcon title={t('file.read', { name: outcome.name })} />;
    case 'refused': {
      const reason = t(`file.${outcome.problem}`, { mb: limit.maxFileMb });
      const title = t('file.refused', { name: outcome.name });
      return <Alert role="alert" type="error" showIcon title={title} description={reason} />;
    }
    case 'invalid': {
      const { name, errors } = outcome;
      const title = t('file.invalid', { name, count: errors.length });
      return <Alert role="alert" type="error" showIcon title={title} description={<Problems errors={errors} />} />;
    }
    case 'failed':
      return (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('file.failed')}
          description={<ErrorText error={outcome.error} />}
          action={
            <Button size="small" onClick={() => onRetry(outcome.file)}>
              {t('file.retry')}
            </Button>
          }
        />
      );
  }
}
