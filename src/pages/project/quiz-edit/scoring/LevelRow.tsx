import { Select } from 'antd';
import { memo, useRef } from 'react';
import { level as limit, severities } from '@/contract/limits/quiz';
import type { Dimension, ResultLevel } from '@/contract/quiz';
import { toHintKey } from '@/domain/hint/levels';
import { updateItem } from '@/domain/quiz/edit/items';
import { setLevelCode, setLevelSeverity } from '@/domain/quiz/edit/levels';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { recordTexts } from '@/locales/record';
import { useEdit, useEditor, useScrollTargetRef } from '../EditorContext';
import { ColorSelect } from './ColorSelect';
import { HintLink } from './HintLink';
import { LevelScope } from './LevelScope';
import { RowMenu } from './RowMenu';
import { ScoreCells } from './ScoreCells';
import styles from './scoring.module.css';
import { TextCell } from './TextCell';
import type { Hints } from './useHints';

type Props = {
  level: ResultLevel;
  at: number;
  count: number;
  isDuplicateCode: boolean;
  /** Whether the level has a score range. */
  isRanged: boolean;
  /** Whether the table has columns for score ranges. */
  hasRange: boolean;
  /** Dimensions to select from; undefined if all levels apply to the total. */
  dimensions: readonly Dimension[] | undefined;
  hints: Hints;
  onMove: (at: number, to: number, name: string) => void;
  onDelete: (at: number, name: string) => void;
};

/** Whether the code is reserved for a special hint (docs/domain.md 6.14). */
const isReserved = ({ code, severity }: ResultLevel) =>
  code === 'redFlag' || (code === 'excluded' && severity !== 'excluded');

const excluded = { code: 'excluded', fallback: 'excluded' };

/** Row of a level. Memoized: renders only when its level changes. */
export const LevelRow = memo(function LevelRow({
  level,
  at,
  count,
  isDuplicateCode,
  isRanged,
  hasRange,
  dimensions,
  hints,
  onMove,
  onDelete,
}: Props) {
  const t = useText(quizScoringTexts);
  const tRecord = useText(recordTexts);
  const { isEditable } = useEditor();
  const edit = useEdit();
  const scrollRef = useScrollTargetRef('resultLevels', at);
  const place = at + 1;
  const { code, name, severity } = level;
  const shown = name || code || t('level.nth', { place });
  // A code that is being typed can be empty, or that of another level, for a moment.
  const lastCode = useRef(code);
  if (code !== '' && !isDuplicateCode) lastCode.current = code;
  const codeError = isReserved(level) ? t('error.codeReserved') : isDuplicateCode ? t('error.codeTwice') : undefined;

  return (
    <tr ref={scrollRef} tabIndex={-1}>
      <td data-label={t('column.code')}>
        <TextCell
          label={t('level.code', { place })}
          value={code}
          max={limit.maxCodeLength}
          error={codeError}
          onChange={(text) =>
            edit((quiz) => setLevelCode(quiz, at, text, lastCode.current), {
              field: `levels.${at}.code`,
              from: code,
              to: text,
            })
          }
        />
      </td>
      <td data-label={t('column.name')} data-field="name">
        <TextCell
          label={t('level.name', { place })}
          value={name}
          max={limit.maxNameLength}
          error={undefined}
          onChange={(text) =>
            edit((quiz) => updateItem(quiz, 'resultLevels', at, { ...level, name: text }), {
              field: `levels.${at}.name`,
              from: name,
              to: text,
            })
          }
        />
      </td>
      {dimensions && (
        <td data-label={t('level.scopeColumn')}>
          <LevelScope level={level} at={at} dimensions={dimensions} />
        </td>
      )}
      <td data-label={t('column.severity')}>
        <Select
          aria-label={t('level.severity', { place })}
          className={styles.choice}
          disabled={!isEditable}
          value={severity}
          options={severities.map((value) => ({ value, label: tRecord(`severity.${value}`) }))}
          onChange={(next) => edit((quiz) => setLevelSeverity(quiz, at, next))}
        />
      </td>
      {hasRange && <ScoreCells level={level} at={at} isRanged={isRanged} />}
      <td data-label={t('column.color')}>
        <ColorSelect
          level={level}
          label={t('level.color', { place })}
          isDisabled={!isEditable}
          onChange={(color) => edit((quiz) => updateItem(quiz, 'resultLevels', at, { ...level, color }))}
        />
      </td>
      <td data-label={t('level.hint')} className={styles.hint}>
        <HintLink hints={hints} hintKey={severity === 'excluded' ? excluded : toHintKey(level)} />
      </td>
      {isEditable && (
        <td data-field="actions">
          <RowMenu
            name={shown}
            at={at}
            count={count}
            onMove={(to) => onMove(at, to, shown)}
            onDelete={() => onDelete(at, shown)}
          />
        </td>
      )}
    </tr>
  );
});
