import { Alert, Button } from 'antd';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';

type Props = {
  /** Whether what the form is about has changed since it was typed. */
  isOutdated?: boolean;
  onDiscard: () => void;
};

/** Says in a form that it has what was typed before the sign-in expired, and offers to discard it. */
export function RestoredNote({ isOutdated = false, onDiscard }: Props) {
  const t = useText(formTexts);
  return (
    <Alert
      role="status"
      type={isOutdated ? 'warning' : 'info'}
      showIcon
      title={t('restored')}
      description={isOutdated && t('restored.outdated')}
      action={
        <Button size="small" onClick={onDiscard}>
          {t('discard')}
        </Button>
      }
      style={{ marginBlockEnd: 16 }}
    />
  );
}
