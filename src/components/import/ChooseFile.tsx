import { DownloadOutlined } from '@ant-design/icons';
import { getLocale } from '@umijs/max';
import { Alert, Button, Flex, Spin } from 'antd';
import { DownloadLink } from '@/components/actions/DownloadLink';
import type { Import } from '@/contract/import';
import { exportFormats } from '@/contract/limits/export';
import { importLimits as limit, maxImportRows } from '@/contract/limits/import';
import { AppError } from '@/errors/app-error';
import { ErrorText } from '@/errors/ErrorText';
import { useText } from '@/hooks/useText';
import { importTexts } from '@/locales/import';
import { importTemplateUrl } from '@/services/import';
import { DropZone } from './DropZone';
import type { ImportedEntity } from './entity';
import { StepFrame } from './StepFrame';
import { type FileOutcome, useFileUpload } from './useFileUpload';

type OutcomeProps = { outcome: FileOutcome; onRetry: (file: File) => void; onCancel: () => void };

function Outcome({ outcome, onRetry, onCancel }: OutcomeProps) {
  const t = useText(importTexts);
  switch (outcome.is) {
    case 'reading':
      return (
        <Flex role="status" align="center" gap={12}>
          <Spin size="small" />
          <span>{t('choose.reading', { name: outcome.file.name })}</span>
          <Button size="small" onClick={onCancel}>
            {t('choose.cancel')}
          </Button>
        </Flex>
      );
    case 'refused': {
      const reason = t(`problem.${outcome.problem}`, { mb: limit.maxFileMb });
      const title = outcome.name === undefined ? reason : t('choose.refused', { name: outcome.name });
      return <Alert role="alert" type="error" showIcon title={title} description={outcome.name && reason} />;
    }
    case 'failed': {
      const { file, error } = outcome;
      // A refusal of the file itself does not change on retry.
      const isRefused = error instanceof AppError && error.status === 422;
      return (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t(isRefused ? 'choose.refused' : 'choose.failed', { name: file.name })}
          description={<ErrorText error={error} />}
          action={
            !isRefused && (
              <Button size="small" onClick={() => onRetry(file)}>
                {t('choose.retry')}
              </Button>
            )
          }
        />
      );
    }
  }
}

type Props = { of: ImportedEntity; onUploaded: (imported: Import) => void };

/** First step: the template and the file. */
export function ChooseFile({ of, onUploaded }: Props) {
  const t = useText(importTexts);
  const { outcome, send, take, cancel } = useFileUpload(of.entity, onUploaded);
  const language = getLocale() === 'en-US' ? 'en-US' : 'zh-CN';
  return (
    <StepFrame heading={t('choose.heading')}>
      <Flex wrap align="center" gap={8}>
        <span>{t('choose.template')}</span>
        {exportFormats.map((format) => (
          <DownloadLink
            key={format}
            size="small"
            icon={<DownloadOutlined aria-hidden />}
            url={importTemplateUrl(of.entity, format, language)}
          >
            {t(format === 'csv' ? 'choose.templateCsv' : 'choose.templateXlsx')}
          </DownloadLink>
        ))}
      </Flex>
      <DropZone
        isDisabled={outcome?.is === 'reading'}
        accept=".csv,.xlsx"
        rule={t('choose.rule', { mb: limit.maxFileMb, rows: maxImportRows[of.entity] })}
        onFiles={take}
      />
      {outcome && <Outcome outcome={outcome} onRetry={send} onCancel={cancel} />}
    </StepFrame>
  );
}
