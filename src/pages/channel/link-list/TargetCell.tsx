import { PauseCircleOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { MarkIcon } from '@/components/display/MarkIcon';
import { NameCell } from '@/components/display/NameCell';
import type { ChannelLink } from '@/contract/channel-link-list';
import { isProjectOver } from '@/domain/channel/link-rules';
import { useText } from '@/hooks/useText';
import { channelLinkTexts } from '@/locales/channelLink';
import { useTargetLabel } from './useTargetLabel';

type Props = Pick<ChannelLink, 'projectStatus'> & {
  /** Shows an icon, where a tag would leave no room for the name. */
  isMark?: boolean;
};

/** Tag for a project that accepts nobody: finished, archived or paused. */
export function ProjectState({ projectStatus, isMark = false }: Props) {
  const t = useText(channelLinkTexts);
  if (projectStatus === null) return null;
  const isOver = isProjectOver(projectStatus);
  if (!isOver && projectStatus !== 'paused') return null;
  const state = { label: t(isOver ? 'project.over' : 'project.paused'), tone: isOver ? 'error' : 'warning' } as const;
  return isMark ? <MarkIcon icon={PauseCircleOutlined} {...state} /> : <Tag color={state.tone}>{state.label}</Tag>;
}

/** Target of a link and its type; a mark says that the project of the link is paused or over. */
export function TargetCell({ link }: { link: ChannelLink }) {
  const { type, target } = useTargetLabel();
  const targetLabel = target(link);
  return (
    <NameCell name={targetLabel ?? type(link.linkType)} number={targetLabel && type(link.linkType)}>
      <ProjectState projectStatus={link.projectStatus} isMark />
    </NameCell>
  );
}
