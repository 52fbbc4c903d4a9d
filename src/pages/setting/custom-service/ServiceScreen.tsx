import { App, Card, Col, Row, Tabs, type TabsProps } from 'antd';
import { useMemo, useState } from 'react';
import { RelativeTime } from '@/components/display/RelativeTime';
import type { CompareField } from '@/components/form/compare-fields';
import { EditPage } from '@/components/form/EditPage';
import type { EditSpec } from '@/components/form/useEditForm';
import { ChangeTimeline } from '@/components/log/ChangeTimeline';
import type { CustomService, CustomServiceInput } from '@/contract/custom-service';
import { useText } from '@/hooks/useText';
import { customServiceTexts } from '@/locales/customService';
import { logTexts } from '@/locales/log';
import { saveCustomService } from '@/services/custom-service';
import { confirmPhoneChange } from './confirm-phone-change';
import { RestoreDialog, type Restoring } from './RestoreDialog';
import { ServiceFields } from './ServiceFields';
import { ServicePreview } from './ServicePreview';
import { useServiceLabels } from './useServiceLabels';
import { VersionsTable } from './VersionsTable';
import { serviceFields, toInput, toValues } from './values';

type Props = {
  settings: CustomService;
  /** Called with the settings as saved on the server. */
  onChange: (settings: CustomService) => void;
  /** Called with saved settings that also replace the values of the form. */
  onRestart: (settings: CustomService) => void;
};

async function save(values: CustomServiceInput, base: CustomService | undefined) {
  if (!base) throw new Error('there are always settings');
  return saveCustomService(toInput(values), base.version);
}

/** The form with its preview, version history and change log. */
export function ServiceScreen({ settings, onChange, onRestart }: Props) {
  const t = useText(customServiceTexts);
  const tLog = useText(logTexts);
  const { modal } = App.useApp();
  const { valueText, renderValue } = useServiceLabels();
  const [restoring, setRestoring] = useState<Restoring>();

  const spec: EditSpec<CustomServiceInput, CustomService> = {
    name: 'customService',
    entity: settings,
    toValues,
    save,
    confirm: async ({ phone }, base) =>
      base === undefined ||
      base.phone === phone ||
      confirmPhoneChange(modal, t, { from: base.phone, to: phone, version: base.version }),
    onSaved: onChange,
  };
  const compare = useMemo(
    () =>
      serviceFields.map(
        (name): CompareField<CustomServiceInput, CustomService> => ({
          name,
          label: t(`field.${name}`),
          format: (value, others) => renderValue(name, value, others),
        }),
      ),
    [t, renderValue],
  );

  const history: TabsProps['items'] = [
    {
      key: 'versions',
      label: t('versions.title'),
      children: <VersionsTable settings={settings} onRestore={setRestoring} />,
    },
    {
      key: 'changes',
      label: tLog('changes'),
      children: (
        <ChangeTimeline
          entityType="customService"
          entityId="custom-service"
          version={settings.version}
          texts={customServiceTexts}
          pictures={['wecomQrUrl']}
          value={(field, value, other) => valueText(field, value, other === undefined ? [] : [other])}
        />
      ),
    },
  ];

  return (
    <>
      <EditPage
        spec={spec}
        compare={compare}
        extra={
          <span style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
            {t('updated', { name: settings.updatedByName })} <RelativeTime instant={settings.updatedAt} />
          </span>
        }
      >
        <Row gutter={[12, 12]}>
          <Col xs={24} xl={15}>
            <ServiceFields version={settings.version} />
          </Col>
          <Col xs={24} xl={9}>
            <ServicePreview />
          </Col>
          <Col span={24}>
            <Card size="small">
              <Tabs size="small" items={history} />
            </Card>
          </Col>
        </Row>
      </EditPage>
      {restoring && (
        <RestoreDialog
          restoring={restoring}
          settings={settings}
          onChange={onChange}
          onRestart={onRestart}
          onClose={() => setRestoring(undefined)}
        />
      )}
    </>
  );
}
