import { useCallback, useMemo } from 'react';
import type { FieldProps } from '@/components/inputs/Field';
import { TreeSelectField } from '@/components/inputs/TreeSelectField';
import type { ChannelChoice } from '@/contract/channel';
import { placeProblem } from '@/domain/channel/place';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { useChannelTree } from './useChannelTree';

/** Value for no parent, because an option needs a value. */
export const TOP = 'top';

type PlacedChannel = { id: string; parentId: string | null };

/** Why a channel cannot be a child of another; undefined if it can. */
export function usePlaceRefusal() {
  const t = useText(channelTexts);
  return useCallback(
    (tree: readonly ChannelChoice[], parentId: string, channel: PlacedChannel | undefined) => {
      if (parentId === channel?.id) return t('place.self');
      const problem = placeProblem(tree, parentId, channel?.id);
      return problem === null ? undefined : t(`place.${problem}`);
    },
    [t],
  );
}

type Props = FieldProps & {
  /** The moved channel; undefined for a new one. */
  channel?: PlacedChannel;
  /** Whether the current parent is not selectable. */
  isMove?: boolean;
};

/** Selects the parent of a channel; channels that cannot be the parent show the reason. */
export function ParentField({ channel, isMove = false, ...field }: Props) {
  const t = useText(channelTexts);
  const refusalOf = usePlaceRefusal();
  const read = useChannelTree();
  const tree = read.data;
  const choices = useMemo(() => {
    const here = (parentId: string | null) => isMove && channel?.parentId === parentId;
    return [
      { value: TOP, label: t('parent.top'), parent: null, refusal: here(null) ? t('place.same') : undefined },
      ...(tree ?? []).map(({ id, name, parentId }) => ({
        value: id,
        label: name,
        parent: parentId,
        refusal: here(id) ? t('place.same') : refusalOf(tree ?? [], id, channel),
      })),
    ];
  }, [tree, channel, isMove, t, refusalOf]);
  return <TreeSelectField {...field} choices={choices} read={read} />;
}
