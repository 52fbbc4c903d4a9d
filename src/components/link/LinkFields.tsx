import { Form } from 'antd';
import { AppIdField, MiniProgramPathField, ServicePhoneField } from '@/components/inputs/contact-fields';
import { SelectField } from '@/components/inputs/SelectField';
import type { LinkType } from '@/contract/limits/link';
import { getPartNeeds, type LinkPart } from '@/domain/link/parts';
import { useText } from '@/hooks/useText';
import { linkTexts } from '@/locales/link';
import type { LinkDraft } from './draft';
import { FilePart, type PartProps, ProjectPart, QueryPart, UrlPart } from './parts';

const inputs: Record<LinkPart, (props: PartProps) => React.ReactNode> = {
  targetId: ProjectPart,
  url: UrlPart,
  appId: AppIdField,
  path: MiniProgramPathField,
  query: QueryPart,
  phone: ServicePhoneField,
  fileUrl: FilePart,
};

type Props = {
  types: readonly LinkType[];
  /** What the choice of a type is called where the whole form is that of a link. */
  typeLabel?: string;
};

/**
 * Where a link leads: one of the types that its kind can have, and what a link of that type consists of
 * (docs/domain.md 6.4). A `LinkDraft` under `link` in the values of the form.
 */
export function LinkFields({ types, typeLabel }: Props) {
  const t = useText(linkTexts);
  const linkType = Form.useWatch(['link', 'linkType'], Form.useFormInstance<{ link: LinkDraft }>()) ?? types[0];
  return (
    <>
      <SelectField
        name={['link', 'linkType']}
        label={typeLabel ?? t('field.linkType')}
        isRequired
        options={types.map((type) => ({ value: type, label: t(`linkType.${type}`) }))}
      />
      {/* What a link that is newer than the console consists of goes back as it came. */}
      {!types.includes(linkType) && (
        <Form.Item name={['link', linkType]} getValueProps={() => ({})} hidden>
          <input type="hidden" />
        </Form.Item>
      )}
      {getPartNeeds(linkType).map(([part, need]) => {
        const Input = inputs[part];
        return (
          <Input
            key={`${linkType} ${part}`}
            name={['link', linkType, part]}
            label={t(`field.${part}`)}
            isRequired={need === 'required'}
          />
        );
      })}
    </>
  );
}
