import { PlayCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { Hint } from '@/components/feedback/Hint';
import type { Finding } from '@/domain/quiz/checks/finding';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { useEditor, useEditorState } from '../EditorContext';
import { newSession, sessionReducer } from './session';

const TrialDrawer = lazy(() => import('./TrialDrawer'));

/** Opens a test run of the quiz. Its answers are kept while the editor is open. */
export function TrialButton() {
  const t = useText(quizTrialTexts);
  const { show, store } = useEditor();
  const [session, dispatch] = useReducer(sessionReducer, newSession);
  /** State of the open drawer: index of the test case to open; undefined continues with the previous answers. */
  const [opened, setOpened] = useState<{ caseIndex: number | undefined }>();
  const open = () => setOpened((before) => before ?? { caseIndex: undefined });
  useShortcuts([{ keys: 'mod+enter', label: t('open'), run: open }]);

  const targetIndex = useEditorState((state) =>
    state.scrollTarget?.part === 'testCases' ? state.scrollTarget.index : undefined,
  );
  useEffect(() => {
    if (targetIndex === undefined) return;
    store.setScrollTarget(undefined);
    setOpened({ caseIndex: targetIndex });
  }, [targetIndex, store]);

  // Runs after the drawer has returned the focus, so that the opened part can take it.
  const pendingTarget = useRef<Finding['at']>(undefined);
  const openPending = useEffectEvent(() => {
    if (pendingTarget.current) show(pendingTarget.current);
    pendingTarget.current = undefined;
  });
  useEffect(() => {
    if (!opened) openPending();
  }, [opened]);

  return (
    <>
      <Hint title={t('open.hint')}>
        <Button size="small" icon={<PlayCircleOutlined aria-hidden />} onClick={open}>
          {t('open')}
        </Button>
      </Hint>
      {opened && (
        <ErrorBoundary>
          <Suspense>
            <TrialDrawer
              session={session}
              dispatch={dispatch}
              caseIndex={opened.caseIndex}
              onShow={(at) => {
                pendingTarget.current = at;
                setOpened(undefined);
              }}
              onClose={() => setOpened(undefined)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
