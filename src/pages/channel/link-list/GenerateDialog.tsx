import { Form, Typography } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import { MultiSelectField } from '@/components/inputs/MultiSelectField';
import { TextField } from '@/components/inputs/TextField';
import type { GeneratedLinks } from '@/contract/channel-link-list';
import { channelLink as limit } from '@/contract/limits/channel-link';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { generateChannelLinks } from '@/services/channel-link';
import { ChannelField } from './ChannelField';
import { FormatFields } from './FormatFields';
import { RemarkField } from './LinkFormFields';
import { QueryField } from './TargetFields';
import { useChannelProjects } from './useChannelProjects';
import { createToValues, getLinkFormats, type SharedValues, toSharedInput } from './values';

type Values = SharedValues & { projectIds: string[]; names: Record<string, string> };

const formats = getLinkFormats('project');

/** Projects of the channel, with a link name for each selected one. */
function ItemFields() {
  const t = useText(channelLinkTexts);
  const selected: unknown = Form.useWatch('projectIds');
  const { projects, read } = useChannelProjects();
  const ids = Array.isArray(selected) ? selected.map(String) : [];
  const getProjectName = (id: string) => projects.find((project) => project.id === id)?.name ?? id;
  return (
    <>
      <MultiSelectField
        name="projectIds"
        label={t('generate.projects')}
        isRequired
        max={limit.maxGenerated}
        read={read}
        options={projects.map(({ id, name, projectNo }) => ({ value: id, label: `${name} ${projectNo}` }))}
        extra={t(read.error ? 'form.projectsFailed' : 'generate.projectsHint', { max: limit.maxGenerated })}
      />
      {ids.length === 0 && <Typography.Paragraph type="secondary">{t('generate.none')}</Typography.Paragraph>}
      {ids.map((id) => (
        <TextField
          key={id}
          name={['names', id]}
          label={`${t('field.name')} · ${getProjectName(id)}`}
          isRequired
          min={limit.minNameLength}
          max={limit.maxNameLength}
          initialValue={[...getProjectName(id)].slice(0, limit.maxNameLength).join('')}
        />
      ))}
    </>
  );
}

type Props = { channelId: string | null; onGenerated: (result: GeneratedLinks) => void; onClose: () => void };

/** Creates one link per selected project of a channel; apart from their names the links are alike. */
export function GenerateDialog({ channelId, onGenerated, onClose }: Props) {
  const t = useText(channelLinkTexts);
  const { codeType, envVersion, expireType } = createToValues({ channelId })();
  return (
    <ActionDialog<Values>
      draft={`channelLink.generate:${channelId ?? ''}`}
      title={t('generate.title')}
      okText={t('generate.ok')}
      width={640}
      isLong
      initialValues={{ channelId, codeType, envVersion, expireType }}
      onSubmit={async ({ projectIds, names, ...shared }) => {
        const items = projectIds.map((projectId) => ({ projectId, name: names[projectId] ?? '' }));
        onGenerated(await generateChannelLinks({ ...toSharedInput(shared), items }));
      }}
      onClose={onClose}
    >
      <ChannelField />
      <ItemFields />
      <FormatFields formats={formats} />
      <QueryField />
      <RemarkField />
    </ActionDialog>
  );
}
