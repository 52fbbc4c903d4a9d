import { useIntl } from '@umijs/max';
import type { ReactNode } from 'react';
import hidden from '@/components/display/hidden.module.css';
import type { TextPiece } from '@/domain/text-diff/text-diff';
import { MEMBERS_LOCALE } from '@/hooks/useMembersText';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import styles from './agreement-template.module.css';

/** Text with additions and removals, marked by color and in hidden text for screen readers. */
export function TextDiff({ pieces }: { pieces: readonly TextPiece[] }) {
  const t = useText(agreementTemplateTexts);
  const { locale } = useIntl();
  const renderHidden = (words: ReactNode) => (
    <span className={hidden.hidden} lang={locale}>
      {words}
    </span>
  );
  return (
    <span lang={MEMBERS_LOCALE}>
      {pieces.map(({ kind, text }, index) => {
        if (kind === 'kept') return text;
        const [Mark, className] =
          kind === 'added' ? (['ins', styles.inserted] as const) : (['del', styles.deleted] as const);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no id and no state
          <Mark key={index} className={className}>
            {renderHidden(t(`compare.${kind}`))}
            {text}
            {renderHidden(t('compare.end'))}
          </Mark>
        );
      })}
    </span>
  );
}
