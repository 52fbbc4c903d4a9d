import { Flex, Typography } from 'antd';
import { RelativeTime } from '@/components/display/RelativeTime';
import { StatusBadge, type Tone } from '@/components/display/StatusBadge';
import type { ProjectLink } from '@/contract/project-link';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { projectLinkTexts } from '@/locales/projectLink';

const tones: Readonly<Record<string, Tone>> = {
  reachable: 'success',
  refused: 'error',
  timedOut: 'warning',
  invalid: 'error',
};

type Props = Pick<ProjectLink, 'lastCheck'> & {
  /** Whether a check is running. */
  isChecking?: boolean;
};

/** Result of the last check of a link's target: its state, the reason and the time. */
export function LinkCheck({ lastCheck, isChecking = false }: Props) {
  const t = useText(projectLinkTexts);
  const word = useEnumLabelOrRaw(projectLinkTexts, 'check');
  const why = useEnumLabelOrRaw(projectLinkTexts, 'reason');
  if (isChecking) return <StatusBadge tone="processing" label={t('check.running')} />;
  if (lastCheck === null) return <Typography.Text type="secondary">{t('check.none')}</Typography.Text>;
  const { state, reason, checkedAt } = lastCheck;
  return (
    <Flex wrap gap="0 8px">
      <StatusBadge tone={tones[state]} label={word(state)} />
      <Typography.Text type="secondary">
        <RelativeTime instant={checkedAt} />
      </Typography.Text>
      {reason && (
        <Typography.Text type="secondary" style={{ flexBasis: '100%' }}>
          {why(reason)}
        </Typography.Text>
      )}
    </Flex>
  );
}
