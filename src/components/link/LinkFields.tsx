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
  /** Label of the type select, if the form consists of the link only. */
  typeLabel?: string;
};

/**
 * Fields of a link: its type, and the parts of that type (docs/domain.md 6.4). Sets a `LinkDraft` under `link` in the
 * form values.
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
      {/* The parts of an unknown link type (newer server) are sent back unchanged. */}
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
