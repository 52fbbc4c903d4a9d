import { SearchOutlined } from '@ant-design/icons';
import { AutoComplete } from 'antd';
import { type ComponentRef, useDeferredValue, useMemo, useRef, useState } from 'react';
import { getQuestionName } from '@/domain/quiz/diff/readable';
import { findQuestions } from '@/domain/quiz/edit/find';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { quizCanvasTexts } from '@/locales/quizCanvas';
import { useEditor } from '../EditorContext';
import styles from './questions.module.css';

/** Finds a question by code or text and opens it, from any tab. */
export function FindField() {
  const t = useText(quizCanvasTexts);
  const { store, show } = useEditor();
  const field = useRef<ComponentRef<typeof AutoComplete>>(null);
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const focus = () => field.current?.focus();
  useShortcuts([
    { keys: 'mod+f', label: t('key.find'), run: focus },
    { keys: '/', label: t('key.find'), run: focus },
  ]);

  // Reads the quiz without subscribing: edits elsewhere do not repeat the search.
  const options = useMemo(() => {
    const { questions } = store.get().history.present;
    return findQuestions({ questions }, wanted).map(({ questionId, where }) => {
      const question = questions.find((one) => one.questionId === questionId);
      return {
        value: questionId,
        label: (
          <div className={styles.found}>
            <span className={styles.foundName}>{question && getQuestionName(question)}</span>
            <span className={styles.foundWhere}>
              {question?.code} · {t(`find.where.${where}`)}
            </span>
          </div>
        ),
      };
    });
  }, [store, wanted, t]);

  const openQuestion = (id: string) => {
    setText('');
    const at = store.get().history.present.questions.findIndex(({ questionId }) => questionId === id);
    if (at >= 0) show(['questions', at]);
  };

  return (
    <AutoComplete
      ref={field}
      size="small"
      className={styles.find}
      aria-label={t('find')}
      placeholder={t('findHint')}
      prefix={<SearchOutlined aria-hidden />}
      value={text}
      options={options}
      defaultActiveFirstOption
      popupMatchSelectWidth={360}
      notFoundContent={wanted.trim() === '' ? null : t('find.none')}
      onSelect={openQuestion}
      onChange={(next: string) => setText(next)}
    />
  );
}
