import { Form } from 'antd';
import { projectProblem } from '@/domain/channel/link-rules';
import { useRead } from '@/hooks/useRead';
import { listProjectOptions } from '@/services/project';
import { useChannelOptions } from './useChannelOptions';

/**
 * Projects that a link of the channel in the form can lead to.
 * @param keptId saved project of the link, which it may keep even if new links cannot lead there
 */
export function useChannelProjects(keptId?: string | null) {
  const channelId: unknown = Form.useWatch('channelId');
  const { channels } = useChannelOptions();
  const read = useRead(['project', 'options'], listProjectOptions);
  const channel = channels?.find(({ id }) => id === channelId);
  const getProblem = (id: string) =>
    projectProblem(
      read.data?.find((project) => project.id === id),
      channel,
    );
  const projects = (read.data ?? []).filter(({ id }) => id === keptId || getProblem(id) === null);
  return { projects, getProblem, read };
}
