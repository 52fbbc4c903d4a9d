import { useMemoizedFn, useUpdateEffect } from 'ahooks';
import { App, Tabs } from 'antd';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Quiz } from '@/contract/quiz';
import { pickContent } from '@/domain/quiz/json/file';
import { useQueryParams } from '@/hooks/useQueryParams';
import { useText } from '@/hooks/useText';
import { quizEditTexts } from '@/locales/quizEdit';
import { quizPublishTexts } from '@/locales/quizPublish';
import { getQuiz } from '@/services/quiz';
import { BlockedEditDialog } from './BlockedEditDialog';
import { EditorBar } from './EditorBar';
import { type Editor, EditorContext } from './EditorContext';
import { getEditorLocation } from './editor-location';
import { LostEditsNote } from './LostEditsNote';
import { LogicTab } from './logic/LogicTab';
import { isSaved } from './publish/findings';
import { PublishTab } from './publish/PublishTab';
import { PublishTabLabel } from './publish/PublishTabLabel';
import { QuestionsTab } from './questions/QuestionsTab';
import styles from './quiz-editor.module.css';
import { hasErrorCode } from './quiz-errors';
import { StaleQuizBanner } from './StaleQuizBanner';
import { ScoringTab } from './scoring/ScoringTab';
import { useQuizDraft } from './useQuizDraft';

type Props = {
  quiz: Quiz;
  /** The draft was just created by a button that is gone now. */
  isNew: boolean;
  /** Whether this window holds the lease. */
  hasLease: boolean;
  /** Whether another operator or window holds the lease. */
  isTakenOver: boolean;
  /** Also false while the draft is loaded again, and in an archived project. */
  isEditable: boolean;
  /** Called when a save was refused: another operator may have taken over. */
  onRefused: () => void;
  /** Continues with the version that another operator has saved. */
  onTakeTheirs: (theirs: Quiz) => void;
  withLeasePaused: Editor['withLeasePaused'];
  /** Called when the draft was published or deleted. */
  onGone: () => void;
};

const tabs = ['questions', 'logic', 'scoring', 'publish'] as const;
type Tab = (typeof tabs)[number];

const toTab = (text: string | null): Tab => tabs.find((tab) => tab === text) ?? 'questions';

// Constant elements: a change of the save status does not render a tab again.
const tabContent: Record<Tab, ReactNode> = {
  questions: <QuestionsTab />,
  logic: <LogicTab />,
  scoring: <ScoringTab />,
  publish: <PublishTab />,
};

/** Keeps the height of the toolbar in a CSS variable for the columns that stick below it. */
function measureToolbar(toolbar: HTMLDivElement | null) {
  if (!toolbar) return undefined;
  const observer = new ResizeObserver(() =>
    toolbar.parentElement?.style.setProperty('--quiz-toolbar-height', `${toolbar.offsetHeight}px`),
  );
  observer.observe(toolbar);
  return () => observer.disconnect();
}

/** Whether nothing has the focus, or a closed dialog whose opener is gone has focused the heading. */
const isFocusLost = () => document.activeElement?.matches('body, h1');

/** Editor of a draft in four tabs, with autosave. */
export function QuizEditor({
  quiz,
  isNew,
  hasLease,
  isTakenOver,
  isEditable,
  onRefused,
  onTakeTheirs,
  withLeasePaused,
  onGone,
}: Props) {
  const t = useText(quizEditTexts);
  const { read, patch } = useQueryParams();
  const tab = toTab(read('tab'));
  const { message } = App.useApp();
  const tPublish = useText(quizPublishTexts);
  const { store, autosave, problem } = useQuizDraft(quiz, () => message.info(tPublish('review.voided')));
  useEffect(() => {
    const { selectedId } = store.get();
    if (isNew && isFocusLost()) store.select(selectedId, selectedId === undefined ? 'title' : 'card');
  }, [isNew, store]);
  // With the lease back, changes that were refused meanwhile are sent; without changes, the latest draft is loaded.
  useUpdateEffect(() => {
    if (!hasLease) return;
    if (autosave.phase === 'idle' && !problem) void resumeEditing();
    else autosave.flush();
  }, [hasLease]);
  const resumeEditing = async () => {
    const { history, saved } = store.get();
    const newest = await getQuiz(quiz.id).catch(() => undefined);
    // Edited meanwhile: the next save reports a conflict.
    if (!newest || store.get().history !== history) return;
    if (!isSaved(pickContent(newest), saved)) return onTakeTheirs(newest);
    // The content is unchanged, so undo steps and open panels stay.
    store.setSaved(newest);
    autosave.adopt(newest.version);
  };
  useUpdateEffect(() => {
    if (autosave.phase === 'refused') onRefused();
  }, [autosave.phase]);
  const isLeaseLost =
    !hasLease &&
    autosave.phase === 'refused' &&
    ['LEASE_LOST', 'LEASE_HELD'].some((code) => hasErrorCode(autosave.error, code));
  const refusedText = isLeaseLost ? t(isTakenOver ? 'lost.notSaved' : 'lost.paused') : undefined;
  const open = useMemoizedFn((next: Tab) => patch({ tab: next === 'questions' ? null : next }));
  const handleGone = useMemoizedFn(() => {
    // The next draft opens on the questions tab.
    open('questions');
    onGone();
  });

  const editor = useMemo(
    (): Editor => ({
      ...{ store, isEditable, quizId: quiz.id, projectId: quiz.projectId, withLeasePaused, onGone: handleGone },
      save: autosave.settle,
      adopt: (saved) => {
        store.adopt(saved);
        autosave.adopt(saved.version);
      },
      show: (at) => {
        const place = getEditorLocation(store.get().history.present, at);
        if (place.tab) open(place.tab);
        if ('selectedId' in place) store.reveal(place.selectedId);
        else store.setScrollTarget(place.scrollTarget);
      },
    }),
    [store, isEditable, quiz.id, quiz.projectId, withLeasePaused, handleGone, autosave.settle, autosave.adopt, open],
  );

  return (
    <EditorContext value={editor}>
      {autosave.theirs && (
        <StaleQuizBanner theirs={autosave.theirs} onTakeTheirs={onTakeTheirs} onKeepMine={autosave.resume} />
      )}
      {isLeaseLost && isTakenOver && <LostEditsNote />}
      <Tabs
        className={styles.editor}
        size="small"
        renderTabBar={(props, TabBar) => (
          <div className={styles.top} ref={measureToolbar}>
            <TabBar {...props} />
            <EditorBar autosave={autosave} refusedText={refusedText} problem={problem} />
          </div>
        )}
        activeKey={tab}
        onChange={(next) => open(toTab(next))}
        destroyOnHidden
        items={tabs.map((key) => ({
          key,
          label: key === 'publish' ? <PublishTabLabel /> : t(`tab.${key}`),
          children: key === tab ? tabContent[key] : null,
        }))}
      />
      <BlockedEditDialog />
    </EditorContext>
  );
}
