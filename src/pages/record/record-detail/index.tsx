import { history } from '@umijs/max';
import { EntityPage } from '@/components/EntityPage';
import { useScreenEntity } from '@/components/form/useScreenEntity';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { recordDetailTexts } from '@/locales/recordDetail';
import { getRecord } from '@/services/record';
import { RecordScreen } from './RecordScreen';

const LIST_PATH = '/record/record-list';

export default function RecordDetail() {
  const t = useText(recordDetailTexts);
  const id = useQueryParams().read('id');
  const { entity, error, isLoading, reload, replace } = useScreenEntity('record', id, getRecord);
  return (
    <EntityPage
      // What is shown stays when it is read again in vain, which is said.
      read={{ entity, error: entity ? undefined : error, isLoading, reload }}
      notFound={t('notFound')}
      onBack={() => history.push(LIST_PATH)}
    >
      {(record) => <RecordScreen record={record} onChange={replace} onReload={reload} />}
    </EntityPage>
  );
}
