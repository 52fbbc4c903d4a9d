import { CheckCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import { Alert, Flex } from 'antd';
import type { ResultHint, ResultHintInput } from '@/contract/result-hint';
import { hintProblems } from '@/domain/hint/problems';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { problemText } from './problems';
import { voidsReview } from './values';

type Props = { base: ResultHint | undefined; input: ResultHintInput };

/** Checks before saving: rules of red flags, problems, and whether the review will be voided. */
export function HintChecks({ base, input }: Props) {
  const t = useText(resultHintTexts);
  // Empty fields show their own error.
  const problems = hintProblems(input).filter(({ problem }) => problem !== 'targetMissing' && problem !== 'blank');
  const hasProblem = (problem: string) => problems.some((one) => one.problem === problem);
  const redFlagRules = [
    { text: t('redFlag.phone'), isMet: !hasProblem('phoneMissing') },
    { text: t('redFlag.score'), isMet: !hasProblem('scoreShown') },
  ];
  const others = problems.filter(({ problem }) => !['phoneMissing', 'scoreShown'].includes(problem));
  return (
    <Flex vertical gap={8}>
      {input.levelCode === 'redFlag' && (
        <Alert
          role="note"
          type={redFlagRules.every(({ isMet }) => isMet) ? 'success' : 'warning'}
          title={t('redFlag.title')}
          description={redFlagRules.map(({ text, isMet }) => (
            <div key={text}>
              {isMet ? <CheckCircleFilled aria-hidden /> : <ExclamationCircleFilled aria-hidden />}{' '}
              {t(isMet ? 'redFlag.met' : 'redFlag.open')}
              {text}
            </div>
          ))}
        />
      )}
      {others.length > 0 && (
        <Alert
          role="note"
          type="error"
          title={t('problem.list')}
          description={others.map((one) => (
            <div key={`${one.field} ${one.problem}`}>
              {t('problem.in', { field: t(`field.${one.field}`), problem: problemText(t, one) })}
            </div>
          ))}
        />
      )}
      {voidsReview(base, input) && <Alert role="note" type="warning" showIcon title={t('void.note')} />}
    </Flex>
  );
}
