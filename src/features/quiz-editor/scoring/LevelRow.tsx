import { Select } from 'antd';
import { memo } from 'react';
import { TextInput } from '@/components/inputs/TextInput';
import { level as limit, severities } from '@/contract/limits/quiz';
import type { Dimension, ResultLevel } from '@/contract/quiz';
import { hintKeyOf } from '@/domain/hint/levels';
import { setLevelCode, setLevelSeverity } from '@/domain/quiz/edit/levels';
import { updateItem } from '@/domain/quiz/edit/rest';
import { cleanLine } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { quizScoringTexts } from '@/locales/quizScoring';
import { recordTexts } from '@/locales/record';
import { useEdit, useEditor, usePointed } from '../EditorContext';
import { Cell } from './Cell';
import { ColorSelect } from './ColorSelect';
import { HintFound } from './HintFound';
import { LevelScope } from './LevelScope';
import { RowMenu } from './RowMenu';
import { ScoreCells } from './ScoreCells';
import styles from './scoring.module.css';
import type { Hints } from './useHints';
import { useTextError } from './useTextError';

type Props = {
  level: ResultLevel;
  at: number;
  count: number;
  isCodeTwice: boolean;
  /** Whether the level is one of a range of scores. */
  isRanged: boolean;
  /** Whether there are columns for ranges. */
  hasRange: boolean;
  /** That it can belong to; without where levels are of the total only. */
  dimensions: readonly Dimension[] | undefined;
  hints: Hints;
  onMove: (at: number, to: number, name: string) => void;
  onDelete: (at: number, name: string) => void;
};

/** Hints for what no level says are found by these codes (docs/domain.md 6.14). */
const isReserved = ({ code, severity }: ResultLevel) =>
  code === 'redFlag' || (code === 'excluded' && severity !== 'excluded');

const excluded = { code: 'excluded', fallback: 'excluded' };

/** One level. Drawn anew only when it is changed itself. */
export const LevelRow = memo(function LevelRow({
  level,
  at,
  count,
  isCodeTwice,
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
  const pointed = usePointed('resultLevels', at);
  const errorOf = useTextError();
  const place = at + 1;
  const { code, name, severity } = level;
  const shown = name || code || t('level.nth', { place });
  const codeError =
    errorOf(code, limit.maxCodeLength) ??
    (isReserved(level) ? t('error.codeReserved') : isCodeTwice ? t('error.codeTwice') : undefined);

  return (
    <tr ref={pointed} tabIndex={-1}>
      <td>
        <Cell error={codeError}>
          {(props) => (
            <TextInput
              {...props}
              aria-label={t('level.code', { place })}
              isDisabled={!isEditable}
              max={limit.maxCodeLength}
              clean={cleanLine}
              value={code}
              onChange={(text) =>
                edit((quiz) => setLevelCode(quiz, at, text ?? ''), {
                  field: `levels.${at}.code`,
                  from: code,
                  to: text ?? '',
                })
              }
            />
          )}
        </Cell>
      </td>
      <td data-field="name">
        <Cell error={errorOf(name, limit.maxNameLength)}>
          {(props) => (
            <TextInput
              {...props}
              aria-label={t('level.name', { place })}
              isDisabled={!isEditable}
              max={limit.maxNameLength}
              clean={cleanLine}
              value={name}
              onChange={(text) =>
                edit((quiz) => updateItem(quiz, 'resultLevels', at, { ...level, name: text ?? '' }), {
                  field: `levels.${at}.name`,
                  from: name,
                  to: text ?? '',
                })
              }
            />
          )}
        </Cell>
      </td>
      {dimensions && (
        <td>
          <LevelScope level={level} at={at} dimensions={dimensions} />
        </td>
      )}
      <td>
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
      <td>
        <ColorSelect
          level={level}
          label={t('level.color', { place })}
          isDisabled={!isEditable}
          onChange={(color) => edit((quiz) => updateItem(quiz, 'resultLevels', at, { ...level, color }))}
        />
      </td>
      <td className={styles.hint}>
        <HintFound hints={hints} hintKey={severity === 'excluded' ? excluded : hintKeyOf(level)} />
      </td>
      {isEditable && (
        <td>
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
