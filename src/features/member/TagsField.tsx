import { toAntdRule } from '@/components/inputs/rules';
import { StringListField } from '@/components/inputs/StringListField';
import { member as limit } from '@/contract/limits/member';
import { cleanLine, countCharacters } from '@/domain/validation/text';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { memberTexts } from '@/locales/member';
import { memberDetailTexts } from '@/locales/memberDetail';
import { listMemberTags } from '@/services/member';

type Props = { name: string; isRequired?: boolean; autoFocus?: boolean };

/** Tags of a member: offers the tags in use, and accepts new ones. */
export function TagsField({ name, isRequired = false, autoFocus = false }: Props) {
  const t = useText(memberTexts);
  const tField = useText(memberDetailTexts);
  // If the tags in use do not load, new ones can still be entered.
  const { data: offered = [] } = useRead(['member', 'tags'], listMemberTags);
  return (
    <StringListField
      name={name}
      label={tField('field.tags')}
      extra={t('tags.hint', { max: limit.maxTags, length: limit.maxTagLength })}
      separators={[',', '，', ' ']}
      offered={offered}
      autoFocus={autoFocus}
      isRequired={isRequired}
      rules={[
        { required: isRequired, type: 'array', message: t('tags.required') },
        { type: 'array', max: limit.maxTags, message: t('tags.tooMany', { max: limit.maxTags }) },
        toAntdRule<string[]>((tags) =>
          tags.some((tag) => countCharacters(cleanLine(tag)) > limit.maxTagLength)
            ? t('tags.tooLong', { length: limit.maxTagLength })
            : undefined,
        ),
      ]}
    />
  );
}
