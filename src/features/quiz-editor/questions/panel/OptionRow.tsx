import { HolderOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { ActionMenu } from '@/components/ActionMenu';
import { NumberInput } from '@/components/inputs/NumberInput';
import { useSortableRow } from '@/components/inputs/Reordering';
import { TextInput } from '@/components/inputs/TextInput';
import { option as limit } from '@/contract/limits/quiz';
import type { Question, QuizOption } from '@/contract/quiz';
import { deleteOption, updateOption } from '@/domain/quiz/edit/options';
import type { Typing } from '@/domain/quiz/edit/typing';
import { cleanLine } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { quizTexts } from '@/locales/quiz';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEdit, useEditor } from '../../EditorContext';
import { OptionDetails } from './OptionDetails';
import styles from './panel.module.css';

type Props = {
  question: Question;
  option: QuizOption;
  place: number;
  hasScore: boolean;
  onMove: (by: -1 | 1) => void;
  /** Adds the next one. */
  onEnter: () => void;
  labelRef: Ref<HTMLDivElement>;
};

/** One option: what it says, its points, and all else on demand. */
export function OptionRow({ question, option, place, hasScore, onMove, onEnter, labelRef }: Props) {
  const t = useText(quizTexts);
  const tEdit = useText(quizEditTexts);
  const { isEditable } = useEditor();
  const edit = useEdit();
  const [isOpen, setIsOpen] = useState(false);
  const { optionId: id, label, score, exclusive, allowOther, riskFlag, disqualify } = option;
  const isFixed = question.type === 'boolean';
  const name = label || tEdit('option.nth', { place: place + 1 });
  const { row, handle } = useSortableRow(id);
  const { role: _, 'aria-roledescription': __, ...attributes } = handle.attributes;
  const update = (patch: Parameters<typeof updateOption>[2], typing?: Typing) =>
    edit((quiz) => updateOption(quiz, id, patch), typing);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !isFixed) {
      event.preventDefault();
      onEnter();
    } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onMove(event.key === 'ArrowUp' ? -1 : 1);
    }
  };

  const marks = [
    exclusive && t('field.exclusive'),
    allowOther && t('field.allowOther'),
    riskFlag !== 'none' && t(`flag.${riskFlag}`),
    disqualify && t('field.disqualify'),
  ].filter((mark) => mark !== false);

  return (
    <li {...row} className={`${styles.option} ${row.className ?? ''}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields in it */}
      <div className={styles.line} ref={labelRef} onKeyDown={onKeyDown}>
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
            onChange={(points) => update({ score: points })}
          />
        )}
        <ActionMenu<'details' | 'up' | 'down' | 'delete'>
          isDisabled={!isEditable}
          placement="bottomRight"
          items={[
            { key: 'details', label: tEdit(isOpen ? 'option.less' : 'option.more') },
            { key: 'up', label: tEdit('option.up'), disabled: place === 0 },
            { key: 'down', label: tEdit('option.down'), disabled: place === question.options.length - 1 },
            { key: 'delete', label: tEdit('option.delete'), danger: true, disabled: isFixed },
          ]}
          onChoose={(key) => {
            if (key === 'details') setIsOpen(!isOpen);
            else if (key === 'delete') edit((quiz) => deleteOption(quiz, id));
            else onMove(key === 'up' ? -1 : 1);
          }}
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
      {marks.map((mark) => (
        <Tag key={mark}>{mark}</Tag>
      ))}
      {isOpen && <OptionDetails question={question} option={option} onChange={update} />}
    </li>
  );
}
