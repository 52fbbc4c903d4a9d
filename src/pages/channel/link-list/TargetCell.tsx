import { Tag } from 'antd';
import { NameCell } from '@/components/display/NameCell';
import type { ChannelLink } from '@/contract/channel-link-list';
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

/** Target of a link and its type. If the project of the link is paused or over, a tag says so instead of the type. */
export function TargetCell({ link }: { link: ChannelLink }) {
  const { type, target } = useTargetLabel();
  const targetLabel = target(link);
  const { projectStatus } = link;
  const isStopped = projectStatus === 'paused' || (projectStatus !== null && isProjectOver(projectStatus));
  return (
    <NameCell name={targetLabel ?? type(link.linkType)} number={isStopped ? null : targetLabel && type(link.linkType)}>
      <ProjectState projectStatus={projectStatus} />
    </NameCell>
  );
}
