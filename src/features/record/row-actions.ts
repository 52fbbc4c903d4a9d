import { history } from '@umijs/max';
import type { RowAction } from '@/components/list/actions';
import type { RecordListed } from '@/contract/record-list';
import { isOpen } from '@/domain/record-status';
import type { recordTexts } from '@/locales/record';
import type { recordWorkTexts } from '@/locales/recordWork';
import { enrollRecord } from '@/services/record';
import type { TextOf } from '@/utils/text';
import { getRecordActions, isWithdrawn } from './can-do';
import type { RecordDialogKind } from './dialogs/RecordDialogs';
import { enrollText } from './enroll-text';
import { recordPath } from './record-path';

/** Overlays of a list row. */
export type RecordOverlayKind = RecordDialogKind | 'newFollowUp';

type Words = { t: TextOf<typeof recordTexts>; tWork: TextOf<typeof recordWorkTexts> };
type Does = {
  claim: (record: RecordListed) => Promise<unknown>;
  open: (kind: RecordOverlayKind, record: RecordListed) => void;
};

/** Label of the next step in the row, by status (docs/domain.md 9). */
const nextStep = { reviewing: 'action.continue', approved: 'action.call' } as const;

const dangerous = new Set(['reject', 'close', 'void']);

/** Actions of a list row; actions that need a look at the record open it. */
export function recordRowActions(record: RecordListed, { t, tWork }: Words, { claim, open }: Does): RowAction[] {
  const { status, recordNo, lostContact } = record;
  const view = { href: recordPath(record.id), onClick: () => history.push(recordPath(record.id)) };
  const named = status in nextStep ? tWork(nextStep[status as keyof typeof nextStep]) : t('action.view');
  const first: RowAction[] =
    status === 'submitted'
      ? [
          { key: 'claim', label: tWork('action.claim'), group: 'work', run: () => claim(record) },
          { key: 'view', label: t('action.view'), group: 'work', ...view },
        ]
      : [{ key: 'view', label: named, group: 'work', ...view }];
  const others = getRecordActions(record).flatMap((action): RowAction[] => {
    const label = (key: RecordDialogKind | 'enroll') => tWork(`action.${key}`);
    const group = dangerous.has(action) ? 'danger' : 'edit';
    switch (action) {
      // These start on the screen of the record or of its follow-up.
      case 'claim':
      case 'contact':
        return [];
      case 'approve':
        return [{ key: 'review', label: label('review'), group, onClick: () => open('review', record) }];
      case 'enroll': {
        const confirm = {
          title: tWork('enroll.title', { recordNo }),
          text: enrollText(tWork('enroll.text'), record.id),
        };
        const done = tWork('enroll.done', { recordNo });
        return [{ key: action, label: label(action), group, confirm, done, run: () => enrollRecord(record) }];
      }
      default:
        return [
          {
            key: action,
            label: label(action),
            group,
            onClick: () => open(action, record),
            // The next step when the patient was not reached.
            ...(action === 'close' && lostContact !== null && { isShown: true as const }),
          },
        ];
    }
  });
  const assign: RowAction[] =
    status !== 'abandoned' && isOpen(status)
      ? [{ key: 'assign', label: tWork('action.assign'), group: 'edit', onClick: () => open('assign', record) }]
      : [];
  const followUp: RowAction[] = isWithdrawn(record)
    ? []
    : [
        {
          key: 'newFollowUp',
          label: tWork('action.newFollowUp'),
          group: 'edit',
          onClick: () => open('newFollowUp', record),
        },
      ];
  return [...first, ...assign, ...followUp, ...others];
}
