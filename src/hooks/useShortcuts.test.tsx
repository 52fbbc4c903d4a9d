import { createPluginManager } from '@@/core/plugin';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { ConfigProvider, Drawer, Modal } from 'antd';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useSaveShortcut } from '@/components/form/useSaveShortcut';
import { useShortcutHelp } from '@/components/shell/shortcuts/useShortcutHelp';
import { findDialog } from '../../tests/dialog';
import { useShortcuts } from './useShortcuts';

type UserProps = { keys: string; label: string; run: () => void };

const User = (shortcut: UserProps) => <p ref={useShortcuts<HTMLParagraphElement>([shortcut])}>{shortcut.label}</p>;
const SaveUser = ({ save }: { save: () => void }) => <div ref={useSaveShortcut('保存', save)} />;
const Help = () => useShortcutHelp().help;

const page = (children: ReactNode, locale: 'zh-CN' | 'en-US' = 'zh-CN') => (
  <RawIntlProvider value={getIntl(locale)}>
    <Help />
    <input aria-label="备注" />
    <input type="checkbox" aria-label="选择" />
    {children}
  </RawIntlProvider>
);
const next = vi.fn();
const nextUser = <User keys="j" label="下一条" run={next} />;
const help = (title = '键盘快捷键') => screen.findByRole('dialog', { name: title });
const press = (how: KeyboardEventInit) => fireEvent.keyDown(document.activeElement ?? document.body, how);

beforeEach(() => {
  createPluginManager();
  next.mockReset();
});

describe('a single key', () => {
  test('works on the page and on a checkbox, and is a letter in a text field', async () => {
    const user = userEvent.setup();
    render(page(nextUser));
    await user.keyboard('j');
    await user.click(screen.getByLabelText('选择'));
    await user.keyboard('j');
    expect(next).toHaveBeenCalledTimes(2);
    await user.type(screen.getByLabelText('备注'), 'j?');
    expect(screen.getByLabelText('备注')).toHaveValue('j?');
    expect(next).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is left to an input method that composes, and runs once while it is held down', () => {
    render(page(nextUser));
    press({ key: 'j', isComposing: true });
    press({ key: 'j', keyCode: 229 });
    expect(next).not.toHaveBeenCalled();
    press({ key: 'j' });
    press({ key: 'j', repeat: true });
    expect(next).toHaveBeenCalledOnce();
  });

  test('can be turned off in the help', async () => {
    const user = userEvent.setup();
    render(page(nextUser));
    await user.keyboard('?');
    await help();
    await user.click(screen.getByRole('switch', { name: /启用单键快捷键/ }));
    expect(screen.getByText('下一条（已关闭）')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('j');
    expect(next).not.toHaveBeenCalled();
  });
});

describe('of two shortcuts with one key', () => {
  test('the newer one runs, alone in the help, and the older one again once the newer one is gone', async () => {
    const user = userEvent.setup();
    const newer = vi.fn();
    const { rerender } = render(page(nextUser));
    rerender(
      page(
        <>
          {nextUser}
          <User keys="J" label="下一份报告" run={newer} />
        </>,
      ),
    );
    await user.keyboard('j?');
    expect(newer).toHaveBeenCalledOnce();
    expect(next).not.toHaveBeenCalled();
    const list = within(await help());
    expect(list.getAllByText('J')).toHaveLength(1);
    expect(list.getByText('下一份报告')).toBeInTheDocument();
    expect(list.queryByText('下一条')).not.toBeInTheDocument();
    await user.keyboard('?');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    rerender(page(nextUser));
    await user.keyboard('j');
    expect(next).toHaveBeenCalledOnce();
    expect(newer).toHaveBeenCalledOnce();
  });
});

describe('an overlay', () => {
  test.each([
    ['dialog', Modal],
    ['drawer', Drawer],
  ])(
    '(%s) has the keys alone while it is open, and none once it is closed, though it stays mounted',
    async (_, Overlay) => {
      const user = userEvent.setup();
      const inside = vi.fn();
      const overlay = (open: boolean) => (
        <ConfigProvider theme={{ token: { motion: false } }}>
          {nextUser}
          <Overlay open={open} title="核对">
            <User keys="y" label="通过" run={inside} />
          </Overlay>
        </ConfigProvider>
      );
      const { rerender } = render(page(overlay(true)));
      await screen.findByText('通过');
      await user.keyboard('jy');
      expect(next).not.toHaveBeenCalled();
      expect(inside).toHaveBeenCalledOnce();
      await user.keyboard('?');
      const list = await findDialog('键盘快捷键');
      expect(list.getByText('通过')).toBeInTheDocument();
      expect(list.queryByText('下一条')).not.toBeInTheDocument();
      await user.keyboard('?');

      rerender(page(overlay(false)));
      await waitFor(() => {
        inside.mockClear();
        next.mockClear();
        press({ key: 'y' });
        press({ key: 'j' });
        expect(inside).not.toHaveBeenCalled();
        expect(next).toHaveBeenCalled();
      });
      expect(screen.getAllByText('通过')).not.toHaveLength(0);
    },
  );
});

describe('saving', () => {
  test('works in a text field, once however long it is held, and is never left to the browser', async () => {
    const save = vi.fn();
    render(page(<SaveUser save={save} />));
    screen.getByLabelText('备注').focus();
    // fireEvent returns false where the default was prevented.
    expect(press({ key: 's', ctrlKey: true })).toBe(false);
    expect(press({ key: 's', ctrlKey: true, repeat: true })).toBe(false);
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(press({ key: 's', metaKey: true })).toBe(false);
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  });

  test('does not reach a form behind a dialog, nor the browser', async () => {
    const save = vi.fn();
    render(
      page(
        <>
          <SaveUser save={save} />
          <Modal open title="核对" />
        </>,
      ),
    );
    await screen.findByText('核对');
    expect(press({ key: 's', ctrlKey: true })).toBe(false);
    expect(press({ key: 'z', ctrlKey: true })).toBe(true);
    await new Promise((done) => setTimeout(done));
    expect(save).not.toHaveBeenCalled();
  });

  test('is named in English by the keys of the platform', async () => {
    for (const [userAgent, mod] of [
      ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘'],
      ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Ctrl'],
    ] as const) {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
      const user = userEvent.setup();
      const { unmount } = render(page(<SaveUser save={() => {}} />, 'en-US'));
      await user.keyboard('?');
      const list = within(await help('Keyboard shortcuts'));
      expect(list.getByText(mod)).toBeInTheDocument();
      unmount();
      vi.restoreAllMocks();
    }
  });
});
