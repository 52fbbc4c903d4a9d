import { Drawer, Flex, Select, Typography } from 'antd';
import { useId, useState } from 'react';
import { useEntity } from '@/components/form/useEntity';
import { EntityGate } from '@/components/page/EntityGate';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import { getAgreementTemplate } from '@/services/agreement-template';
import { ContentDifference } from './ContentDifference';
import { DifferencesTable } from './DifferencesTable';
import type { OverlayProps } from './overlay-props';
import { getVersions } from './versions';

const SIZE = 860;

/** Two versions of a template side by side: initially the given one and the previous one. */
export function CompareDrawer({ template, all, onClose }: OverlayProps) {
  const t = useText(agreementTemplateTexts);
  const id = useId();
  const versions = getVersions(all, template.code);
  const index = versions.findIndex((one) => one.id === template.id);
  const older = versions[index + 1];
  const [fromId, setFromId] = useState(older ? older.id : template.id);
  const [toId, setToId] = useState(older ? template.id : (versions[index - 1]?.id ?? template.id));
  const read = useEntity(['agreementTemplate', 'compare', { fromId, toId }], () =>
    Promise.all([getAgreementTemplate(fromId), getAgreementTemplate(toId)]),
  );
  const renderSelect = (side: 'from' | 'to', value: string, onChange: (id: string) => void) => (
    <Flex align="center" gap={8}>
      <label htmlFor={`${id}${side}`}>{t(`compare.${side}`)}</label>
      <Select
        id={`${id}${side}`}
        style={{ minWidth: 160 }}
        value={value}
        onChange={onChange}
        options={versions.map((one) => ({
          value: one.id,
          label: `${one.templateVersion} · ${t(`status.${one.status}`)}`,
        }))}
      />
    </Flex>
  );
  return (
    <Drawer open size={SIZE} title={t('compare.title', { title: template.title })} onClose={onClose}>
      <Flex vertical gap={16}>
        <Flex wrap gap="8px 24px">
          {renderSelect('from', fromId, setFromId)}
          {renderSelect('to', toId, setToId)}
        </Flex>
        <EntityGate read={read} notFound={t('notFound')} onBack={onClose}>
          {([before, after]) => (
            <>
              <div>
                <Typography.Title level={5}>{t('compare.text')}</Typography.Title>
                <ContentDifference before={before} after={after} />
              </div>
              <div>
                <Typography.Title level={5}>{t('compare.items')}</Typography.Title>
                <DifferencesTable before={before} after={after} />
              </div>
            </>
          )}
        </EntityGate>
      </Flex>
    </Drawer>
  );
}
