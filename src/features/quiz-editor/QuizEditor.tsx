import { useMemoizedFn } from 'ahooks';
import { Tabs } from 'antd';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useAutosave } from '@/components/form/useAutosave';
import type { Quiz } from '@/contract/quiz';
import { type History, historyOf } from '@/domain/quiz/edit/history';
import { contentOf } from '@/domain/quiz/json/file';
import { contentShape } from '@/domain/quiz/json/quiz-shape';
import type { ImportError } from '@/domain/quiz/json/shape';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { updateQuiz } from '@/services/quiz';
import { EditorBar } from './EditorBar';
import { EditorContext } from './EditorContext';
import { QuestionsTab } from './questions/QuestionsTab';
import { createQuizStore } from './quiz-store';
import { StaleQuizBanner } from './StaleQuizBanner';

type Props = {
  quiz: Quiz;
  isEditable: boolean;
  /** Goes on with what somebody else has saved. */
  onTakeTheirs: (theirs: Quiz) => void;
};

const tabs = ['questions', 'logic', 'scoring', 'publish'] as const;
type Tab = (typeof tabs)[number];

const asTab = (text: string | null): Tab => tabs.find((tab) => tab === text) ?? 'questions';

/** The draft of a quiz in four tabs; it saves itself. */
export function QuizEditor({ quiz, isEditable, onTakeTheirs }: Props) {
  const t = useText(quizEditTexts);
  const { read, patch } = useQueryParams();
  const tab = asTab(read('tab'));
  const autosave = useAutosave<History, Quiz>({
    name: `quiz:${quiz.id}`,
    version: quiz.version,
    save: ({ present }, version) => updateQuiz(quiz.id, present, version),
    unsent: () => unfit.current,
  });
  // What the server would refuse as it stands is not sent, and not lost either.
  const unfit = useRef<History>(undefined);
  const [problem, setProblem] = useState<ImportError>();
  const onChange = useMemoizedFn((history: History) => {
    const [first] = contentShape(history.present, []);
    unfit.current = first && history;
    setProblem(first);
    if (!first) autosave.change(history);
  });
  const [store] = useState(() => createQuizStore(autosave.restored ?? historyOf(contentOf(quiz)), onChange));
  const editor = useMemo(() => ({ store, isEditable }), [store, isEditable]);

  const content: Record<Tab, () => ReactNode> = {
    questions: () => <QuestionsTab />,
    logic: () => null,
    scoring: () => null,
    publish: () => null,
  };

  return (
    <EditorContext value={editor}>
      {autosave.theirs && (
        <StaleQuizBanner
          theirs={autosave.theirs}
          onTakeTheirs={onTakeTheirs}
          onKeepMine={(version) => autosave.resume(version)}
        />
      )}
      <EditorBar autosave={autosave} problem={problem} />
      <Tabs
        activeKey={tab}
        onChange={(next) => patch({ tab: next === 'questions' ? null : next })}
        destroyOnHidden
        items={tabs.map((key) => ({ key, label: t(`tab.${key}`), children: key === tab ? content[key]() : null }))}
      />
    </EditorContext>
  );
}
