import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { Reordering } from '@/components/inputs/Reordering';
import { useReorder } from '@/components/inputs/useReorder';
import { question as limit } from '@/contract/limits/quiz';
import type { Question } from '@/contract/quiz';
import { movedPlaces } from '@/domain/moved-places';
import { addOption, moveOption } from '@/domain/quiz/edit/options';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { useEdit, useEditor, useEditTools } from '../../EditorContext';
import { OptionLinesDialog } from './OptionLinesDialog';
import { OptionRow } from './OptionRow';
import styles from './panel.module.css';

/** The options of a question, one below the other. Enter adds the next; they are put in order by dragging, by keys or by the menu. */
export function OptionsEditor({ question }: { question: Question }) {
  const t = useText(quizEditTexts);
  const { store, isEditable } = useEditor();
  const edit = useEdit();
  const tools = useEditTools();
  const [isInBulk, setIsInBulk] = useState(false);
  const { questionId, type, options, scored } = question;
  const scoreMode = store.get().history.present.scoreMode;
  const isFixed = type === 'boolean';
  const items = options.map(({ optionId, label }, at) => ({
    id: optionId,
    name: label || t('option.nth', { place: at + 1 }),
  }));
  const move = (id: string, to: number) => edit((quiz) => moveOption(quiz, id, to));
  const reorder = useReorder(items, (ids) => {
    const [, to] = movedPlaces(
      items.map(({ id }) => id),
      ids,
    );
    move(ids[to] ?? '', to);
  });

  const focusNext = useRef<number>(undefined);
  const add = (at: number) => {
    if (edit((quiz) => addOption(quiz, questionId, at, tools))) focusNext.current = at;
  };
  const focusLabel = (node: HTMLElement | null, at: number) => {
    if (!node || focusNext.current !== at) return;
    focusNext.current = undefined;
    node.querySelector('input')?.focus();
  };

  return (
    <section aria-label={t('options')} className={styles.part}>
      <Flex justify="space-between" align="center">
        <strong>{t('options')}</strong>
        {!isFixed && (
          <Button type="link" size="small" disabled={!isEditable} onClick={() => setIsInBulk(true)}>
            {t('options.bulk')}
          </Button>
        )}
      </Flex>
      <Reordering items={items} reorder={reorder}>
        <ol className={styles.options}>
          {options.map((option, at) => (
            <OptionRow
              key={option.optionId}
              question={question}
              option={option}
              place={at}
              hasScore={scoreMode !== 'none' && scored}
              onMove={(by) => move(option.optionId, at + by)}
              onEnter={() => add(at + 1)}
              labelRef={(node) => focusLabel(node, at)}
            />
          ))}
        </ol>
      </Reordering>
      {!isFixed && (
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          disabled={!isEditable || options.length >= limit.maxOptions}
          onClick={() => add(options.length)}
        >
          {t('options.add')}
        </Button>
      )}
      {isInBulk && <OptionLinesDialog question={question} onClose={() => setIsInBulk(false)} />}
    </section>
  );
}
