import { Alert, Button, Card, Flex, Typography } from 'antd';
import type { Finding } from '@/domain/quiz/checks/finding';
import { ErrorText } from '@/errors/ErrorText';
import { useText } from '@/hooks/useText';
import { quizPublishTexts } from '@/locales/quizPublish';
import { useEditor } from '../EditorContext';
import { FindingList } from './FindingList';
import { isError } from './findings';
import type { useServerCheck } from './useFindings';

type Props = {
  findings: readonly Finding[];
  differs: boolean;
  check: ReturnType<typeof useServerCheck>;
  /** Published version with the same content. */
  unchangedSince: number | undefined;
  /** Scrolls to the review. */
  onReview: () => void;
};

/** Findings of the publish checks, errors first. */
export function FindingsCard({ findings, differs, check, unchangedSince, onReview }: Props) {
  const t = useText(quizPublishTexts);
  const { isEditable } = useEditor();
  const errors = findings.filter(isError);
  const warnings = findings.filter((finding) => !isError(finding));
  const isDone = check.data && !check.isFetching && !check.error;
  return (
    <Card
      title={t('findings')}
      extra={
        <Button loading={check.isFetching} onClick={() => check.refetch()}>
          {t('findings.retry')}
        </Button>
      }
    >
      <Flex vertical gap={16}>
        <CheckStatus check={check} differs={differs} />
        {errors.length > 0 && (
          <section aria-label={t('findings.errors', { count: errors.length })}>
            <Typography.Text strong type="danger">
              {t('findings.errors', { count: errors.length })}
            </Typography.Text>
            <FindingList findings={errors} onReview={onReview} />
          </section>
        )}
        {warnings.length > 0 && (
          <section aria-label={t('findings.warnings', { count: warnings.length })}>
            <Typography.Text strong>{t('findings.warnings', { count: warnings.length })}</Typography.Text>
            <FindingList findings={warnings} onReview={onReview} />
          </section>
        )}
        {isDone && errors.length === 0 && (
          <Alert
            role="status"
            type="success"
            showIcon
            title={warnings.length === 0 && t('findings.none')}
            description={
              unchangedSince === undefined
                ? t(isEditable ? 'findings.next.publish' : 'findings.next.lease')
                : t('publish.unchanged', { version: unchangedSince })
            }
          />
        )}
      </Flex>
    </Card>
  );
}

/** Status of the check by the server. */
function CheckStatus({ check: { data, error, isFetching }, differs }: Pick<Props, 'check' | 'differs'>) {
  const t = useText(quizPublishTexts);
  if (isFetching)
    return (
      <Typography.Text type="secondary" role="status">
        {t('findings.checking')}
      </Typography.Text>
    );
  if (error)
    return (
      <Alert
        role="alert"
        type="warning"
        showIcon
        title={t('findings.failed')}
        description={<ErrorText error={error} />}
      />
    );
  if (data === undefined) return <Alert role="alert" type="warning" showIcon title={t('findings.unsaved')} />;
  return differs && <Alert role="status" type="warning" showIcon title={t('findings.differs')} />;
}
