import { Flex, Form } from 'antd';
import { ColorField } from '@/components/inputs/ColorField';
import { ImageField } from '@/components/inputs/image/ImageField';
import { SelectField } from '@/components/inputs/SelectField';
import { SwitchField } from '@/components/inputs/SwitchField';
import { hintIcons } from '@/contract/limits/result-hint';
import { HintIcon } from '@/features/result-hint/icons';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { ButtonFields } from './ButtonFields';
import type { HintFormValues } from './values';

/** Buttons, visible parts of the result, icon, color and image of a hint. */
export function DisplayFields({ isRedFlag }: { isRedFlag: boolean }) {
  const t = useText(resultHintTexts);
  const form = Form.useFormInstance<HintFormValues>();
  const isScoreShown = Form.useWatch('showScore', form) ?? false;
  const icons = hintIcons.map((name) => ({
    value: name,
    label: (
      <>
        <HintIcon name={name} /> {t(`icon.${name}`)}
      </>
    ),
  }));
  return (
    <>
      <ButtonFields button="primaryAction" />
      <ButtonFields button="secondaryAction" />
      <Flex wrap gap="0 32px">
        <SwitchField
          name="showScore"
          label={t('field.showScore')}
          isDisabled={isRedFlag && !isScoreShown}
          extra={isRedFlag && t('form.noScore')}
        />
        <SwitchField name="showLevel" label={t('field.showLevel')} />
        <SwitchField name="showHospitals" label={t('field.showHospitals')} />
      </Flex>
      <SelectField name="icon" label={t('field.icon')} options={icons} isClearable />
      <ColorField name="color" label={t('field.color')} />
      <ImageField name="imageUrl" label={t('field.imageUrl')} purpose="hintImage" />
    </>
  );
}
