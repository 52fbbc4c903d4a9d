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
  /** The input is being saved, and will be saved even if the operator leaves. */
  isSaving: () => boolean;
};

/** URL parameters that identify what is edited; all others only affect the view. */
const IDENTIFIERS = ['id', 'edit', 'parentId', 'import', 'projectId', 'recordId', 'channelId'];

/** Whether a navigation keeps the form on screen: another tab or filter, but not another entity. */
export function sameScreen(a: Place, b: Place) {
  const [x, y] = [new URLSearchParams(a.search), new URLSearchParams(b.search)];
  return a.pathname === b.pathname && IDENTIFIERS.every((name) => x.get(name) === y.get(name));
}

const guards = new Set<Guard>();
let unblock: (() => void) | undefined;
let isAsking = false;
/** Closes the open confirmation, as if the operator had chosen to stay. */
let dismiss: (() => void) | undefined;
/** Whether the open confirmation promises that the input will be saved. */
let isAboutSaving = false;

/**
 * Asks before a navigation to another screen while `guard` is dirty; the browser asks on reload and tab close. Does not
 * ask when the session ends. An open confirmation closes once there is nothing left to lose, for example when a late
 * response has saved the form.
 *
 * @returns removes the guard
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

const getDirty = () => [...guards].filter((guard) => guard.isDirty());

/** Whether leaving the screen would lose unsaved work. */
export const hasUnsavedWork = () => getDirty().length > 0;

/** Whether all unsaved work is being saved: a dialog may save while the form behind it has unsent changes. */
const isSaving = () => hasUnsavedWork() && getDirty().every((guard) => guard.isSaving());

/**
 * Goes back, after asking if there is unsaved work. The block is released before the move: `history` undoes a blocked
 * POP and repeats it, and the repeated move is lost if the block ends in between.
 *
 * @returns whether it went back at once
 */
export function goBack() {
  const goesAtOnce = !hasUnsavedWork();
  if (goesAtOnce) pass(() => history.back());
  else if (!isAsking) void ask(() => history.back());
  return goesAtOnce;
}

/** Whether the browser asks before the page unloads. */
export const hasGuards = () => guards.size > 0;

function release() {
  unblock?.();
  unblock = undefined;
}

/** Stops asking, as before a confirmed reload. */
export const stopGuarding = release;

/** Lets one navigation pass, then blocks again while there are guards. */
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

/** Asks whether to discard the input or, while it is being saved, whether to leave before the result. */
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

/** Called when a save ends: a confirmation that promised its success is no longer true. */
export function endSavingQuestion() {
  if (isAboutSaving) dismiss?.();
}

/** Asks before something is lost: by default, before leaving the screen. */
export function confirmLeaving(words?: ModalFuncProps) {
  isAboutSaving = !words && isSaving();
  return new Promise<boolean>((resolve) => {
    // When the session ends the dialog closes without an answer (components/shell/AppBridge).
    const forget = onSessionEnd(() => resolve(false));
    const question = ui()?.modal.confirm({
      afterClose: () => {
        forget();
        if (dismiss === stay) dismiss = undefined;
      },
      ...(words ?? leaveQuestion()),
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
