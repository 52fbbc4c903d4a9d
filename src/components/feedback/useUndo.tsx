import { App, Button, Flex, Typography } from 'antd';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { MAIN_ID } from '@/components/shell/SkipLink';
import type { BulkResult } from '@/contract/bulk';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { undoTexts } from '@/locales/undo';
import { formatKeys, isMac } from '@/utils/shortcut-keys';
import { useBulkResultToast } from './useBulkResultToast';

/** How long an offer stands, in ms; not counted while somebody is at it. */
const OFFER_MS = 10_000;

/** There is one offer at a time. */
const KEY = 'undo';

let offersMade = 0;

type Offer = {
  /** What was done. */
  text: string;
  /** What it was done to stays where it is, and with it the focus. */
  keepsFocus?: boolean;
  /** A shortcut of the screen that takes it back, too, such as `mod+z`. */
  keys?: string;
  onRestored: () => void;
} & (
  | {
      /** Takes it back. */
      restore: () => Promise<unknown>;
    }
  | {
      /** Takes it back for as many as it can. */
      restoreAll: () => Promise<BulkResult>;
    }
);

type NoticeProps = Pick<Offer, 'text' | 'keepsFocus' | 'keys'> & {
  undoText: string;
  undo: () => Promise<void>;
  onClose: () => void;
};

function UndoNotice({ text, keepsFocus = false, keys, undoText, undo, onClose }: NoticeProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const [run, isUndoing] = useAction(undo);

  // What had the focus went with what was deleted, and the notice lies at the very end of the page.
  useEffect(() => {
    if (!keepsFocus) button.current?.focus({ preventScroll: true });
  }, [keepsFocus]);

  useEffect(() => {
    if (isHeld || isUndoing) return;
    const timer = setTimeout(onClose, OFFER_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isUndoing, onClose]);

  return (
    <Flex
      component="span"
      align="center"
      gap={8}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span id={id}>{text}</span>
      <Button
        ref={button}
        type="link"
        size="small"
        aria-describedby={id}
        loading={isUndoing}
        onClick={() => run()}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        {undoText}
      </Button>
      {keys && <Typography.Text type="secondary">{formatKeys(keys, isMac()).join('+')}</Typography.Text>}
    </Flex>
  );
}

/**
 * Ends an offer, which also ends by itself when the component is gone: for a screen without which nothing can be taken
 * back, and that has another way to do so.
 */
export function useEndUndo() {
  const { message } = App.useApp();
  const end = useCallback(() => endOffer(message), [message]);
  useEffect(() => end, [end]);
  return end;
}

function endOffer(message: ReturnType<typeof App.useApp>['message']) {
  const isFocused = Boolean(document.activeElement?.closest('.ant-message'));
  message.destroy(KEY);
  if (isFocused) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/**
 * Says that something was done, and offers to take that back. The offer is read out, has the focus where
 * what had it is gone, and stands until nobody has been at it for ten seconds; Escape ends it.
 *
 * @returns the function that makes an offer; an earlier one ends by it
 */
export function useUndo() {
  const t = useText(undoTexts);
  const { message } = App.useApp();
  const tell = useBulkResultToast();
  return useCallback(
    ({ text, keepsFocus, keys, onRestored, ...offer }: Offer) => {
      const close = () => endOffer(message);
      let isTaken = false;
      const undo = async () => {
        // What fades away can still be pressed.
        if (isTaken) return;
        const result = 'restoreAll' in offer ? await offer.restoreAll() : undefined;
        if ('restore' in offer) await offer.restore();
        isTaken = true;
        close();
        const { done, failed } = result ?? { done: 1, failed: [] };
        void tell({ done, failed }, { done: t('done'), failed: t('partly', { done, failed: failed.length }) });
        onRestored();
      };
      offersMade += 1;
      message.success({
        key: KEY,
        duration: 0,
        content: (
          // Each takes the focus anew, and stands its own time.
          <UndoNotice
            key={offersMade}
            {...{ text, keepsFocus, keys }}
            undoText={t('action')}
            undo={undo}
            onClose={close}
          />
        ),
      });
    },
    [message, t, tell],
  );
}
