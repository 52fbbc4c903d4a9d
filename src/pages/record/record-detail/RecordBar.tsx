import { DownOutlined } from '@ant-design/icons';
import { FooterToolbar } from '@ant-design/pro-components';
import { Button } from 'antd';
import { ActionMenu } from '@/components/actions/ActionMenu';
import { getLastFilter, returnToList } from '@/components/list/usePrevNext';
import type { RecordDetail } from '@/contract/record-detail';
import { isOpen, type RecordAction } from '@/domain/record-status';
import { ClaimNextButton } from '@/features/record/ClaimNextButton';
import { getRecordActions } from '@/features/record/can-do';
import type { RecordDialogKind } from '@/features/record/dialogs/RecordDialogs';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import { recordWorkTexts } from '@/locales/recordWork';
import { RecordPrevNext } from './RecordPrevNext';

export type Doing = {
  claim: () => void;
  contact: () => void;
  enroll: () => void;
  print: () => void;
  open: (kind: RecordDialogKind) => void;
};

type Props = { record: RecordDetail; doing: Doing; isBusy: boolean; onShow: (id: string) => void };

const dangerous = new Set<RecordAction>(['reject', 'close', 'void']);
/** Usual order of actions; the first possible one is the main action. */
const next = ['claim', 'approve', 'contact', 'refer', 'enroll', 'close', 'reopen'] as const;
const LIST_PATH = '/record/record-list';

/** Sticky bar with the main action of a record, the other actions, and previous and next record. */
export function RecordBar({ record, doing, isBusy, onShow }: Props) {
  const t = useText(recordDetailTexts);
  const tWork = useText(recordWorkTexts);
  const { status } = record;
  const actions = getRecordActions(record);
  const label = (action: RecordAction) => tWork(action === 'approve' ? 'action.review' : `action.${action}`);
  const run = (action: RecordAction) => {
    if (action === 'claim') doing.claim();
    else if (action === 'contact') doing.contact();
    else if (action === 'enroll') doing.enroll();
    else doing.open(action === 'approve' ? 'review' : action);
  };
  // If the patient was not reached, the record should be closed; calling again is still possible.
  const main = record.lostContact === null ? next.find((action) => actions.includes(action)) : 'close';
  const isAgain = main === 'reopen';
  useShortcuts([
    ...(main && !isAgain ? [{ keys: 'r', label: label(main), run: () => run(main) }] : []),
    { keys: 'p', label: tWork('action.print'), run: doing.print },
  ]);
  const canAssign = status !== 'abandoned' && isOpen(status);
  return (
    <FooterToolbar extra={<RecordPrevNext id={record.id} onShow={onShow} />}>
      <Button onClick={() => returnToList('record', LIST_PATH)}>{t('toList')}</Button>
      <ClaimNextButton filter={getLastFilter('record')} />
      <ActionMenu<RecordAction | 'assign' | 'print'>
        items={[
          ...(canAssign ? [{ key: 'assign', label: tWork('action.assign') }] : []),
          { key: 'print', label: tWork('action.print') },
          ...actions.flatMap((key) => (key === main ? [] : [{ key, label: label(key), danger: dangerous.has(key) }])),
        ]}
        onChoose={(key) => {
          if (key === 'assign') doing.open('assign');
          else if (key === 'print') doing.print();
          else run(key);
        }}
      >
        {(trigger) => (
          <Button ref={trigger} aria-haspopup="menu">
            {t('more')} <DownOutlined aria-hidden />
          </Button>
        )}
      </ActionMenu>
      {main && (
        <Button type={isAgain ? 'default' : 'primary'} loading={isBusy} onClick={() => run(main)}>
          {label(main)}
        </Button>
      )}
    </FooterToolbar>
  );
}
