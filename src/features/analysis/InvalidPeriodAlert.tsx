import { InvalidQueryAlert } from '@/components/feedback/InvalidQueryAlert';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import type { MessageKey } from '@/utils/text';

type Problem =
  MessageKey<typeof analysisTexts> extends infer Key ? (Key extends `problem.${infer Name}` ? Name : never) : never;

/** What of the address could not be followed, and what is shown instead. */
export type InvalidQuery = {
  problem: Problem;
  instead: string;
  /** Of a period that is too long: how long it may be. */
  most?: string;
};

type Props = { problems: readonly InvalidQuery[] };

/** Says what of an address names no period, comparison or choice of a screen, and what stands in for it. */
export function InvalidPeriodAlert({ problems }: Props) {
  const t = useText(analysisTexts);
  return (
    <InvalidQueryAlert
      title={t('invalidPeriod')}
      problems={problems.map(({ problem, instead, most = '' }) => t(`problem.${problem}`, { instead, most }))}
    />
  );
}
