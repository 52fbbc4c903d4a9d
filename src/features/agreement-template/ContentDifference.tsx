import { useMemo } from 'react';
import type { AgreementTemplate } from '@/contract/agreement-template';
import { toPlainLines } from '@/domain/rich-text/rich-text';
import { diffText } from '@/domain/text-diff/text-diff';
import { useText } from '@/hooks/useText';
import { agreementTemplateTexts } from '@/locales/agreementTemplate';
import styles from './agreement-template.module.css';
import { TextDiff } from './TextDiff';

/** Text of two versions with additions and removals marked. */
export function ContentDifference({ before, after }: Record<'before' | 'after', Pick<AgreementTemplate, 'content'>>) {
  const t = useText(agreementTemplateTexts);
  const pieces = useMemo(
    () => diffText(toPlainLines(before.content), toPlainLines(after.content)),
    [before.content, after.content],
  );
  const countPieces = (kind: string) => pieces.filter((piece) => piece.kind === kind).length;
  const [added, removed] = [countPieces('added'), countPieces('removed')];
  if (before.content === after.content) return t('compare.same');
  return (
    <>
      <p role="status">{added + removed > 0 ? t('compare.counts', { added, removed }) : t('compare.formatOnly')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <section className={styles.diff} aria-label={t('compare.text')} tabIndex={0}>
        <TextDiff pieces={pieces} />
      </section>
    </>
  );
}
