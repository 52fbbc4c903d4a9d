import { Form } from 'antd';
import { EditDrawer } from '@/components/form/EditDrawer';
import { FormColumns } from '@/components/form/FormColumns';
import { useCompareFields } from '@/components/form/useCompareFields';
import type { EditSpec } from '@/components/form/useEditForm';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import { savingLink, toLink } from '@/components/link/draft';
import { ChangeHistory } from '@/components/log/ChangeHistory';
import type { ProjectLink } from '@/contract/project-link';
import type { Project } from '@/contract/project-list';
import { type Level, type LinkLabels, useLinkLabels } from '@/features/project-link/useLinkLabels';
import { useText } from '@/hooks/useText';
import { linkEditTexts } from '@/locales/linkEdit';
import { projectLinkTexts } from '@/locales/projectLink';
import { createProjectLink, updateProjectLink } from '@/services/project-link';
import { LinkFormFields } from './LinkFormFields';
import { LinkPreview } from './LinkPreview';
import { emptyLink, type LinkValues, toInput, toValues } from './values';

const comparedFields = [
  'title',
  'link',
  'iconUrl',
  'position',
  'levelCodes',
  'validFrom',
  'validTo',
  'status',
] as const satisfies readonly (keyof LinkValues)[];

/** Fields of a link for the conflict dialog. */
function useCompareLink({ t, link, levels }: LinkLabels) {
  return useCompareFields<LinkValues, ProjectLink>(projectLinkTexts, comparedFields, {
    link: {
      format: (draft) => {
        const typed = draft as LinkValues['link'];
        return link.whole({ ...toLink(typed, emptyLink), file: typed[typed.linkType]?.fileUrl?.[0] });
      },
    },
    iconUrl: {
      format: (url) => (url ? <img src={String(url)} alt={t('field.iconUrl')} width={40} height={40} /> : '—'),
    },
    levelCodes: { format: (codes) => levels(codes as string[]) ?? '—' },
  });
}

/** Preview with the unsaved form values. */
function UnsavedPreview({
  id,
  links,
  levels,
}: {
  id: string;
  links: readonly ProjectLink[];
  levels: readonly Level[];
}) {
  const unsaved: Partial<LinkValues> | undefined = Form.useWatch([], Form.useFormInstance<LinkValues>());
  const { link, ...values } = { ...toValues(), ...unsaved };
  const edited = { ...values, id, linkType: link.linkType, levelCodes: values.levelCodes ?? [] };
  return <LinkPreview links={links} levels={levels} edited={edited} />;
}

type Props = {
  /** Undefined for a new link. */
  link?: ProjectLink;
  project: Pick<Project, 'id' | 'type'>;
  links: readonly ProjectLink[];
  levels: readonly Level[];
  onSaved: () => void;
  onClose: () => void;
};

export function LinkForm({ link, project, links, levels, onSaved, onClose }: Props) {
  const t = useText(linkEditTexts);
  const labels = useLinkLabels(levels);
  const id = link?.id ?? NEW_ENTITY;
  const spec: EditSpec<LinkValues, ProjectLink> = {
    name: `projectLink:${project.id}:${id}`,
    entity: link,
    toValues,
    save(values, base) {
      const input = toInput(values, project.id);
      return savingLink(values.link, () =>
        base ? updateProjectLink(base.id, input, base.version) : createProjectLink(input),
      );
    },
    onSaved,
  };
  return (
    <EditDrawer
      title={link ? t('edit.title', { title: link.title }) : t('create')}
      size={1000}
      spec={spec}
      compare={useCompareLink(labels)}
      extraActions={link ? [] : [{ label: t('create.next'), beginsAnew: true }]}
      onClose={onClose}
    >
      <FormColumns aside={<UnsavedPreview {...{ id, links, levels }} />} asideSize={300} asideLabel={t('preview')}>
        <LinkFormFields type={project.type} {...{ link, links, levels, labels }} />
        {link && (
          <ChangeHistory
            entityType="projectLink"
            entityId={link.id}
            version={link.version}
            texts={projectLinkTexts}
            pictures={['iconUrl']}
            value={(name, value) =>
              name === 'levelCodes' && Array.isArray(value) ? (labels.levels(value) ?? '—') : undefined
            }
          />
        )}
      </FormColumns>
    </EditDrawer>
  );
}
