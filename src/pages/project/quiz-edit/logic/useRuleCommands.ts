import { useMemoizedFn } from 'ahooks';
import { useState } from 'react';
import { useUndo } from '@/components/feedback/useUndo';
import { addItem, deleteItem, moveItem } from '@/domain/quiz/edit/items';
import { useText } from '@/hooks/useText';
import { quizLogicTexts } from '@/locales/quizLogic';
import { useEdit, useEditor, useEditTools } from '../EditorContext';
import type { RuleCommand } from './RuleCard';

/**
 * Actions of the rule cards.
 *
 * @param shown indexes of the visible rules; a rule moves among these
 * @returns `announcement`: announcement for screen readers
 */
export function useRuleCommands(shown: readonly number[], setOpenId: (ruleId: string | undefined) => void) {
  const t = useText(quizLogicTexts);
  const { store, show } = useEditor();
  const edit = useEdit();
  const offerUndo = useUndo();
  const { newId } = useEditTools();
  const [announcement, setAnnouncement] = useState('');

  const move = (index: number, by: -1 | 1) => {
    const to = shown[shown.indexOf(index) + by];
    if (to === undefined || !edit((quiz) => moveItem(quiz, 'rules', index, to))) return;
    setAnnouncement(t('rule.moved', { from: index + 1, to: to + 1 }));
  };

  const run = useMemoizedFn((command: RuleCommand, index: number) => {
    const rule = store.get().history.present.rules[index];
    if (!rule) return;
    const commands: Record<RuleCommand, () => void> = {
      edit: () => setOpenId(rule.ruleId),
      close: () => setOpenId(undefined),
      up: () => move(index, -1),
      down: () => move(index, 1),
      duplicate: () => {
        if (edit((quiz) => addItem(quiz, 'rules', { ...rule, ruleId: newId() }, index + 1))) show(['rules', index + 1]);
      },
      delete: () => {
        if (!edit((quiz) => deleteItem(quiz, 'rules', index))) return;
        offerUndo({
          text: t('rule.deleted', { rule: index + 1 }),
          keys: 'mod+z',
          restore: async () => edit((quiz) => addItem(quiz, 'rules', rule, index)),
          onRestored: () => show(['rules', index]),
        });
      },
    };
    commands[command]();
  });
  return { run, announcement };
}
