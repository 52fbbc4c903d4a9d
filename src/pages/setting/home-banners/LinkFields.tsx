import { Form } from 'antd';
import { AppIdField, HttpsUrlField, MiniProgramPathField, ServicePhoneField } from '@/components/inputs/contact-fields';
import { SelectField } from '@/components/inputs/SelectField';
import { TextField } from '@/components/inputs/TextField';
import { bannerLinkTypes, banner as limit } from '@/contract/limits/banner';
import { businessDomains } from '@/contract/limits/business-domains';
import type { ProjectOption } from '@/contract/project';
import { fieldsOfLink, isArticleUrl, isPageQuery, type LinkField } from '@/domain/banner/link';
import { isBusinessUrl } from '@/domain/link/business-domain';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { bannerTexts } from '@/locales/banner';
import { listProjectOptions } from '@/services/project';
import type { BannerValues } from './values';

type FieldProps = { name: ['link', string, LinkField]; label: string; isRequired: boolean };

function ProjectField(props: FieldProps) {
  const t = useText(bannerTexts);
  const { data, error, loading } = useRead('projectOptions', listProjectOptions);
  return (
    <SelectField
      {...props}
      extra={error ? t('form.projectsFailed') : undefined}
      options={(data ?? []).map(({ id, name, projectNo }: ProjectOption) => ({
        value: id,
        label: `${name} ${projectNo}`,
      }))}
      isLoading={loading}
      isSearchable
    />
  );
}

function QueryField(props: FieldProps) {
  const t = useText(bannerTexts);
  const form = { holds: isPageQuery, message: t('form.query') };
  return <TextField {...props} max={limit.maxQueryLength} extra={t('hint.query')} form={form} inputMode="url" />;
}

function UrlField(props: FieldProps) {
  const t = useText(bannerTexts);
  const [, linkType] = props.name;
  if (linkType === 'article')
    return (
      <HttpsUrlField
        {...props}
        max={limit.maxUrlLength}
        narrower={{ holds: isArticleUrl, message: t('form.article') }}
      />
    );
  const domains = businessDomains.join(t('separator'));
  return (
    <HttpsUrlField
      {...props}
      max={limit.maxUrlLength}
      extra={t('hint.h5', { domains })}
      narrower={{ holds: isBusinessUrl, message: t('form.h5', { domains }) }}
    />
  );
}

const inputs: Record<LinkField, (props: FieldProps) => React.ReactNode> = {
  targetId: ProjectField,
  url: UrlField,
  appId: AppIdField,
  path: MiniProgramPathField,
  query: QueryField,
  phone: ServicePhoneField,
};

/** Where a banner leads: the type, and what a link of that type consists of. */
export function LinkFields() {
  const t = useText(bannerTexts);
  const linkType = Form.useWatch(['link', 'linkType'], Form.useFormInstance<BannerValues>()) ?? 'none';
  const needs = Object.entries(fieldsOfLink(linkType)) as [LinkField, 'required' | 'optional'][];
  return (
    <>
      <SelectField
        name={['link', 'linkType']}
        label={t('field.linkType')}
        isRequired
        options={bannerLinkTypes.map((type) => ({ value: type, label: t(`linkType.${type}`) }))}
      />
      {/* What a link that is newer than the console consists of goes back as it came. */}
      {!bannerLinkTypes.includes(linkType) && (
        <Form.Item name={['link', linkType]} getValueProps={() => ({})} hidden>
          <input type="hidden" />
        </Form.Item>
      )}
      {needs.map(([field, need]) => {
        const Input = inputs[field];
        return (
          <Input
            key={`${linkType} ${field}`}
            name={['link', linkType, field]}
            label={t(`field.${field}`)}
            isRequired={need === 'required'}
          />
        );
      })}
    </>
  );
}
