import { fireEvent, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSaveShortcut } from './useSaveShortcut';

const press = (how: KeyboardEventInit) => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true, ...how });

test('Ctrl+S that is held down is one save, and never the browser’s own', async () => {
  const save = vi.fn();
  renderHook(() => useSaveShortcut(save));
  // fireEvent says false where the default was prevented.
  expect(press({})).toBe(false);
  expect(press({ repeat: true })).toBe(false);
  expect(press({ repeat: true })).toBe(false);
  await waitFor(() => expect(save).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));
  expect(save).toHaveBeenCalledOnce();
});

test('it goes to what was opened last, and back to what is below once that is closed', async () => {
  const [below, above] = [vi.fn(), vi.fn()];
  renderHook(() => useSaveShortcut(below));
  const dialog = renderHook(() => useSaveShortcut(above));
  press({});
  await waitFor(() => expect(above).toHaveBeenCalledOnce());
  dialog.unmount();
  press({ ctrlKey: false, metaKey: true });
  await waitFor(() => expect(below).toHaveBeenCalledOnce());
  expect(above).toHaveBeenCalledOnce();
});
