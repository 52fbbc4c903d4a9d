import { Button, Form, Table, Tag } from 'antd';
import { RelativeTime } from '@/components/display/RelativeTime';
import { ListFailed } from '@/components/feedback/ListFailed';
import type { CustomService, CustomServiceInput, CustomServiceVersion } from '@/contract/custom-service';
import { isSameValue } from '@/domain/compare';
import { useRead } from '@/hooks/useRead';
import { useText } from '@/hooks/useText';
import { customServiceTexts } from '@/locales/customService';
import { listTexts } from '@/locales/list';
import { listCustomServiceVersions } from '@/services/custom-service';
import type { Restoring } from './RestoreDialog';
import { getChangedFields, toInput, toValues } from './values';

const PAGE_SIZE = 10;

type Props = { settings: CustomService; onRestore: (restoring: Restoring) => void };

/** History of saved versions, each of which can be restored. */
export function VersionsTable({ settings, onRestore }: Props) {
  const t = useText(customServiceTexts);
  const tList = useText(listTexts);
  const form = Form.useFormInstance<CustomServiceInput>();
  const {
    data: versions = [],
    error,
    isFetching,
    refetch,
  } = useRead(['customService', 'versions', null, settings.version], listCustomServiceVersions);

  const changes = (version: CustomServiceVersion) => {
    const before = versions[versions.indexOf(version) + 1];
    if (!before) return t(version.versionOf === 1 ? 'versions.first' : 'versions.earlier');
    const names = getChangedFields(before, version).map((field) => t(`field.${field}`));
    return names.join(t('separator')) || t('versions.nothing');
  };
  const restore = (version: CustomServiceVersion) => {
    const isUnsaved = !isSameValue(toInput(form.getFieldsValue(true)), toInput(toValues(settings)));
    onRestore({ version, isUnsaved });
  };

  if (error) return <ListFailed error={error} onRetry={refetch} />;
  return (
    <Table<CustomServiceVersion>
      size="small"
      rowKey="versionOf"
      loading={isFetching}
      dataSource={versions}
      // Changed fields wrap, so that the last column stays in view in every window.
      scroll={{ x: true }}
      pagination={versions.length > PAGE_SIZE ? { pageSize: PAGE_SIZE, showSizeChanger: false } : false}
      columns={[
        {
          key: 'version',
          title: t('versions.version'),
          render: (_, { versionOf }) => (
            <>
              {t('versions.number', { version: versionOf })}{' '}
              {versionOf === settings.version && <Tag>{t('versions.current')}</Tag>}
            </>
          ),
        },
        {
          key: 'savedAt',
          title: t('versions.savedAt'),
          render: (_, { savedAt }) => <RelativeTime instant={savedAt} />,
        },
        { key: 'savedBy', title: t('versions.savedBy'), dataIndex: 'savedByName' },
        { key: 'changed', title: t('versions.changed'), render: (_, version) => changes(version) },
        {
          key: 'restore',
          title: tList('actions'),
          render: (_, version) => {
            if (version.versionOf === settings.version) return null;
            if (getChangedFields(version, settings).length === 0) return t('versions.same');
            return (
              <Button
                size="small"
                aria-label={t('versions.restoreOf', { version: version.versionOf })}
                onClick={() => restore(version)}
              >
                {t('versions.restore')}
              </Button>
            );
          },
        },
      ]}
    />
  );
}
