import { ActionDialog } from '@/components/form/ActionDialog';
import { RadioField } from '@/components/inputs/RadioField';
import { reportFilePurposes } from '@/contract/limits/report';
import { reveal as limit } from '@/contract/limits/reveal';
import type { ReportDetail } from '@/contract/report';
import { canReveal } from '@/domain/consent';
import { useText } from '@/hooks/useText';
import { reportReviewTexts } from '@/locales/reportReview';
import { revealTexts } from '@/locales/reveal';
import type { Purpose } from './ReportFile';

type Props = { report: ReportDetail; onPurpose: (purpose: Purpose) => void; onClose: () => void };

/** Asks for the purpose of opening the files of a hidden report, of the allowed ones (docs/domain.md 6.1 and 6.5). */
export function WithheldDialog({ report: { reportNo, hidden }, onPurpose, onClose }: Props) {
  const t = useText(reportReviewTexts);
  const tReveal = useText(revealTexts);
  const consent = { hasConsent: hidden !== 'noConsent', isWithdrawn: hidden === 'withdrawn' };
  const left = reportFilePurposes.filter((purpose) => canReveal(consent, purpose));
  return (
    <ActionDialog<{ purpose: Purpose }>
      draft={null}
      title={t('withheld.title', { reportNo })}
      okText={t('file.open')}
      warning={tReveal('logged', { seconds: limit.maxSeconds })}
      onSubmit={async ({ purpose }) => onPurpose(purpose)}
      onClose={onClose}
    >
      <RadioField
        name="purpose"
        label={tReveal('purpose')}
        isRequired
        options={left.map((value) => ({ value, label: tReveal(`purpose.${value}`) }))}
      />
    </ActionDialog>
  );
}
