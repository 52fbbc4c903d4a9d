import { Alert, Button, Descriptions, Drawer, Flex } from 'antd';
import { FormColumns } from '@/components/form/FormColumns';
import type { AgreementTemplate } from '@/contract/agreement-template';
import { useText } from '@/hooks/useText';
import { useValueLabel } from '@/hooks/useValueLabel';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import { formatMinute } from '@/utils/date';
import styles from './agreement-template.module.css';
import { ConsentItemList } from './ConsentItemList';
import type { OverlayProps } from './overlay-props';
import { TemplatePreview } from './TemplatePreview';
import { TemplateStatus } from './TemplateStatus';
import { useTemplateName } from './useTemplateName';

const SIZE = 1080;

type Props = Pick<OverlayProps, 'onOpen' | 'onClose'> & { template: AgreementTemplate };

/** Read-only view of a published or retired version, with a button to create a new version. */
export function TemplateView({ template, onOpen, onClose }: Props) {
  const t = useText(agreementTemplateTexts);
  const name = useTemplateName()(template);
  const label = useValueLabel(agreementTemplateTexts);
  const rows = [
    ['title', template.title],
    ['code', template.code],
    ['templateVersion', template.templateVersion],
    ['status', <TemplateStatus key="status" status={template.status} />],
    ['effectiveAt', formatMinute(template.effectiveAt)],
    ['publishedAt', formatMinute(template.publishedAt)],
    ['minReadSec', template.minReadSec],
    ['guardianUnderAge', template.guardianUnderAge],
    ['needSignature', label('needSignature', template.needSignature)],
    [
      'contentHash',
      <code key="hash" className={styles.hash}>
        {template.contentHash}
      </code>,
    ],
    ['consentItems', <ConsentItemList key="items" items={template.consentItems} />],
  ] as const;
  return (
    <Drawer
      open
      title={name}
      size={SIZE}
      onClose={onClose}
      extra={
        <Button type="primary" onClick={() => onOpen('newVersion', template.id)}>
          {t('action.newVersion')}
        </Button>
      }
    >
      <FormColumns asideLabel={t('preview.live')} aside={<TemplatePreview template={template} />}>
        <Flex vertical gap={16}>
          <Alert
            role="note"
            type="info"
            showIcon
            title={t(template.status === 'retired' ? 'view.retired' : 'view.published')}
          />
          <Descriptions
            size="small"
            bordered
            column={1}
            items={rows.map(([field, children]) => ({ key: field, label: t(`field.${field}`), children }))}
          />
        </Flex>
      </FormColumns>
    </Drawer>
  );
}
