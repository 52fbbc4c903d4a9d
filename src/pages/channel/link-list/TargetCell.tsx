import { Tag, Typography } from 'antd';
import type { ChannelLink } from '@/contract/channel-link';
import { isProjectOver } from '@/domain/channel/link-rules';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { useTargetLabel } from './useTargetLabel';

/** What keeps a link's project from taking anybody in, where something does. */
export function ProjectState({ projectStatus }: Pick<ChannelLink, 'projectStatus'>) {
  const t = useText(channelLinkTexts);
  if (projectStatus === null) return null;
  if (isProjectOver(projectStatus)) return <Tag color="error">{t('project.over')}</Tag>;
  return projectStatus === 'paused' ? <Tag color="warning">{t('project.paused')}</Tag> : null;
}

/** Where a link leads, over what kind of target that is; marked where it leads nowhere any more. */
export function TargetCell({ link }: { link: ChannelLink }) {
  const { type, target } = useTargetLabel();
  const what = target(link);
  return (
    <>
      <Typography.Text ellipsis={{ tooltip: what }} style={{ maxWidth: '100%' }}>
        <bdi>{what ?? type(link.linkType)}</bdi>
      </Typography.Text>
      {what && (
        <div>
          <small>{type(link.linkType)}</small>
        </div>
      )}
      <ProjectState projectStatus={link.projectStatus} />
    </>
  );
}
