import { Col, Row } from 'antd';
import { NumberField } from '@/components/inputs/NumberField';
import { afterRule } from '@/components/inputs/range-rule';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';

/** How many of its options have to be chosen, and may be. */
export function ChoiceCountFields({ max }: { max: number }) {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  return (
    <Row gutter={12}>
      <Col span={12}>
        <NumberField name="minChoices" label={t('field.minChoices')} min={0} max={max} />
      </Col>
      <Col span={12}>
        <NumberField
          name="maxChoices"
          label={t('field.maxChoices')}
          min={0}
          max={max}
          dependencies={['minChoices']}
          rules={[afterRule<number>('minChoices', (least, most) => least <= most, tEdit('range.order'))]}
        />
      </Col>
    </Row>
  );
}
