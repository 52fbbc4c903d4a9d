import { Button, Flex, Input, Typography } from 'antd';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import { type ControlProps, Field, type FieldProps } from '@/components/inputs/Field';
import { type Focusable, useFocusInside } from '@/components/inputs/focus-inside';
import { requiredRule } from '@/components/inputs/rules';
import type { Member } from '@/contract/member';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { memberFieldTexts } from '@/locales/memberField';
import { getMember, listMembers } from '@/services/member';
import { MemberLine } from './MemberLine';
import { usePersonSearch } from './usePersonSearch';

/** A whole member number, in any case and with spaces around it. */
const toMemberNo = (typed: string) => {
  const memberNo = typed.trim().toUpperCase();
  return /^M\d{11}$/.test(memberNo) ? memberNo : undefined;
};

/** Member with exactly this number, found as soon as it is complete. */
function useMemberByNumber(memberNo: string | undefined) {
  const read = useRead(
    ['member', 'byNumber', memberNo],
    async () => {
      const { list } = await listMembers({ memberNo, current: 1, pageSize: 2 });
      return { found: list.filter((one) => one.memberNo === memberNo) };
    },
    { enabled: memberNo !== undefined },
  );
  return memberNo === undefined ? undefined : read;
}

type InputProps = ControlProps<string> & { label: string; isDisabled?: boolean; ref?: Ref<Focusable> };

/**
 * Searches members by number, name or phone number. What is typed can name a person: it stays out of the values of the
 * form, which are kept when the session expires, and is sent only when the operator asks for it.
 */
function MemberInput({ label, value, onChange, isDisabled, ref, ...rest }: InputProps) {
  const t = useText(memberFieldTexts);
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const noteId = useId();
  useFocusInside(ref, box);
  const { data: chosen } = useRead(['member', value], () => getMember(value ?? ''), { enabled: Boolean(value) });
  const byNumber = useMemberByNumber(toMemberNo(text));
  const { ask, answer } = usePersonSearch(text);
  const members = byNumber?.data?.found ?? (answer?.status === 'found' ? answer.members : undefined);
  const choose = (member: Member) => {
    setText('');
    onChange?.(member.id);
  };
  // A single result needs no choice. An effect, because the answer comes later.
  const single = members?.length === 1 ? members[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a single member is found
  useEffect(() => {
    if (single && value !== single.id) choose(single);
  }, [single]);
  const error = byNumber?.error ?? (answer?.status === 'failed' ? answer.error : undefined);
  const isLoading = byNumber?.isFetching || answer?.status === 'asked';
  const isUnreadable = text.trim() !== '' && !byNumber && !ask;
  return (
    <div ref={box}>
      <Input.Search
        {...rest}
        aria-label={label}
        value={text}
        disabled={isDisabled}
        loading={isLoading}
        placeholder={t('placeholder')}
        enterButton={<Button>{t('find')}</Button>}
        onChange={({ target }) => {
          setText(target.value);
          // The member chosen before is no longer the one that is being looked for.
          if (target.value !== '' && value) onChange?.(null);
        }}
        onPressEnter={(event) => event.preventDefault()}
        onSearch={() => ask?.()}
      />
      <div role="status" id={noteId}>
        {value && chosen && <MemberLine member={chosen} />}
        {isUnreadable && <Typography.Text type="secondary">{t('hint')}</Typography.Text>}
        {members?.length === 0 && (
          <Typography.Text type="danger">{t(byNumber ? 'unknownNumber' : 'unknown')}</Typography.Text>
        )}
        {members && members.length > 1 && <span>{t('several', { count: members.length })}</span>}
      </div>
      {Boolean(error) && !isLoading && (
        <ListFailed error={error} onRetry={() => (byNumber ? byNumber.refetch() : ask?.())} />
      )}
      {members && members.length > 1 && (
        <Flex vertical align="start">
          {members.map((member) => (
            <Button key={member.id} type="link" style={{ paddingInline: 0 }} onClick={() => choose(member)}>
              <MemberLine member={member} />
            </Button>
          ))}
        </Flex>
      )}
    </div>
  );
}

/** Required member, found by number, name or phone number; the value is the member's id. */
export function MemberField(field: FieldProps) {
  const t = useText(memberFieldTexts);
  return (
    <Field {...field} isRequired rules={[requiredRule(t('required'))]}>
      <MemberInput label={field.label} isDisabled={field.isDisabled} />
    </Field>
  );
}
