import { Alert, App, Table } from 'antd';
import { ActionDialog } from '@/components/form/ActionDialog';
import type { CustomService, CustomServiceVersion } from '@/contract/custom-service';
import { getCurrent } from '@/errors/refusal';
import { useText } from '@/hooks/useText';
import { customServiceTexts } from '@/locales/customService';
import { restoreCustomService } from '@/services/custom-service';
import { useServiceLabels } from './useServiceLabels';
import { getChangedFields, type ServiceField } from './values';

export type Restoring = {
  version: CustomServiceVersion;
  /** Whether the form has unsaved changes, which the restore discards. */
  isUnsaved: boolean;
};

type Props = {
  restoring: Restoring;
  settings: CustomService;
  onChange: (settings: CustomService) => void;
  onRestart: (settings: CustomService) => void;
  onClose: () => void;
};

/** Confirms that an earlier version is restored, and shows what will change. */
export function RestoreDialog({ restoring, settings, onChange, onRestart, onClose }: Props) {
  const t = useText(customServiceTexts);
  const { message } = App.useApp();
  const { renderValue } = useServiceLabels();
  const { version, isUnsaved } = restoring;
  const number = version.versionOf;

  const submit = async () => {
    try {
      onRestart(await restoreCustomService(number, settings.version));
      message.success(t('restore.done', { version: number }));
    } catch (error) {
      const current = getCurrent<CustomService>(error);
      if (!current) throw error;
      // Unsaved input stays in the form; saving it then opens the comparison.
      if (isUnsaved) onChange(current);
      else onRestart(current);
      message.warning(t('restore.conflict'));
    }
  };

  return (
    <ActionDialog
      draft={null}
      title={t('restore.title', { version: number })}
      okText={t('restore.ok')}
      warning={t('restore.warning')}
      width={640}
      onSubmit={submit}
      onClose={onClose}
    >
      {isUnsaved && (
        <Alert role="note" type="warning" showIcon title={t('restore.unsaved')} style={{ marginBlockEnd: 16 }} />
      )}
      <Table<{ field: ServiceField }>
        size="small"
        rowKey="field"
        pagination={false}
        dataSource={getChangedFields(settings, version).map((field) => ({ field }))}
        columns={[
          { key: 'field', title: t('restore.field'), width: 140, render: (_, { field }) => t(`field.${field}`) },
          {
            key: 'from',
            title: t('restore.from'),
            render: (_, { field }) => renderValue(field, settings[field], [version[field]]),
          },
          {
            key: 'to',
            title: t('restore.to'),
            render: (_, { field }) => renderValue(field, version[field], [settings[field]]),
          },
        ]}
      />
    </ActionDialog>
  );
}
