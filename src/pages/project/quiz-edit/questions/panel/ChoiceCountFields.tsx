import { Col, Row } from 'antd';
import { memo } from 'react';
import { NumberField } from '@/components/inputs/NumberField';
import { afterRule } from '@/components/inputs/range-rule';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizPanelTexts } from '@/locales/quizPanel';
import { useQuestion } from './useQuestion';

/** Minimum and maximum number of selected options; a maximum of 0 means no limit. */
export const ChoiceCountFields = memo(function ChoiceCountFields({ id }: { id: string }) {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const tPanel = useText(quizPanelTexts);
  const count = useQuestion(id, ({ options }) => options.length) ?? 0;
  const limits = { min: 0, max: count, suffix: tPanel('unit.choices') };
  return (
    <Row gutter={12}>
      <Col span={12}>
        <NumberField name="minChoices" label={t('field.minChoices')} {...limits} />
      </Col>
      <Col span={12}>
        <NumberField
          name="maxChoices"
          label={t('field.maxChoices')}
          {...limits}
          dependencies={['minChoices']}
          rules={[afterRule<number>('minChoices', (least, most) => most === 0 || least <= most, tEdit('range.order'))]}
        />
      </Col>
    </Row>
  );
});
