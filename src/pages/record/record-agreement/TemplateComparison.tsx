import { Typography } from 'antd';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import type { Agreement } from '@/contract/agreement';
import type { AgreementTemplate } from '@/contract/agreement-template';
import { findTemplateInForce } from '@/domain/agreement-template/template-status';
import { ContentDifference } from '@/features/agreement-template/ContentDifference';
import { DifferencesTable } from '@/features/agreement-template/DifferencesTable';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';
import { getAgreementTemplate, listPublishedTemplates } from '@/services/agreement-template';
import { serverNow } from '@/utils/clock';

type Compared = { sent: AgreementTemplate; current?: AgreementTemplate };

async function read({ templateId }: Agreement): Promise<Compared> {
  const [sent, published] = await Promise.all([getAgreementTemplate(templateId), listPublishedTemplates()]);
  const current = findTemplateInForce(published, sent.code, serverNow());
  if (!current) return { sent };
  return { sent, current: current.id === sent.id ? sent : await getAgreementTemplate(current.id) };
}

/** Differences of the version now in force from the one that was sent. */
export function TemplateComparison({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) {
  const t = useText(agreementTexts);
  return (
    <EntityDrawer
      readKey={['agreement', 'withTemplate', agreement.id]}
      read={() => read(agreement)}
      title={t('compare.title', { title: agreement.title })}
      size={860}
      onClose={onClose}
      view={({ sent, current }) => {
        if (!current) return t('compare.none');
        return (
          <>
            <p role="status">
              {current.id === sent.id
                ? t('compare.same', { version: current.templateVersion })
                : t('compare.versions', { from: sent.templateVersion, to: current.templateVersion })}
            </p>
            <Typography.Title level={5}>{t('compare.text')}</Typography.Title>
            <ContentDifference before={agreement} after={current} />
            <Typography.Title level={5}>{t('compare.items')}</Typography.Title>
            <DifferencesTable before={sent} after={current} />
          </>
        );
      }}
    />
  );
}
