import { Card, Flex, Space } from 'antd';
import { RichText } from '@/components/inputs/rich-text/RichText';
import { ChangeHistory } from '@/components/log/ChangeHistory';
import { Page } from '@/components/page/Page';
import { AgreementStatus } from '@/features/agreement/AgreementStatus';
import { MEMBERS_LOCALE } from '@/hooks/useMembersText';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';
import styles from './agreement.module.css';
import { Consents } from './Consents';
import { Evidence } from './Evidence';
import { HeaderActions } from './HeaderActions';
import type { Shown } from './useAgreement';
import { Verdict } from './Verdict';
import { Versions } from './Versions';

type Props = Omit<Required<Shown>, 'presentHash'> &
  Pick<Shown, 'presentHash'> & { onReload: () => void; onResent: () => void };

/** One agreement of a record: whether it holds, what proves it, the text, and those before (docs/domain.md 6.5). */
export function AgreementScreen({ record, versions, agreement, presentHash, onReload, onResent }: Props) {
  const t = useText(agreementTexts);
  const { id, status, title, templateVersion, agreementNo, version } = agreement;
  return (
    <Page
      documentTitle={`${t('card.title')} ${agreementNo}`}
      placeName={agreementNo}
      extra={
        <HeaderActions
          agreement={agreement}
          record={record}
          isNewest={versions[0]?.id === id}
          onReload={onReload}
          onResent={onResent}
        />
      }
      content={
        <Space wrap size="middle">
          <span>
            {title} {templateVersion}
          </span>
          <span>{agreementNo}</span>
          <AgreementStatus status={status} />
        </Space>
      }
    >
      <Flex vertical gap={16}>
        <Verdict agreement={agreement} presentHash={presentHash} />
        <Card title={t('section.evidence')}>
          <Flex vertical gap={16}>
            <Evidence agreement={agreement} presentHash={presentHash} />
          </Flex>
        </Card>
        <Card title={t('section.consents')}>
          <Consents consents={agreement.consents} />
        </Card>
        <Card title={t(status === 'signed' || status === 'withdrawn' ? 'section.text' : 'section.textSent')}>
          <div className={styles.text} lang={MEMBERS_LOCALE}>
            <RichText html={agreement.content} />
          </div>
        </Card>
        <Card title={t('section.versions')} className={styles.onScreen}>
          <Versions recordId={record.id} versions={versions} shownId={id} />
        </Card>
        <div className={styles.onScreen}>
          <ChangeHistory version={version} entityType="agreement" entityId={id} texts={agreementTexts} />
        </div>
      </Flex>
    </Page>
  );
}
