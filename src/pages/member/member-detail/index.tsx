import { history } from '@umijs/max';
import { EntityGate } from '@/components/EntityGate';
import { Page } from '@/components/Page';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { memberDetailTexts } from '@/locales/memberDetail';
import { MemberScreen } from './MemberScreen';
import { useMember } from './useMember';

const LIST_PATH = '/member/member-list';

export default function MemberDetail() {
  const t = useText(memberDetailTexts);
  const id = useQueryParams().read('id');
  const { member, error, isLoading, reload, replace } = useMember(id);

  if (member) return <MemberScreen key={id} member={member} onChange={replace} onReload={reload} />;
  return (
    <Page>
      <EntityGate
        read={{ entity: undefined, error, isLoading, reload }}
        notFound={t('notFound')}
        onBack={() => history.push(LIST_PATH)}
      >
        {() => null}
      </EntityGate>
    </Page>
  );
}
