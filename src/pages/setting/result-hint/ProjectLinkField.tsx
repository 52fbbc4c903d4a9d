import { SelectField } from '@/components/inputs/SelectField';
import type { ProjectLink } from '@/contract/project-link';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { linkTexts } from '@/locales/link';
import { projectLinkTexts } from '@/locales/projectLink';
import { listProjectLinks } from '@/services/project';
import { GLOBAL } from './values';

type Props = {
  name: string;
  label: string;
  /** Project id, GLOBAL, or null while none is selected. */
  scope: string | null;
  /** Selected link; still shown when the project no longer has it. */
  selected: string | null;
};

const none: ProjectLink[] = [];

/** Select for a link of the hint's project. */
export function ProjectLinkField({ scope, selected, ...field }: Props) {
  const t = useText(projectLinkTexts);
  const type = useEnumLabelOrRaw(linkTexts, 'linkType');
  const projectId = scope === GLOBAL ? null : scope;
  const read = useRead(['projectLink', 'ofProject', projectId], async () =>
    projectId === null ? none : listProjectLinks(projectId),
  );
  const { data, error } = read;
  const links = (!error && data) || none;
  const options = links.map(({ id, title, linkType, status }) => {
    const label = t('option', { title, type: type(linkType) });
    return status === 'enabled'
      ? { value: id, label }
      : { value: id, label: t('disabled', { title: label }), disabled: true };
  });
  const isGone = selected !== null && !read.isFetching && !error && !links.some(({ id }) => id === selected);
  const gone = isGone ? [{ value: selected, label: t('gone', { id: selected }), disabled: true }] : [];
  return (
    <SelectField
      {...field}
      options={[...gone, ...options]}
      isRequired
      isSearchable
      read={read}
      isDisabled={projectId === null}
      placeholder={projectId === null ? t('projectFirst') : undefined}
      emptyText={t('none')}
      extra={error ? t('failed') : scope === GLOBAL && t('ofProjectsOnly')}
    />
  );
}
