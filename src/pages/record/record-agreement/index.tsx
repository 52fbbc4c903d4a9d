import { history } from '@umijs/max';
import { EntityPage } from '@/components/page/EntityPage';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';
import { AgreementScreen } from './AgreementScreen';
import { NoAgreement } from './NoAgreement';
import { useAgreement } from './useAgreement';

const LIST_PATH = '/record/record-list';

export default function RecordAgreement() {
  const t = useText(agreementTexts);
  const params = useQueryParams();
  const read = useAgreement(params.read('recordId'), params.read('id'));
  return (
    <EntityPage read={read} notFound={t('notFound')} onBack={() => history.push(LIST_PATH)}>
      {({ record, versions, agreement, presentHash }) =>
        agreement ? (
          <AgreementScreen
            key={agreement.id}
            record={record}
            versions={versions}
            agreement={agreement}
            presentHash={presentHash}
            onReload={read.reload}
            onResent={() => (params.read('id') === null ? read.reload() : params.patch({ id: null }))}
          />
        ) : (
          <NoAgreement record={record} onSent={read.reload} />
        )
      }
    </EntityPage>
  );
}
