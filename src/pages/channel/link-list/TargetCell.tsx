import { Tag, Typography } from 'antd';
import type { ChannelLink } from '@/contract/channel-link';
import { isProjectOver } from '@/domain/channel/link-rules';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { useTargetLabel } from './useTargetLabel';

/** Tag for a project that accepts nobody: finished, archived or paused. */
export function ProjectState({ projectStatus }: Pick<ChannelLink, 'projectStatus'>) {
  const t = useText(channelLinkTexts);
  if (projectStatus === null) return null;
  if (isProjectOver(projectStatus)) return <Tag color="error">{t('project.over')}</Tag>;
  return projectStatus === 'paused' ? <Tag color="warning">{t('project.paused')}</Tag> : null;
}

/** Target of a link with its type below it, and a tag if its project accepts nobody. */
export function TargetCell({ link }: { link: ChannelLink }) {
  const { type, target } = useTargetLabel();
  const targetLabel = target(link);
  return (
    <>
      <Typography.Text ellipsis={{ tooltip: targetLabel }} style={{ maxWidth: '100%' }}>
        <bdi>{targetLabel ?? type(link.linkType)}</bdi>
      </Typography.Text>
      {targetLabel && (
        <div>
          <small>{type(link.linkType)}</small>
        </div>
      )}
      <ProjectState projectStatus={link.projectStatus} />
    </>
  );
}
