import { DownOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { ActionMenu } from '@/components/actions/ActionMenu';
import { CallButton } from '@/components/call/CallButton';
import { PrevNextButtons } from '@/components/list/PrevNextButtons';
import type { FollowUp } from '@/contract/follow-up-list';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { followUpTexts } from '@/locales/followUp';
import { toCallee } from './callee';
import type { FollowUpDialogKind } from './dialogs/FollowUpDialogs';
import { getDialogKinds } from './follow-up-dialog-kinds';

type Props = {
  followUp: FollowUp;
  onAct: (kind: FollowUpDialogKind) => void;
  /** Opens the previous or next follow-up of the list; omitted if there is no list. */
  onOpen?: (id: string) => void;
  /** Moves the focus to the result form after a call. */
  onRecord?: () => void;
};

/** Actions on a follow-up other than completing it, with the call button. */
export function FollowUpBar({ followUp, onAct, onOpen, onRecord }: Props) {
  const t = useText(followUpTexts);
  const kinds = getDialogKinds(followUp);
  const [main, ...others] = kinds;
  const place = useShortcuts([
    ...(kinds.includes('addAttempt')
      ? [{ keys: 'u', label: t('action.addAttempt'), run: () => onAct('addAttempt') }]
      : []),
    ...(kinds.includes('reschedule')
      ? [{ keys: 'r', label: t('action.reschedule'), run: () => onAct('reschedule') }]
      : []),
  ]);
  return (
    <div ref={place}>
      <Flex gap={8} wrap="wrap" align="center" style={{ marginBlock: 12 }}>
        {followUp.mobileMasked && followUp.mayCall && (
          <CallButton
            {...toCallee({ ...followUp, followUp })}
            onRecord={onRecord}
            onMissed={kinds.includes('addAttempt') ? () => onAct('addAttempt') : undefined}
          />
        )}
        {main && (
          <Button size="small" onClick={() => onAct(main)}>
            {t(`action.${main}`)}
          </Button>
        )}
        {others.length > 0 && (
          <ActionMenu<FollowUpDialogKind>
            items={others.map((key) => ({
              key,
              label: t(`action.${key}`),
              danger: key === 'cancel' || key === 'giveUp',
            }))}
            onChoose={onAct}
          >
            {(trigger) => (
              <Button ref={trigger} size="small" aria-haspopup="menu">
                {t('action.more')} <DownOutlined aria-hidden />
              </Button>
            )}
          </ActionMenu>
        )}
        {onOpen && (
          <div style={{ marginInlineStart: 'auto' }}>
            <PrevNextButtons entity="followUp" id={followUp.id} onOpen={onOpen} />
          </div>
        )}
      </Flex>
    </div>
  );
}
