import { App } from 'antd';
import type { useLease } from './useLease';

type Words = { title: string; text: string; ok: string };

/** Takes a lease over: from another operator after a confirmation, from the operator's other window at once. */
export function useTakeOver(
  { holder, takeOver }: Pick<ReturnType<typeof useLease>, 'holder' | 'takeOver'>,
  { title, text, ok }: Words,
) {
  const { modal } = App.useApp();
  return async () => {
    const isSure =
      holder?.isMine ||
      (await modal.confirm({ title, content: text, okText: ok, focusable: { autoFocusButton: 'cancel' } }));
    if (isSure) void takeOver();
  };
}
