import type { ReactNode } from 'react';
import hidden from '@/components/display/hidden.module.css';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { useEditor } from '../EditorContext';
import styles from './scoring.module.css';
import type { Rows } from './useRows';

type Props = Pick<Rows, 'body' | 'announced'> & {
  label: string;
  /** Column titles, without the column of the row menus. */
  columns: readonly string[];
  className?: string;
  children: ReactNode;
};

/** Table of editable rows, with announcements for screen readers. */
export function RowTable({ label, columns, body, announced, className = '', children }: Props) {
  const t = useText(quizScoringTexts);
  const { isEditable } = useEditor();
  return (
    <>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${className}`} aria-label={label}>
          <thead>
            <tr>
              {[...columns, ...(isEditable ? [t('levels.actions')] : [])].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>{children}</tbody>
        </table>
      </div>
      <div role="status" className={hidden.hidden}>
        {announced}
      </div>
    </>
  );
}
