import { BookOutlined } from '@ant-design/icons';
import { Button, Popover, Spin } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { findSelectedOption } from './find-selected-option';
import type { ViewQuestion } from './ViewDialog';
import type { ViewedList } from './viewed-list';

// The first render of a list does not wait for saved views.
const ViewPanel = lazy(() => import('./ViewPanel'));
const ViewDialog = lazy(() => import('./ViewDialog'));
const ViewName = lazy(() => import('./ViewName').catch(() => ({ default: () => useText(listTexts)('views') })));

/** Button with the name of the selected view, which opens the saved views of a list. */
export function ViewsButton({ of }: { of: ViewedList }) {
  const t = useText(listTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [question, setQuestion] = useState<ViewQuestion>();
  const box = useRef<HTMLDivElement>(null);
  const { button } = of;
  const show = (next: boolean) => {
    // The popover is at the end of the page, and focus would be lost with it; a dialog returns the focus to this
    // button.
    if (!next && box.current?.contains(document.activeElement)) button.current?.focus();
    setIsOpen(next);
  };
  // The effect is here because antd does not render popover content while it closes: for content that opens again
  // nothing has changed.
  useEffect(() => {
    if (!isOpen) return;
    let frame = 0;
    const focus = () => {
      const { activeElement } = document;
      // Leaves the focus alone if the operator has moved it meanwhile.
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
