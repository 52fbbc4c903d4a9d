import { getIntl, history } from '@umijs/max';
import type { ModalFuncProps } from 'antd';
import { ui } from '@/errors/ui';
import { formTexts } from '@/locales/form';
import { onSessionEnd } from '@/session/forget';
import { isLeaving } from '@/session/session';
import { createT } from '@/utils/text';

export type Place = { pathname: string; search: string };
type Guard = {
  isDirty: () => boolean;
  isSameScreen: (next: Place, isBack: boolean) => boolean;
  /** What was typed is on its way, and is saved whoever leaves. */
  isSaving: () => boolean;
};

/** Parameters of an address that say what is being edited; any other is only how a screen looks. */
const IDENTIFIERS = ['id', 'edit', 'parentId', 'import', 'projectId', 'recordId', 'channelId'];

/** True where a move leaves a form on the screen: another tab or filter, but not another entity. */
export function sameScreen(a: Place, b: Place) {
  const [x, y] = [new URLSearchParams(a.search), new URLSearchParams(b.search)];
  return a.pathname === b.pathname && IDENTIFIERS.every((name) => x.get(name) === y.get(name));
}

const guards = new Set<Guard>();
let unblock: (() => void) | undefined;
let isAsking = false;
/** Takes the question away that is on the screen, as if it had been answered by staying. */
let dismiss: (() => void) | undefined;

/**
 * Asks before the console is left for another screen while `guard` is dirty; the browser itself asks
 * at reload and tab close. Silent when the session ends: that is not the operator's choice. A question that nobody
 * has answered yet goes when there is nothing to lose any more, as once a late answer has saved it.
 *
 * @returns takes the guard away
 */
export function addGuard(guard: Guard) {
  guards.add(guard);
  block();
  return () => {
    guards.delete(guard);
    if (guards.size > 0) return;
    release();
    dismiss?.();
  };
}

function block() {
  unblock ??= history.block(({ location, action, retry }) => {
    const isBack = action === 'POP';
    const isFree =
      isLeaving() || ![...guards].some((guard) => guard.isDirty() && !guard.isSameScreen(location, isBack));
    if (isFree) pass(retry);
    else if (!isAsking) void ask(retry);
  });
}

const isSaving = () => [...guards].some((guard) => guard.isSaving());

/** Whether something would be lost by leaving the screen. */
export const hasUnsavedWork = () => [...guards].some((guard) => guard.isDirty());

/**
 * Goes back, after asking where there is something to lose. The watch ends before the move: a move back is
 * undone, and made again, for a watch to decide on it, and is lost when the watch ends in between.
 *
 * @returns whether it went at once
 */
export function goBack() {
  const goesAtOnce = !hasUnsavedWork();
  if (goesAtOnce) pass(() => history.back());
  else if (!isAsking) void ask(() => history.back());
  return goesAtOnce;
}

/** Whether the browser asks before the console is left or loaded anew. */
export const hasGuards = () => guards.size > 0;

function release() {
  unblock?.();
  unblock = undefined;
}

/** Nothing is asked any more, as before a reload that was agreed to. */
export const stopGuarding = release;

/** Lets one move through, and watches on for what is still open after it. */
function pass(retry: () => void) {
  release();
  const stop = history.listen(() => {
    stop();
    if (guards.size > 0) block();
  });
  retry();
}

async function ask(retry: () => void) {
  isAsking = true;
  const leaves = await confirmLeaving();
  isAsking = false;
  if (leaves) pass(retry);
}

/** Whether what has been typed may go; or, while it is being saved, whether its end is to be waited for. */
function leaveQuestion(): ModalFuncProps {
  const t = createT(getIntl(), formTexts);
  const is = isSaving() ? 'saving' : 'leave';
  return {
    title: t(`${is}.title`),
    content: t(`${is}.text`),
    okText: t(`${is}.ok`),
    okButtonProps: { danger: is === 'leave' },
    cancelText: t(`${is}.stay`),
  };
}

/** Asks before something is lost: by default, before the screen is left. */
export function confirmLeaving(words = leaveQuestion()) {
  return new Promise<boolean>((resolve) => {
    // The end of the session takes the question away unanswered (components/shell/AppBridge).
    const forget = onSessionEnd(() => resolve(false));
    const question = ui()?.modal.confirm({
      afterClose: () => {
        forget();
        if (dismiss === stay) dismiss = undefined;
      },
      ...words,
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    });
    const stay = () => {
      question?.destroy();
      resolve(false);
    };
    dismiss = stay;
  });
}
