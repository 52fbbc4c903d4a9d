import { memo } from 'react';
import { FormCell, FormSection } from '@/components/form/FormSection';
import { ServicePhoneField } from '@/components/inputs/contact-fields';
import { ImageField } from '@/components/inputs/image/ImageField';
import { NumberField } from '@/components/inputs/NumberField';
import { RadioField } from '@/components/inputs/RadioField';
import { RichTextField } from '@/components/inputs/rich-text/RichTextField';
import { toAntdRule } from '@/components/inputs/rules';
import { SelectField } from '@/components/inputs/SelectField';
import { StringListField } from '@/components/inputs/StringListField';
import { SwitchField } from '@/components/inputs/SwitchField';
import { TextAreaField, TextField } from '@/components/inputs/TextField';
import { project as limit, projectTypes } from '@/contract/limits/project';
import { sort } from '@/contract/limits/sort';
import type { Project } from '@/contract/project-list';
import { countCharacters } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { projectEditTexts } from '@/locales/projectEdit';
import type { Choices } from './useChoices';

/** Validates number and length of search keywords. */
function useKeywordsRule() {
  const t = useText(projectEditTexts);
  return toAntdRule<string[]>((keywords) => {
    if (keywords.length > limit.maxKeywords) return t('keywords.tooMany', { max: limit.maxKeywords });
    const tooLong = keywords.find((keyword) => countCharacters(keyword) > limit.maxKeywordLength);
    return tooLong === undefined ? undefined : t('keywords.tooLong', { word: tooLong, length: limit.maxKeywordLength });
  });
}

type Props = {
  project: Project | undefined;
  choices: Choices;
  /** Whether members can see the project; then the fields of the publish gate are required. */
  isLive: boolean;
};

/** Fields of the first step. Memoized, so that changing the step does not render it. */
export const BasicFields = memo(function BasicFields({ project, choices, isLive }: Props) {
  const t = useText(projectTexts);
  const tEdit = useText(projectEditTexts);
  const keywordsRule = useKeywordsRule();
  const isTypeFixed = project !== undefined && project.publishedAt !== null;
  /** Props of fields that are optional in a draft but required for publishing. */
  const getRequiredProps = (hint?: string) => ({
    isRequired: isLive,
    extra: isLive ? hint : [tEdit('neededToPublish'), hint].filter(Boolean).join(tEdit('separator')),
  });
  return (
    <>
      <FormSection title={tEdit('section.name')}>
        <FormCell>
          <TextField
            name="name"
            label={t('field.name')}
            isRequired
            min={limit.minNameLength}
            max={limit.maxNameLength}
          />
        </FormCell>
        <FormCell>
          <TextField name="subtitle" label={t('field.subtitle')} max={limit.maxSubtitleLength} />
        </FormCell>
        <FormCell>
          <RadioField
            name="type"
            label={t('field.type')}
            isRequired
            isDisabled={isTypeFixed}
            extra={isTypeFixed ? tEdit('type.fixed') : tEdit('type.hint')}
            options={projectTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
          />
        </FormCell>
        <FormCell>
          <SelectField
            name="categoryId"
            label={t('field.categoryId')}
            {...getRequiredProps()}
            options={choices.categories}
            read={choices.read}
            isSearchable
            isClearable={!isLive}
          />
        </FormCell>
      </FormSection>
      <FormSection title={tEdit('section.texts')}>
        <FormCell>
          <ImageField
            name="coverUrl"
            label={t('field.coverUrl')}
            purpose="projectCover"
            {...getRequiredProps(tEdit('cover.hint'))}
          />
        </FormCell>
        <FormCell>
          <TextAreaField
            name="summary"
            label={t('field.summary')}
            max={limit.maxSummaryLength}
            {...getRequiredProps()}
          />
        </FormCell>
        <FormCell isWide>
          <RichTextField
            name="content"
            label={t('field.content')}
            max={limit.maxContentLength}
            formats="full"
            {...getRequiredProps()}
          />
        </FormCell>
      </FormSection>
      <FormSection title={tEdit('section.finding')}>
        <FormCell>
          <StringListField
            name="keywords"
            label={t('field.keywords')}
            extra={tEdit('keywords.hint', { max: limit.maxKeywords, length: limit.maxKeywordLength })}
            rules={[keywordsRule]}
            separators={[',', '，', '、', ';', '；']}
          />
        </FormCell>
        <FormCell>
          <ServicePhoneField name="contactPhone" label={t('field.contactPhone')} extra={tEdit('phone.hint')} />
        </FormCell>
        <FormCell>
          <NumberField name="sort" label={t('field.sort')} min={sort.min} max={sort.max} extra={tEdit('sort.hint')} />
        </FormCell>
        <FormCell>
          <SwitchField name="isRecommended" label={t('field.isRecommended')} />
        </FormCell>
      </FormSection>
    </>
  );
});
