import { history } from '@umijs/max';
import { useCallback, useMemo, useState } from 'react';
import type { BulkAction, RowAction } from '@/components/list/actions';
import { createBulkAction } from '@/components/list/bulk-action';
import type { ListExport } from '@/components/list/ExportDialog';
import { ListPage } from '@/components/list/ListPage';
import { prefetchList } from '@/components/list/prefetch-list';
import { memberExportFields } from '@/contract/limits/member';
import type { Member } from '@/contract/member';
import { useListCall } from '@/features/follow-up/useListCall';
import { contactActions } from '@/features/member/contact-actions';
import { type MemberDialog, MemberDialogs } from '@/features/member/MemberDialogs';
import { MemberReveal } from '@/features/member/MemberReveal';
import { memberPath } from '@/features/member/member-path';
import { statusToggle } from '@/features/member/status-toggle';
import { TagsField } from '@/features/member/TagsField';
import { useGenderAge } from '@/features/member/useGenderAge';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { memberTexts } from '@/locales/member';
import { memberDetailTexts } from '@/locales/memberDetail';
import { changeMatchingMembers, changeMembers, listMembers } from '@/services/member';
import { memberColumns } from './columns';
import { memberFilters } from './filters';

const change = createBulkAction({ byIds: changeMembers, byFilter: changeMatchingMembers });
const start = { name: 'member' as const, service: listMembers, defaultSort: '-registeredAt' };
export const prefetch = prefetchList(start);
const detailPath = ({ id }: Member) => memberPath(id);
const rowLabel = ({ memberNo }: Member) => memberNo;

export default function MemberList() {
  const t = useText(memberTexts);
  const tField = useText(memberDetailTexts);
  const genderAge = useGenderAge();
  const follow = useEnumLabelOrRaw(memberTexts, 'follow');
  const [call, calls] = useListCall();
  const columns = useMemo(
    () => memberColumns(t, tField, { genderAge, follow, call }),
    [t, tField, genderAge, follow, call],
  );
  const fields = useMemo(() => memberFilters(t, tField), [t, tField]);
  const [dialog, setDialog] = useState<MemberDialog>();
  const [revealed, setRevealed] = useState<Member>();

  const rowActions = useCallback(
    (member: Member): RowAction[] => {
      const open = (kind: MemberDialog['kind']) => () => setDialog({ kind, member });
      const isCancelled = member.status === 'cancelled';
      const toggle = statusToggle(member.status);
      return [
        {
          key: 'view',
          label: t('action.view'),
          group: 'work',
          href: detailPath(member),
          onClick: () => history.push(detailPath(member)),
        },
        {
          key: 'edit',
          label: t('action.edit'),
          group: 'edit',
          isDisabled: isCancelled,
          onClick: () => history.push(`${detailPath(member)}&edit=member`),
        },
        {
          key: 'reveal',
          label: t('action.reveal'),
          group: 'work',
          isDisabled: isCancelled,
          onClick: () => setRevealed(member),
        },
        { key: 'tags', label: t('action.tag'), group: 'edit', isDisabled: isCancelled, onClick: open('tags') },
        ...(toggle
          ? [{ key: toggle, label: t(`action.${toggle}`), group: 'edit' as const, onClick: open(toggle) }]
          : []),
        ...contactActions(member, t).map(
          ({ key, label }): RowAction => ({ key, label, group: 'edit', isDisabled: isCancelled, onClick: open(key) }),
        ),
        {
          key: 'anonymise',
          label: t('action.anonymise'),
          group: 'danger',
          isDisabled: isCancelled,
          onClick: open('anonymise'),
        },
      ];
    },
    [t],
  );

  const exported = useMemo(
    (): ListExport => ({
      entity: 'member',
      clear: {
        fields: memberExportFields.map((field) => ({
          value: field,
          label: tField(`field.${field}`),
          column: field,
        })),
        note: t('export.consent'),
      },
    }),
    [t, tField],
  );

  const bulkActions = useMemo(
    (): BulkAction[] => [
      ...(['addTags', 'removeTags'] as const).map(
        (action): BulkAction => ({
          key: action,
          label: t(`action.${action}`),
          confirm: (count) => t(`bulk.${action}`, { count }),
          fields: <TagsField name="tags" isRequired autoFocus />,
          run: (target, { tags }) => change(target, { action, tags: tags as string[] }),
        }),
      ),
    ],
    [t],
  );

  return (
    <ListPage<Member>
      fields={fields}
      columns={columns}
      {...start}
      rowLabel={rowLabel}
      onOpen={(member) => history.push(detailPath(member))}
      href={detailPath}
      rowActions={rowActions}
      bulkActions={bulkActions}
      exported={exported}
    >
      {(reload) => (
        <>
          {calls}
          {dialog && <MemberDialogs dialog={dialog} onChanged={reload} onClose={() => setDialog(undefined)} />}
          {revealed && (
            <MemberReveal member={revealed} initialFields={['mobile']} onClose={() => setRevealed(undefined)} />
          )}
        </>
      )}
    </ListPage>
  );
}
