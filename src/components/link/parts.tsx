import { HttpsUrlField } from '@/components/inputs/contact-fields';
import { FileField } from '@/components/inputs/file/FileField';
import { SelectField } from '@/components/inputs/SelectField';
import { TextField } from '@/components/inputs/TextField';
import { businessDomains } from '@/contract/limits/business-domains';
import { type LinkType, link as limit } from '@/contract/limits/link';
import { isBusinessUrl } from '@/domain/link/business-domain';
import type { LinkPart } from '@/domain/link/parts';
import { isArticleUrl, isPageQuery } from '@/domain/link/problems';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { linkTexts } from '@/locales/link';
import { listProjectOptions } from '@/services/project';

/** Props of the field of a part; `name` contains the link type. */
export type PartProps = { name: ['link', LinkType, LinkPart]; label: string; isRequired: boolean };

export function ProjectPart(props: PartProps) {
  const t = useText(linkTexts);
  const read = useRead(['project', 'options'], listProjectOptions);
  return (
    <SelectField
      {...props}
      extra={read.error ? t('form.projectsFailed') : undefined}
      options={(read.data ?? []).map(({ id, name, projectNo }) => ({ value: id, label: `${name} ${projectNo}` }))}
      read={read}
      isSearchable
    />
  );
}

export function QueryPart(props: PartProps) {
  const t = useText(linkTexts);
  const form = { holds: isPageQuery, message: t('form.query') };
  return <TextField {...props} max={limit.maxQueryLength} extra={t('hint.query')} form={form} inputMode="url" />;
}

export function UrlPart(props: PartProps) {
  const t = useText(linkTexts);
  const [, linkType] = props.name;
  const domains = businessDomains.join(t('separator'));
  const narrower = {
    article: { narrower: { holds: isArticleUrl, message: t('form.article') }, extra: t('hint.article') },
    h5: { narrower: { holds: isBusinessUrl, message: t('form.h5', { domains }) }, extra: t('hint.h5', { domains }) },
  };
  const own = linkType === 'article' || linkType === 'h5' ? narrower[linkType] : undefined;
  return <HttpsUrlField {...props} max={limit.maxUrlLength} {...own} />;
}

export const FilePart = (props: PartProps) => <FileField {...props} purpose="linkFile" />;
