import { history, useSearchParams } from '@umijs/max';
import { EntityGate } from '@/components/EntityGate';
import { useEntity } from '@/components/form/useEntity';
import { Page } from '@/components/Page';
import type { MemberDetail as Member } from '@/contract/member-detail';
import { AppError } from '@/errors/app-error';
import { useText } from '@/hooks/useText';
import { getMember } from '@/services/member';
import { MemberScreen } from './MemberScreen';

const LIST_PATH = '/member/member-list';

/** An address without an id, or with the name of something else, names nobody. */
const missing = new AppError('business', { status: 404 });
const nobody = () => Promise.reject<Member>(missing);

export default function MemberDetail() {
  const t = useText('memberDetail');
  const [query] = useSearchParams();
  const id = query.get('id');
  const read = useEntity(id ?? '', () => (id ? getMember(id) : nobody()));

  // Another member is another screen: nothing of this one may stay on it. Read again in vain it stays, the failure is said.
  const isThisOne = read.entity?.id === id;
  if (read.entity && isThisOne) {
    return <MemberScreen key={id} member={read.entity} onChange={read.replace} onReload={read.reload} />;
  }
  return (
    <Page>
      <EntityGate
        read={{ ...read, entity: undefined, error: read.error ?? (read.isLoading ? undefined : missing) }}
        notFound={t('notFound')}
        onBack={() => history.push(LIST_PATH)}
      >
        {() => null}
      </EntityGate>
    </Page>
  );
}
