import { HolderOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Tag, Typography } from 'antd';
import { type KeyboardEvent, memo, useState } from 'react';
import { ActionMenu } from '@/components/actions/ActionMenu';
import { NumberInput } from '@/components/inputs/NumberInput';
import { useSortableRow } from '@/components/inputs/Reordering';
import { TextInput } from '@/components/inputs/TextInput';
import { option as limit } from '@/contract/limits/quiz';
import type { QuizOption } from '@/contract/quiz-question';
import { updateOption } from '@/domain/quiz/edit/options';
import type { Typing } from '@/domain/quiz/edit/typing';
import { cleanLine } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEdit, useEditor } from '../../EditorContext';
import { OptionDetails } from './OptionDetails';
import { getOptionCommand, type OptionCommand } from './option-keys';
import styles from './panel.module.css';
import { useOptionMarks } from './useOptionMarks';
import { toText } from './values';

type Props = {
  option: QuizOption;
  place: number;
  isLast: boolean;
  /** Yes/no questions always have two options. */
  isFixed: boolean;
  canExclude: boolean;
  hasScore: boolean;
  onCommand: (id: string, command: OptionCommand) => void;
};

/** Label and score of an option, and its other settings on demand. */
export const OptionRow = memo(function OptionRow(props: Props) {
  const { option, place, isLast, isFixed, canExclude, hasScore, onCommand } = props;
  const tEdit = useText(quizEditTexts);
  const { isEditable } = useEditor();
  const edit = useEdit();
  const [isOpen, setIsOpen] = useState(false);
  const { optionId: id, label, score } = option;
  const name = label || tEdit('option.nth', { place: place + 1 });
  const { row, handle } = useSortableRow(id);
  const { role: _, 'aria-roledescription': __, ...attributes } = handle.attributes;
  const { marks, problems } = useOptionMarks(option, hasScore);
  const update = (patch: Parameters<typeof updateOption>[2], typing?: Typing) =>
    edit((quiz) => updateOption(quiz, id, patch), typing);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const command = isEditable ? getOptionCommand(event, label) : undefined;
    if (!command || (command === 'delete' && (isFixed || (place === 0 && isLast)))) return;
    event.preventDefault();
    onCommand(id, command);
  };

  return (
    <li {...row} className={`${styles.option} ${row.className ?? ''}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of its fields */}
      <div className={styles.line} data-option={id} onKeyDown={onKeyDown}>
        <Button
          type="text"
          size="small"
          ref={handle.setActivatorNodeRef}
          icon={<HolderOutlined aria-hidden />}
          aria-label={tEdit('option.drag', { name })}
          disabled={!isEditable}
          {...attributes}
          {...handle.listeners}
        />
        <TextInput
          aria-label={tEdit('option.label', { place: place + 1 })}
          isDisabled={!isEditable}
          max={limit.maxLabelLength}
          clean={cleanLine}
          value={label}
          onChange={(text) => update({ label: text ?? '' }, { field: `${id}.label`, from: label, to: text ?? '' })}
        />
        {hasScore && (
          <NumberInput
            aria-label={tEdit('option.scoreOf', { place: place + 1 })}
            isDisabled={!isEditable}
            inputMode="decimal"
            width={64}
            value={score}
            onChange={(points) =>
              update({ score: points }, { field: `${id}.score`, from: toText(score), to: toText(points) })
            }
          />
        )}
        <ActionMenu<'details' | 'up' | 'down' | 'delete'>
          isDisabled={!isEditable}
          placement="bottomRight"
          items={[
            { key: 'details', label: tEdit(isOpen ? 'option.less' : 'option.more') },
            { key: 'up', label: tEdit('option.up'), disabled: place === 0 },
            { key: 'down', label: tEdit('option.down'), disabled: isLast },
            { key: 'delete', label: tEdit('option.delete'), danger: true, disabled: isFixed },
          ]}
          onChoose={(key) => (key === 'details' ? setIsOpen(!isOpen) : onCommand(id, key))}
        >
          {(ref) => (
            <Button
              ref={ref}
              type="text"
              size="small"
              icon={<MoreOutlined aria-hidden />}
              aria-label={tEdit('option.actions', { name })}
            />
          )}
        </ActionMenu>
      </div>
      {problems.map((problem) => (
        <Typography.Text key={problem} type="danger" role="alert" className={styles.said}>
          {problem}
        </Typography.Text>
      ))}
      {marks.length > 0 && (
        <div className={styles.marks}>
          {marks.map((mark) => (
            <Tag key={mark}>{mark}</Tag>
          ))}
        </div>
      )}
      {isOpen && <OptionDetails option={option} canExclude={canExclude} onChange={update} />}
    </li>
  );
});
