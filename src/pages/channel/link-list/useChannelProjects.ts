import { Form } from 'antd';
import { projectProblem } from '@/domain/channel/link-rules';
import { useRead } from '@/hooks/useRead';
import { listProjectOptions } from '@/services/project';
import { useChannelOptions } from './useChannelOptions';

/** Projects that a link of the channel in the form can lead to. */
export function useChannelProjects() {
  const channelId: unknown = Form.useWatch('channelId');
  const { channels } = useChannelOptions();
  const read = useRead(['project', 'options'], listProjectOptions);
  const channel = channels?.find(({ id }) => id === channelId);
  const getProblem = (id: string) =>
    projectProblem(
      read.data?.find((project) => project.id === id),
      channel,
    );
  const projects = (read.data ?? []).filter(({ id }) => getProblem(id) === null);
  return { projects, getProblem, read };
}
