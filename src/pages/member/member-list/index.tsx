import { history } from '@umijs/max';
import { useCallback, useMemo, useState } from 'react';
import type { BulkAction, RowAction } from '@/components/list/actions';
import type { Filter } from '@/components/list/codec';
import { ExportFormatField } from '@/components/list/ExportFormatField';
import { ListPage } from '@/components/list/ListPage';
import type { Target } from '@/components/list/selection';
import type { ListService } from '@/components/list/useListData';
import { type MemberDialog, MemberDialogs } from '@/components/member/MemberDialogs';
import { MemberReveal } from '@/components/member/MemberReveal';
import { TagsField } from '@/components/TagsField';
import type { ExportFormat } from '@/contract/export';
import type { Member, MemberBulkAction, MemberFilter, MemberQuery } from '@/contract/member';
import { useText } from '@/hooks/useText';
import { startExport } from '@/services/job';
import { changeMatchingMembers, changeMembers, listMembers } from '@/services/member';
import { memberColumns } from './columns';
import { memberFilters } from './filters';

// The filter fields of this page are those of the contract, by name and value.
const readMembers: ListService<Member> = (query, signal) => listMembers(query as MemberQuery, signal);
const asMemberFilter = (filter: Filter) => filter as MemberFilter;

const change = (target: Target<Filter>, action: MemberBulkAction) =>
  'ids' in target
    ? changeMembers(target.ids, action)
    : changeMatchingMembers(asMemberFilter(target.filter), target.excludedIds, action);

const exportTarget = (target: Target<Filter>, format: ExportFormat) =>
  startExport(
    'ids' in target
      ? { entity: 'member', filter: {}, ids: target.ids, format }
      : { entity: 'member', filter: asMemberFilter(target.filter), excludedIds: target.excludedIds, format },
  );

const detailPath = ({ id }: Member) => `/member/member-detail?id=${encodeURIComponent(id)}`;
const rowLabel = ({ memberNo }: Member) => memberNo;

export default function MemberList() {
  const t = useText('member');
  const tList = useText('list');
  const columns = useMemo(() => memberColumns(t), [t]);
  const fields = useMemo(() => memberFilters(t), [t]);
  const [dialog, setDialog] = useState<MemberDialog>();
  const [revealed, setRevealed] = useState<Member>();

  const rowActions = useCallback(
    (member: Member): RowAction[] => {
      const open = (kind: MemberDialog['kind']) => () => setDialog({ kind, member });
      const isCancelled = member.status === 'cancelled';
      const toggle = member.status === 'disabled' ? 'enable' : 'disable';
      return [
        { key: 'view', label: t('action.view'), onClick: () => history.push(detailPath(member)) },
        {
          key: 'edit',
          label: t('action.edit'),
          isDisabled: isCancelled,
          onClick: () => history.push(`${detailPath(member)}&edit=member`),
        },
        { key: 'reveal', label: t('action.reveal'), isDisabled: isCancelled, onClick: () => setRevealed(member) },
        { key: 'tags', label: t('action.tag'), isDisabled: isCancelled, onClick: open('tags') },
        { key: toggle, label: t(`action.${toggle}`), isDisabled: isCancelled, onClick: open(toggle) },
        {
          key: 'anonymise',
          label: t('action.anonymise'),
          isDanger: true,
          isDisabled: isCancelled,
          onClick: open('anonymise'),
        },
      ];
    },
    [t],
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
      {
        key: 'export',
        label: tList('exportSelected'),
        confirm: (count) => tList('exportConfirm', { count }),
        fields: <ExportFormatField />,
        run: (target, { format }) => exportTarget(target, format as ExportFormat),
      },
    ],
    [t, tList],
  );

  return (
    <ListPage<Member>
      name="member"
      fields={fields}
      columns={columns}
      defaultSort="-registeredAt"
      service={readMembers}
      rowLabel={rowLabel}
      onOpen={(member) => history.push(detailPath(member))}
      rowActions={rowActions}
      bulkActions={bulkActions}
      onExport={({ filter, sort, format }) =>
        startExport({ entity: 'member', filter: asMemberFilter(filter), sort: sort as MemberQuery['sort'], format })
      }
    >
      {(reload) => (
        <>
          {dialog && <MemberDialogs dialog={dialog} reload={reload} onClose={() => setDialog(undefined)} />}
          {revealed && (
            <MemberReveal
              member={revealed}
              initialFields={['mobile']}
              proposedPurpose="callback"
              onClose={() => setRevealed(undefined)}
            />
          )}
        </>
      )}
    </ListPage>
  );
}
