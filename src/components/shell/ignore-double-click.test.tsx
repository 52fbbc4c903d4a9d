import { fireEvent, render } from '@testing-library/react';
import { Drawer, Modal } from 'antd';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreDoubleClickOnMasks } from './ignore-double-click';

let end: () => void;
beforeEach(() => {
  end = ignoreDoubleClickOnMasks();
});
afterEach(() => end());

test.each([
  ['drawer', '.ant-drawer-mask', (onClose: () => void) => <Drawer open title="A" onClose={onClose} />],
  ['dialog', '.ant-modal-wrap', (onClose: () => void) => <Modal open title="A" onCancel={onClose} />],
])('keeps the %s open on the second click of a double click, and closes it on a single click', (_, selector, draw) => {
  const onClose = vi.fn();
  render(draw(onClose));
  const mask = document.querySelector(selector) ?? document.body;
  const click = (detail: number) => {
    fireEvent.mouseDown(mask, { detail });
    fireEvent.mouseUp(mask, { detail });
    fireEvent.click(mask, { detail });
  };

  click(2);
  expect(onClose).not.toHaveBeenCalled();
  click(1);
  expect(onClose).toHaveBeenCalledOnce();
});
