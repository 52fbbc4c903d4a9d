import { MoreOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { type Ref, useState } from 'react';
import { ActionMenu } from '@/components/actions/ActionMenu';
import type { Question } from '@/contract/quiz-question';
import { getQuestionName } from '@/domain/quiz/diff/readable';
import { getOperatorOffers } from '@/domain/quiz/rules/offers';
import { useText } from '@/hooks/useText';
import { quizCanvasTexts } from '@/locales/quizCanvas';
import { quizLogicTexts } from '@/locales/quizLogic';
import { useEditor } from '../EditorContext';
import styles from './questions.module.css';
import type { CardActions } from './useCardActions';

type Props = { question: Question; name: string; tabIndex: 0 | -1; actions: CardActions };

/** Key prefix of the entries that move into a section, before its id; the id is empty for before the first section. */
const INTO = 'into:';

/** Actions of a question. The menu mounts on the first click, because there may be 200 of them. */
export function CardMenu({ question, name, tabIndex, actions }: Props) {
  const t = useText(quizCanvasTexts);
  const tLogic = useText(quizLogicTexts);
  const { store } = useEditor();
  const [isOpen, setIsOpen] = useState<boolean>();
  const { questionId: id, type } = question;

  const trigger = (ref?: Ref<HTMLButtonElement>) => (
    <button
      ref={ref}
      type="button"
      className={styles.more}
      tabIndex={tabIndex}
      aria-label={t('actions', { name })}
      aria-haspopup="menu"
      aria-expanded={Boolean(isOpen)}
      onClick={isOpen === undefined ? () => setIsOpen(true) : undefined}
    >
      <MoreOutlined aria-hidden />
    </button>
  );
  if (isOpen === undefined) return trigger();

  const { questions } = store.get().history.present;
  const sections = questions.filter((one) => one.type === 'section');
  const into = [
    { key: INTO, label: t('beforeSections') },
    ...sections.map((section) => ({ key: INTO + section.questionId, label: getQuestionName(section) })),
  ];
  const items: MenuProps['items'] = [
    { key: 'up', label: t('action.up'), disabled: questions[0]?.questionId === id },
    { key: 'down', label: t('action.down'), disabled: questions.at(-1)?.questionId === id },
    ...(sections.length > 0 && type !== 'section'
      ? [{ key: 'section', label: t('action.section'), children: into }]
      : []),
    { key: 'duplicate', label: t('action.duplicate') },
    ...(getOperatorOffers(question).length > 0 ? [{ key: 'rule', label: tLogic('from') }] : []),
    { type: 'divider' },
    { key: 'delete', label: t('action.delete'), danger: true },
  ];
  const choose = (key: string) => {
    if (key.startsWith(INTO)) actions.toSection(id, key.slice(INTO.length) || null);
    else if (key === 'up' || key === 'down') actions.step(id, key);
    else if (key === 'duplicate') actions.duplicate(id);
    else if (key === 'rule') actions.addRule(id);
    else actions.remove(id);
  };
  return (
    <ActionMenu placement="bottomRight" isOpen={isOpen} onOpenChange={setIsOpen} items={items} onChoose={choose}>
      {trigger}
    </ActionMenu>
  );
}
