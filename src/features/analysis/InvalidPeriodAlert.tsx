import { InvalidQueryAlert } from '@/components/feedback/InvalidQueryAlert';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import type { MessageKey } from '@/utils/text';

type Problem =
  MessageKey<typeof analysisTexts> extends infer Key ? (Key extends `problem.${infer Name}` ? Name : never) : never;

/** Invalid URL parameter, and what is shown instead. */
export type InvalidQuery = {
  problem: Problem;
  instead: string;
  /** Maximum length of the period, if that is the problem. */
  most?: string;
};

type Props = { problems: readonly InvalidQuery[] };

/** Lists the invalid periods, comparisons and options in the URL, and what is shown instead. */
export function InvalidPeriodAlert({ problems }: Props) {
  const t = useText(analysisTexts);
  return (
    <InvalidQueryAlert
      title={t('invalidPeriod')}
      problems={problems.map(({ problem, instead, most = '' }) => t(`problem.${problem}`, { instead, most }))}
    />
  );
}
