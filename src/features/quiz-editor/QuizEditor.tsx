import { useMemoizedFn, useUpdateEffect } from 'ahooks';
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
import { PublishTabLabel } from './publish/PublishTabLabel';
import { QuestionsTab } from './questions/QuestionsTab';
import styles from './quiz-editor.module.css';
import { RefusedDialog } from './RefusedDialog';
import { StaleQuizBanner } from './StaleQuizBanner';
import { ScoringTab } from './scoring/ScoringTab';
import { useQuizDraft } from './useQuizDraft';

type Props = {
  quiz: Quiz;
  /** Whether it is this window that edits. */
  hasLease: boolean;
  /** False also for a moment while that is, and of an archived project. */
  isEditable: boolean;
  /** Reads what somebody else has written. */
  onReload: () => void;
  /** A save was refused: somebody else may have taken over. */
  onRefused: () => void;
  /** Goes on with what somebody else has saved. */
  onTakeTheirs: (theirs: Quiz) => void;
  /** The draft was published, or deleted. */
  onGone: () => void;
};

const tabs = ['questions', 'logic', 'scoring', 'publish'] as const;
type Tab = (typeof tabs)[number];

const asTab = (text: string | null): Tab => tabs.find((tab) => tab === text) ?? 'questions';

// The same elements each time: what is said about the saving draws none of them anew.
const content: Record<Tab, ReactNode> = {
  questions: <QuestionsTab />,
  logic: <LogicTab />,
  scoring: <ScoringTab />,
  publish: <PublishTab />,
};

/** The draft of a quiz in four tabs; it saves itself. */
export function QuizEditor({ quiz, hasLease, isEditable, onReload, onRefused, onTakeTheirs, onGone }: Props) {
  const t = useText(quizEditTexts);
  const { read, patch } = useQueryParams();
  const tab = asTab(read('tab'));
  const { store, autosave, problem } = useQuizDraft(quiz);
  // What was refused while somebody else had the draft is sent once it is one's own; what they have written is read.
  useUpdateEffect(() => {
    if (!hasLease) return;
    if (autosave.phase === 'idle' && !problem) onReload();
    else autosave.flush();
  }, [hasLease]);
  useUpdateEffect(() => {
    if (autosave.phase === 'refused') onRefused();
  }, [autosave.phase]);
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
        if ('selectedId' in place) store.reveal(place.selectedId);
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
      <Tabs
        className={styles.editor}
        renderTabBar={(props, TabBar) => (
          <div className={styles.top}>
            <TabBar {...props} />
            <EditorBar autosave={autosave} problem={problem} />
          </div>
        )}
        activeKey={tab}
        onChange={(next) => open(asTab(next))}
        destroyOnHidden
        items={tabs.map((key) => ({
          key,
          label: key === 'publish' ? <PublishTabLabel /> : t(`tab.${key}`),
          children: key === tab ? content[key] : null,
        }))}
      />
      <RefusedDialog />
    </EditorContext>
  );
}
