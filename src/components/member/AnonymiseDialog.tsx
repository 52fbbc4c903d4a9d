import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { TextField } from '@/components/inputs/TextField';
import { member as limit } from '@/contract/limits/member';
import type { BlockedBy } from '@/contract/member';
import { AppError } from '@/errors/app-error';
import { useText } from '@/hooks/useText';
import { anonymiseMember } from '@/services/member';
import { recordPath } from '@/utils/record-path';
import { type MemberDialogProps, useMemberChange } from './useMemberChange';

const blockersOf = (error: unknown) =>
  error instanceof AppError ? (error.data as Partial<BlockedBy> | null | undefined)?.blockedBy : undefined;

/** Erases a member for good. Where records are still being worked on, it says which, and leads to them. */
export function AnonymiseDialog({ member, ...props }: MemberDialogProps) {
  const t = useText('member');
  const { done, startOver } = useMemberChange(props);
  const [blockers, setBlockers] = useState<BlockedBy['blockedBy']>();
  const { memberNo } = member;

  const refused = (error: unknown) => {
    const found = blockersOf(error);
    if (!found) return startOver(error);
    setBlockers(found);
    throw error;
  };

  return (
    <ActionDialog<{ memberNo: string }>
      isOpen
      isDanger
      // A confirmation is typed each time, and is nothing to lose.
      isOfTheMoment
      canSubmit={!blockers}
      title={t('anonymise.title', { memberNo })}
      okText={t('action.anonymise')}
      warning={blockers ? undefined : t('anonymise.warning')}
      onSubmit={(values) => done('done.anonymise', anonymiseMember(member, values.memberNo)).catch(refused)}
      onClose={props.onClose}
    >
      {blockers ? (
        <>
          <p>{t('anonymise.blocked')}</p>
          <Flex component="ul" wrap gap="4px 32px" style={{ paddingInlineStart: 20 }}>
            {blockers.map(({ id, recordNo }) => (
              <li key={id}>
                <Link to={recordPath(id)}>{recordNo}</Link>
              </li>
            ))}
          </Flex>
        </>
      ) : (
        <TextField
          name="memberNo"
          label={t('anonymise.confirm', { memberNo })}
          isRequired
          max={limit.memberNo}
          form={{ holds: (typed) => typed === memberNo, message: t('anonymise.mismatch') }}
        />
      )}
    </ActionDialog>
  );
}
