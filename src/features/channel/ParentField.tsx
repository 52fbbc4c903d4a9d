import { useCallback, useMemo } from 'react';
import type { FieldProps } from '@/components/inputs/Field';
import { TreeSelectField } from '@/components/inputs/TreeSelectField';
import type { ChannelChoice } from '@/contract/channel';
import { placeProblem } from '@/domain/channel/place';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import { useChannelTree } from './useChannelTree';

/** Stands for no parent, since a choice needs a value. */
export const TOP = 'top';

type PlacedChannel = { id: string; parentId: string | null };

/** Why a channel, or a new one, cannot be laid below another; undefined where it can. */
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
  /** Which is to be laid there; undefined: a new one. */
  channel?: PlacedChannel;
  /** Where it is already is no choice. */
  isMove?: boolean;
};

/** Which channel another one lies below: those that cannot take it say why. */
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
