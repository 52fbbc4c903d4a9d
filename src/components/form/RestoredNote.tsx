import { Alert, Button } from 'antd';
import { useText } from '@/hooks/useText';
import { formTexts } from '@/locales/form';

type Props = {
  /** Whether the edited entity has changed since the draft was entered. */
  isOutdated?: boolean;
  onDiscard: () => void;
};

/** Says that the form was restored after an expired sign-in, and offers to discard the draft. */
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
