import { useMemoizedFn } from 'ahooks';
import { Tabs } from 'antd';
import { type ReactNode, useMemo } from 'react';
import type { Quiz } from '@/contract/quiz';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { EditorBar } from './EditorBar';
import { type Editor, EditorContext } from './EditorContext';
import { LogicTab } from './logic/LogicTab';
import { placeOf } from './place';
import { PublishTab } from './publish/PublishTab';
import { QuestionsTab } from './questions/QuestionsTab';
import { StaleQuizBanner } from './StaleQuizBanner';
import { ScoringTab } from './scoring/ScoringTab';
import { useQuizDraft } from './useQuizDraft';

type Props = {
  quiz: Quiz;
  isEditable: boolean;
  /** Goes on with what somebody else has saved. */
  onTakeTheirs: (theirs: Quiz) => void;
  /** The draft was published, or deleted. */
  onGone: () => void;
};

const tabs = ['questions', 'logic', 'scoring', 'publish'] as const;
type Tab = (typeof tabs)[number];

const asTab = (text: string | null): Tab => tabs.find((tab) => tab === text) ?? 'questions';

const content: Record<Tab, () => ReactNode> = {
  questions: () => <QuestionsTab />,
  logic: () => <LogicTab />,
  scoring: () => <ScoringTab />,
  publish: () => <PublishTab />,
};

/** The draft of a quiz in four tabs; it saves itself. */
export function QuizEditor({ quiz, isEditable, onTakeTheirs, onGone }: Props) {
  const t = useText(quizEditTexts);
  const { read, patch } = useQueryParams();
  const tab = asTab(read('tab'));
  const { store, autosave, problem } = useQuizDraft(quiz);
  const open = useMemoizedFn((next: Tab) => patch({ tab: next === 'questions' ? null : next }));
  const gone = useMemoizedFn(onGone);

  const editor = useMemo(
    (): Editor => ({
      ...{ store, isEditable, quizId: quiz.id, projectId: quiz.projectId, onGone: gone },
      save: autosave.settle,
      adopt: (saved) => {
        store.adopt(saved);
        autosave.adopt(saved.version);
      },
      show: (at) => {
        const place = placeOf(store.get().history.present, at);
        if (place.tab) open(place.tab);
        if ('selectedId' in place) store.select(place.selectedId);
        else store.point(place.pointed);
      },
    }),
    [store, isEditable, quiz.id, quiz.projectId, gone, autosave.settle, autosave.adopt, open],
  );

  return (
    <EditorContext value={editor}>
      {autosave.theirs && (
        <StaleQuizBanner theirs={autosave.theirs} onTakeTheirs={onTakeTheirs} onKeepMine={autosave.resume} />
      )}
      <EditorBar autosave={autosave} problem={problem} />
      <Tabs
        activeKey={tab}
        onChange={(next) => open(asTab(next))}
        destroyOnHidden
        items={tabs.map((key) => ({ key, label: t(`tab.${key}`), children: key === tab ? content[key]() : null }))}
      />
    </EditorContext>
  );
}
