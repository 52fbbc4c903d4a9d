import { DownloadOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { jobStore } from '@/components/jobs/store';
import type { ExportFormat } from '@/contract/export';
import type { Job } from '@/contract/job';
import { useText } from '@/hooks/useText';
import { ExportFormatField } from './ExportFormatField';

type Props = {
  total: number;
  /** Starts the export of exactly what the list shows, all pages of it. */
  onExport: (format: ExportFormat) => Promise<Job>;
};

/** Writes the whole filtered list to a file, as a job. */
export function ExportButton({ total, onExport }: Props) {
  const t = useText('list');
  const { message } = App.useApp();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<DownloadOutlined aria-hidden />} disabled={total === 0} onClick={() => setIsOpen(true)}>
        {t('export')}
      </Button>
      <ActionDialog<{ format: ExportFormat }>
        isOpen={isOpen}
        title={t('exportConfirm', { count: total })}
        okText={t('exportOk')}
        warning={t('exportText', { count: total })}
        onSubmit={async ({ format }) => {
          jobStore.track(await onExport(format));
          message.info(t('jobStarted'));
        }}
        onClose={() => setIsOpen(false)}
      >
        <ExportFormatField />
      </ActionDialog>
    </>
  );
}
