import { ProFormSelect } from '@ant-design/pro-components';
import { member as limit } from '@/contract/limits/member';
import { useText } from '@/hooks/useText';
import { listMemberTags } from '@/services/member';

type Props = { name: string; isRequired?: boolean; autoFocus?: boolean };

const lengthOf = (tag: string) => [...tag.trim()].length;

/** Tags of a member: those in use are offered, new ones are typed. */
export function TagsField({ name, isRequired = false, autoFocus = false }: Props) {
  const t = useText('member');
  return (
    <ProFormSelect
      name={name}
      label={t('column.tags')}
      extra={t('tags.hint', { max: limit.tags, length: limit.tag })}
      request={async () => (await listMemberTags().catch(() => [])).map((tag) => ({ value: tag, label: tag }))}
      fieldProps={{ mode: 'tags', tokenSeparators: [',', '，', ' '], autoFocus, listHeight: 128 }}
      rules={[
        { required: isRequired, message: t('tags.required') },
        { type: 'array', max: limit.tags, message: t('tags.tooMany', { max: limit.tags }) },
        {
          validator: async (_, tags: string[] = []) => {
            if (tags.some((tag) => lengthOf(tag) > limit.tag))
              throw new Error(t('tags.tooLong', { length: limit.tag }));
          },
        },
      ]}
    />
  );
}
