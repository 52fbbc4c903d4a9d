import { Typography } from 'antd';
import { PhoneFrame } from '@/components/display/PhoneFrame';
import type { ResultHintInput } from '@/contract/result-hint';
import type { HintValues } from '@/domain/hint/variables';
import { HintCard } from '@/features/result-hint/HintCard';
import { renderHintTexts } from '@/features/result-hint/render-hint-texts';
import { MEMBERS_LOCALE } from '@/hooks/useMembersText';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';

type Props = { hint: ResultHintInput; values: HintValues };

/** A hint as members with these values see it, and the variables without a value, whose sentences are left out. */
export function HintPreview({ hint, values }: Props) {
  const t = useText(resultHintTexts);
  const { withoutValue } = renderHintTexts(hint, values);
  return (
    <>
      <PhoneFrame label={t('preview.live')} lang={MEMBERS_LOCALE}>
        <HintCard hint={hint} values={values} />
      </PhoneFrame>
      <div role="status">
        {withoutValue.length > 0 && (
          <Typography.Text type="secondary">
            {t('preview.withoutValue', {
              variables: withoutValue.map((name) => t(`variable.${name}`)).join(t('preview.separator')),
            })}
          </Typography.Text>
        )}
      </div>
    </>
  );
}
