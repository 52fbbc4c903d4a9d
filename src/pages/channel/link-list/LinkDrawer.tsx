import { useMemo } from 'react';
import { EditDrawer } from '@/components/form/EditDrawer';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import { FormColumns } from '@/components/form/FormColumns';
import { useCompareFields } from '@/components/form/useCompareFields';
import type { EditSpec } from '@/components/form/useEditForm';
import { NEW_ENTITY } from '@/components/form/useEditParam';
import { ChangeHistory } from '@/components/log/ChangeHistory';
import type { ChannelLink } from '@/contract/channel-link-list';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { createChannelLink, getChannelLink, updateChannelLink } from '@/services/channel-link';
import { listProjectOptions } from '@/services/project';
import { FormatPreview } from './FormatPreview';
import { LinkFormFields } from './LinkFormFields';
import { createToValues, type LinkPreset, type LinkValues, toInput } from './values';

/** @returns a function that resolves a project id to its name, or to the id until the names are loaded */
function useProjectName() {
  const { data } = useRead(['project', 'options'], listProjectOptions);
  return (id: string) => data?.find((project) => project.id === id)?.name ?? id;
}

const comparedFields = [
  'name',
  'linkType',
  'projectId',
  'path',
  'query',
  'url',
  'codeType',
  'envVersion',
  'expireType',
  'expiresAt',
  'expireDays',
  'remark',
] as const satisfies readonly (keyof LinkValues)[];

type SaveProps = { onSaved: (link: ChannelLink, isNew: boolean) => void; onClose: () => void };
type FormProps = SaveProps &
  LinkPreset & {
    /** Undefined for a new link. */
    link?: ChannelLink;
  };

function LinkForm({ link, channelId, projectId, onSaved, onClose }: FormProps) {
  const t = useText(channelLinkTexts);
  const projectName = useProjectName();
  const toValues = useMemo(() => createToValues({ channelId, projectId }), [channelId, projectId]);
  const compare = useCompareFields<LinkValues, ChannelLink>(channelLinkTexts, comparedFields, {
    projectId: { format: (id) => (typeof id === 'string' ? projectName(id) : '—') },
  });
  const spec: EditSpec<LinkValues, ChannelLink> = {
    name: `channelLink:${link?.id ?? `new:${channelId ?? ''}`}`,
    entity: link,
    toValues,
    save: (values, base) => {
      const input = toInput({ ...toValues(base), ...values });
      return base ? updateChannelLink(base.id, input, base.version) : createChannelLink(input);
    },
    onSaved: (saved) => onSaved(saved, link === undefined),
  };
  const isClicked = link?.isClicked ?? false;
  const fields = (
    <>
      <LinkFormFields link={link} />
      {link && (
        <ChangeHistory entityType="channelLink" entityId={link.id} version={link.version} texts={channelLinkTexts} />
      )}
    </>
  );
  return (
    <EditDrawer
      title={link ? t('form.edit', { name: link.name }) : t('form.new')}
      size={isClicked ? 560 : 960}
      spec={spec}
      compare={compare}
      onClose={onClose}
    >
      {isClicked ? (
        fields
      ) : (
        <FormColumns aside={<FormatPreview />} asideSize={260} asideLabel={t('aside.label')}>
          {fields}
        </FormColumns>
      )}
    </EditDrawer>
  );
}

type Props = SaveProps &
  LinkPreset & {
    /** Link id, or `new`. */
    target: string;
    onMissing: () => void;
  };

/** Form of an existing link, which it loads, or of a new one. */
export function LinkDrawer({ target, channelId, projectId, onMissing, ...props }: Props) {
  const t = useText(channelLinkTexts);
  if (target === NEW_ENTITY) return <LinkForm channelId={channelId} projectId={projectId} {...props} />;
  return (
    <EntityDrawer
      readKey={['channelLink', 'form', target]}
      read={() => getChannelLink(target)}
      title={t('action.edit')}
      notFound={t('notFound')}
      onMissing={onMissing}
      onClose={props.onClose}
      edit={(link) => <LinkForm link={link} channelId={null} {...props} />}
    />
  );
}
