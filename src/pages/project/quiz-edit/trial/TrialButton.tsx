import { PlayCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { Hint } from '@/components/feedback/Hint';
import type { Finding } from '@/domain/quiz/checks/finding';
import { useShortcuts } from '@/hooks/useShortcuts';
import { useText } from '@/hooks/useText';
import { quizTrialTexts } from '@/locales/quizTrial';
import { useEditor, useQuiz } from '../EditorContext';
import { newSession, sessionReducer } from './session';

const TrialDrawer = lazy(() => import('./TrialDrawer'));

/** Answers the quiz as a member would. What was answered is there again as long as the editor is open. */
export function TrialButton() {
  const t = useText(quizTrialTexts);
  const { show, store } = useEditor();
  const [session, dispatch] = useReducer(sessionReducer, newSession);
  /** The place of the test case that it opens with; undefined: with what was answered. */
  const [opened, setOpened] = useState<{ caseIndex: number | undefined }>();
  const open = () => setOpened((before) => before ?? { caseIndex: undefined });
  useShortcuts([{ keys: 'mod+enter', label: t('open'), run: open }]);

  const pointed = useQuiz((state) => (state.pointed?.part === 'testCases' ? state.pointed.index : undefined));
  useEffect(() => {
    if (pointed === undefined) return;
    store.point(undefined);
    setOpened({ caseIndex: pointed });
  }, [pointed, store]);

  // Once the drawer has given the focus back, which the place that one is led to then takes.
  const leadTo = useRef<Finding['at']>(undefined);
  const lead = useEffectEvent(() => {
    if (leadTo.current) show(leadTo.current);
    leadTo.current = undefined;
  });
  useEffect(() => {
    if (!opened) lead();
  }, [opened]);

  return (
    <>
      <Hint title={t('open.hint')}>
        <Button icon={<PlayCircleOutlined aria-hidden />} onClick={open}>
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
                leadTo.current = at;
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
