import { Alert, Button, Flex, Progress, Typography } from 'antd';
import { ErrorText } from '@/errors/ErrorText';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import styles from './image.module.css';
import { getRefusal, type Upload } from './useUploads';

type Props = {
  uploading: {
    uploads: readonly Upload[];
    refusals: readonly string[];
    retry: (upload: Upload) => void;
    cancel: (key: number) => void;
  };
  /** Called when an upload is cancelled. */
  onCancel: () => void;
};

/** Status of chosen files: uploading, failed, or rejected with the reason. */
export function UploadProgressList({ uploading: { uploads, refusals, retry, cancel }, onCancel }: Props) {
  const t = useText(inputTexts);
  const giveUp = ({ key }: Upload) => {
    cancel(key);
    onCancel();
  };

  const onItsWay = (upload: Upload) => (
    <Flex key={upload.key} gap={8} align="center">
      <Typography.Text role="status">{t('image.uploading', { name: upload.file.name })}</Typography.Text>
      <Progress
        className={styles.progress}
        aria-label={t('image.uploading', { name: upload.file.name })}
        percent={Math.round(upload.share * 100)}
        size="small"
      />
      <Button size="small" onClick={() => giveUp(upload)}>
        {t('image.cancel')}
      </Button>
    </Flex>
  );

  const lost = (upload: Upload) => (
    <Alert
      key={upload.key}
      role="alert"
      type="error"
      showIcon
      title={t('image.failed', { name: upload.file.name })}
      description={getRefusal(upload.error) ?? <ErrorText error={upload.error} />}
      action={
        <Flex gap={4}>
          {getRefusal(upload.error) === undefined && (
            <Button size="small" onClick={() => retry(upload)}>
              {t('image.retry')}
            </Button>
          )}
          <Button size="small" onClick={() => giveUp(upload)}>
            {t('image.cancel')}
          </Button>
        </Flex>
      }
    />
  );

  return (
    <>
      {uploads.map((upload) => (upload.error === undefined ? onItsWay(upload) : lost(upload)))}
      {[...new Set(refusals)].map((refusal) => (
        <Alert key={refusal} role="alert" type="error" showIcon title={refusal} />
      ))}
    </>
  );
}
