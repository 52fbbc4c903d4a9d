import { Typography } from 'antd';
import { EntityDrawer } from '@/components/form/EntityDrawer';
import type { Agreement } from '@/contract/agreement';
import type { AgreementTemplate } from '@/contract/agreement-template';
import { ContentDifference } from '@/features/agreement-template/ContentDifference';
import { DifferencesTable } from '@/features/agreement-template/DifferencesTable';
import { useText } from '@/hooks/useText';
import { agreementTexts } from '@/locales/agreement';
import { getAgreementTemplate, listPublishedTemplates } from '@/services/agreement-template';

type Compared = { signed: AgreementTemplate; current?: AgreementTemplate };

async function read({ templateId }: Agreement): Promise<Compared> {
  const [signed, published] = await Promise.all([getAgreementTemplate(templateId), listPublishedTemplates()]);
  const current = published
    .filter(({ code }) => code === signed.code)
    .toSorted((a, b) => Date.parse(b.publishedAt ?? '') - Date.parse(a.publishedAt ?? ''))[0];
  if (!current) return { signed };
  return { signed, current: current.id === signed.id ? signed : await getAgreementTemplate(current.id) };
}

/** Changes of the template since the agreement was sent. */
export function TemplateComparison({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) {
  const t = useText(agreementTexts);
  return (
    <EntityDrawer
      readKey={['agreement', 'withTemplate', agreement.id]}
      read={() => read(agreement)}
      title={t('compare.title', { title: agreement.title })}
      size={860}
      onClose={onClose}
      view={({ signed, current }) => {
        if (!current) return t('compare.none');
        return (
          <>
            <p role="status">
              {current.id === signed.id
                ? t('compare.same', { version: current.templateVersion })
                : t('compare.versions', { from: signed.templateVersion, to: current.templateVersion })}
            </p>
            <Typography.Title level={5}>{t('compare.text')}</Typography.Title>
            <ContentDifference before={agreement} after={current} />
            <Typography.Title level={5}>{t('compare.items')}</Typography.Title>
            <DifferencesTable before={signed} after={current} />
          </>
        );
      }}
    />
  );
}
