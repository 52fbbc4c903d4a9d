import { ancestorsOf } from '@/domain/channel/tree';
import { useRead } from '@/hooks/useRead';
import { listChannelChoices } from '@/services/channel';

/** All channels in the order of their tree; `aboveOf` names those above one, the nearest first. */
export function useChannelChoices() {
  const { data, loading, error, refresh } = useRead('channel-choices', listChannelChoices);
  const names = new Map(data?.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id);
  const aboveOf = (id: string) => ancestorsOf(data ?? [], id).flatMap((one) => nameOf(one) ?? []);
  return { choices: data, nameOf, aboveOf, isLoading: loading, error, refresh };
}
