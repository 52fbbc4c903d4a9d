import { BookOutlined } from '@ant-design/icons';
import { Button, Popover, Spin } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { findSelectedOption } from './find-selected-option';
import type { ViewQuestion } from './ViewDialog';
import type { ViewedList } from './viewed-list';

// A list has its first picture without them.
const ViewPanel = lazy(() => import('./ViewPanel'));
const ViewDialog = lazy(() => import('./ViewDialog'));
const ViewName = lazy(() => import('./ViewName').catch(() => ({ default: () => useText(listTexts)('views') })));

/** The saved views of a list: which one was chosen, and behind it all of them, and what can be done with them. */
export function ViewsButton({ of }: { of: ViewedList }) {
  const t = useText(listTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [question, setQuestion] = useState<ViewQuestion>();
  const box = useRef<HTMLDivElement>(null);
  const { button } = of;
  const show = (next: boolean) => {
    // It lies at the end of the page, and would take the focus along; a dialog gives it back to here.
    if (!next && box.current?.contains(document.activeElement)) button.current?.focus();
    setIsOpen(next);
  };
  // Here, as antd draws nothing in it anew while it closes: one that opens again has been open all along in there.
  useEffect(() => {
    if (!isOpen) return;
    let frame = 0;
    const focus = () => {
      const { activeElement } = document;
      // Whoever has gone on by then is left there.
      if (activeElement !== button.current && activeElement !== document.body) return;
      findSelectedOption(box.current)?.focus({ preventScroll: true });
      frame = requestAnimationFrame(focus);
    };
    focus();
    return () => cancelAnimationFrame(frame);
  }, [isOpen, button]);
  return (
    <>
      <Popover
        trigger="click"
        placement="bottomRight"
        title={t('views')}
        destroyOnHidden
        content={
          <div ref={box}>
            <ErrorBoundary>
              <Suspense fallback={<Spin />}>
                <ViewPanel of={of} onAsk={setQuestion} onClose={() => show(false)} />
              </Suspense>
            </ErrorBoundary>
          </div>
        }
        open={isOpen}
        onOpenChange={show}
      >
        <Button ref={button} icon={<BookOutlined aria-hidden />} aria-haspopup="dialog">
          {of.viewId === undefined ? (
            t('views')
          ) : (
            <Suspense fallback={t('views')}>
              <ViewName of={of} />
            </Suspense>
          )}
        </Button>
      </Popover>
      {question && (
        <ErrorBoundary>
          <Suspense>
            <ViewDialog of={of} question={question} onClose={() => setQuestion(undefined)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
