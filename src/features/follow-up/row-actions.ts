import type { RowAction } from '@/components/list/actions';
import { linkAction } from '@/components/list/link-action';
import type { FollowUp } from '@/contract/follow-up-list';
import { memberPath } from '@/features/member/member-path';
import { recordPath } from '@/features/record/record-path';
import type { followUpTexts } from '@/locales/followUp';
import type { TextOf } from '@/utils/text';
import type { FollowUpDialogKind } from './dialogs/FollowUpDialogs';
import { getDialogKinds, isFollowUpOpen } from './follow-up-dialog-kinds';

type Handlers = {
  /** Opens the drawer; `href` if it is in the URL. */
  view: { href?: string; onClick: () => void };
  open: (kind: FollowUpDialogKind) => void;
};

const dangerous = new Set<FollowUpDialogKind>(['giveUp', 'cancel']);

/** Row actions of a follow-up, most common next step first (docs/domain.md 9, row 4). */
export function getFollowUpRowActions(
  one: FollowUp,
  t: TextOf<typeof followUpTexts>,
  { view, open }: Handlers,
): RowAction[] {
  const { memberId, recordId } = one;
  const kinds = getDialogKinds(one);
  const dialogActions = kinds.map(
    (key): RowAction => ({
      key,
      label: t(`action.${key}`),
      group: dangerous.has(key) ? 'danger' : 'edit',
      onClick: () => open(key),
    }),
  );
  const others: RowAction[] = [
    linkAction('viewMember', t('action.viewMember'), memberPath(memberId)),
    ...(recordId === null ? [] : [linkAction('viewRecord', t('action.viewRecord'), recordPath(recordId))]),
  ];
  const openAction: RowAction = isFollowUpOpen(one)
    ? { key: 'complete', label: t('action.complete'), group: 'work', ...view }
    : { key: 'view', label: t('action.view'), group: 'work', ...view };
  return kinds[0] === 'acknowledge'
    ? [...dialogActions, openAction, ...others]
    : [openAction, ...dialogActions, ...others];
}
