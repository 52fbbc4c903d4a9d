import { Alert, Button, Flex, Skeleton } from 'antd';
import { ListFailed } from '@/components/feedback/ListFailed';
import { useEntity } from '@/components/form/useEntity';
import type { HintLevel } from '@/contract/result-hint';
import { findHint, toHintKey } from '@/domain/hint/levels';
import { useText } from '@/hooks/useText';
import { resultHintTexts } from '@/locales/resultHint';
import { listHintsFor } from '@/services/result-hint';
import { SampledPreview } from './SampledPreview';
import { useHintLabels } from './useHintLabels';

type Props = { projectId: string; projectName?: string; level: HintLevel; onEdit: (id: string) => void };

/** The hint found for a result; also explains a disabled hint of the project. */
export function LookupResult({ projectId, projectName, level, onEdit }: Props) {
  const t = useText(resultHintTexts);
  const labels = useHintLabels();
  const {
    entity: hints,
    error,
    reload,
  } = useEntity(['resultHint', 'ofProject', projectId], () => listHintsFor(projectId));
  if (error) return <ListFailed error={error} onRetry={reload} />;
  if (!hints) return <Skeleton active />;

  const found = findHint(hints, projectId, toHintKey(level));
  const own = hints.find((hint) => hint.projectId === projectId && hint.levelCode === level.code);
  const isOwn = found !== undefined && found === own;
  const text = found ? t(isOwn ? 'lookup.own' : 'lookup.global', { name: found.name }) : t('lookup.none');
  return (
    <Flex vertical gap={12}>
      <Alert
        role="status"
        type={found ? (isOwn ? 'success' : 'info') : 'error'}
        showIcon
        title={text}
        description={own && !isOwn && t('lookup.ownDisabled', { name: own.name, review: labels.review(own) })}
      />
      {(found ?? own) && (
        <Button onClick={() => onEdit((found ?? own)?.id ?? '')}>
          {t('lookup.edit', { name: (found ?? own)?.name ?? '' })}
        </Button>
      )}
      {found && <SampledPreview hint={found} level={level} projectName={projectName} />}
    </Flex>
  );
}
