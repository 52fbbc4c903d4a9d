import { Link } from '@umijs/max';
import { Result } from 'antd';
import { Page } from '@/components/Page';
import { recordPath } from '@/features/record/record-path';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';

/** The page of a record for which no agreement was ever sent. */
export function NoAgreement({ recordId }: { recordId: string }) {
  const t = useText(agreementTexts);
  return (
    <Page>
      <Result
        status="info"
        title={t('none')}
        subTitle={t('none.text')}
        extra={<Link to={recordPath(recordId)}>{t('toRecord')}</Link>}
      />
    </Page>
  );
}
