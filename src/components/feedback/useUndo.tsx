import { App, Button, Flex, Typography } from 'antd';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { MAIN_ID } from '@/components/shell/SkipLink';
import type { BulkResult } from '@/contract/bulk';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { undoTexts } from '@/locales/undo';
import { onSessionEnd } from '@/session/forget';
import { formatKeys, isMac } from '@/utils/shortcut-keys';
import { useBulkResultToast } from './useBulkResultToast';

/** How long an offer stays, in ms; paused while it is hovered or focused. */
const OFFER_MS = 10_000;

/** Message key: only one offer at a time. */
const KEY = 'undo';

let offersMade = 0;

type Offer = {
  /** Success message. */
  text: string;
  /** The entity stays in place, and so does the focus. */
  keepsFocus?: boolean;
  /** Shortcut of the screen that also undoes it, such as `mod+z`; shown beside the button. */
  keys?: string;
  onRestored: () => void;
} & (
  | {
      /** Undoes the action. */
      restore: () => Promise<unknown>;
    }
  | {
      /** Undoes the action for as many rows as possible. */
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

  // The focused element was deleted, and the message is at the very end of the page.
  useEffect(() => {
    if (!keepsFocus) button.current?.focus({ preventScroll: true });
  }, [keepsFocus]);

  // The next operator must not undo it in their own name.
  useEffect(() => onSessionEnd(onClose), [onClose]);

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
 * Returns a function that ends the offer; it also ends on unmount. For a screen whose offer is useless elsewhere, and
 * that has another way to undo.
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
 * Shows a success message with an undo button. The offer is announced, takes the focus if the focused element is gone,
 * and stays until it has been idle for ten seconds; Escape closes it.
 *
 * @returns a function that makes an offer; a new offer replaces the previous one
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
        // A message that is fading out can still be clicked.
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
          // Each offer mounts again, to take the focus and start its own timer.
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
