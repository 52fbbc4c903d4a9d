import { PlusOutlined } from '@ant-design/icons';
import { Button, Radio, Select } from 'antd';
import { searchByLabel } from '@/components/inputs/search';
import { useClear } from '@/components/inputs/useClear';
import type { QuestionNames } from '@/features/quiz/useQuestionNames';
import { useText } from '@/hooks/useText';
import { quizLogicTexts } from '@/locales/quizLogic';
import { useEditor } from '../EditorContext';
import styles from './logic.module.css';
import { ruleKindFilters, type useRuleFilter } from './useRuleFilter';

type Props = {
  filter: ReturnType<typeof useRuleFilter>;
  names: QuestionNames;
  /** Number of rules, and of those that are wrong or incomplete. */
  count: number;
  wrongCount: number;
  onAdd: () => void;
};

/** Filters of the rules, and the button to add one. */
export function LogicToolbar({ filter, names, count, wrongCount, onAdd }: Props) {
  const t = useText(quizLogicTexts);
  const { isEditable } = useEditor();
  const clear = useClear(t('filter.question'));
  const kinds = ruleKindFilters.filter((kind) => kind !== 'wrong' || wrongCount > 0 || filter.kind === 'wrong');
  return (
    <div className={styles.toolbar}>
      <Radio.Group
        aria-label={t('filter.kind')}
        optionType="button"
        options={kinds.map((value) => ({ value, label: t(`kind.${value}`, { count: wrongCount }) }))}
        value={filter.kind}
        onChange={({ target }) => filter.setKind(target.value)}
      />
      <Select<string>
        aria-label={t('filter.question')}
        className={styles.filter}
        allowClear={clear}
        showSearch={searchByLabel}
        popupMatchSelectWidth={false}
        placeholder={t('filter.question')}
        options={[...names].map(([value, { label }]) => ({ value, label }))}
        value={filter.questionId}
        onChange={(chosen?: string) => filter.setQuestion(chosen ?? null)}
      />
      <span className={styles.count}>{t('count', { count })}</span>
      {isEditable && (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
          {t('add')}
        </Button>
      )}
    </div>
  );
}
