import { prefetchEntity, useScreenEntity } from '@/components/form/useScreenEntity';
import { PagePrevNext } from '@/components/list/PagePrevNext';
import { returnToList } from '@/components/list/usePrevNext';
import { EntityPage } from '@/components/page/EntityPage';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { memberDetailTexts } from '@/locales/memberDetail';
import { getMember } from '@/services/member';
import { MemberScreen } from './MemberScreen';

const LIST_PATH = '/member/member-list';
export const prefetch = prefetchEntity('member', getMember);

export default function MemberDetail() {
  const t = useText(memberDetailTexts);
  const id = useQueryParams().read('id');
  const { entity, error, isLoading, reload, replace } = useScreenEntity('member', id, getMember);
  return (
    <EntityPage
      // A failed refetch keeps the shown data, with a note.
      read={{ entity, error: entity ? undefined : error, isLoading, reload }}
      notFound={t('notFound')}
      onBack={() => returnToList('member', LIST_PATH)}
      meanwhile={id && <PagePrevNext hasKeysOnly entity="member" id={id} />}
    >
      {(member) => <MemberScreen key={id} member={member} onChange={replace} onReload={reload} />}
    </EntityPage>
  );
}
