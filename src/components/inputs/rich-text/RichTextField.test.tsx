import { render, screen, waitFor } from '@testing-library/react';
import { Drawer } from 'antd';
import { describe, expect, test, vi } from 'vitest';
import { renderForm } from '../testing/form';
import { RichText } from './RichText';
import { RichTextField } from './RichTextField';

// ProseMirror scrolls to the selection, and jsdom has no layout to measure it in.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const variables = [{ name: 'score', label: '得分' }];
const field = <RichTextField name="content" label="提示内容" max={10} isRequired variables={variables} />;
const text = () => screen.findByRole('textbox', { name: '提示内容' });

describe('rich text', () => {
  test('that is empty is refused, on its field', async () => {
    const { sent, save } = renderForm(field);
    await text();
    await save();
    await waitFor(async () => expect(await text()).toHaveAccessibleDescription('不能为空'));
    expect(sent).not.toHaveBeenCalled();
  });

  test('has the focus of the form, which leaves no trace of itself in the page', async () => {
    const { form } = renderForm(field);
    const box = await text();
    expect(box).not.toHaveAttribute('ref');
    form().getFieldInstance('content').focus();
    await waitFor(() => expect(box).toHaveFocus());
  });

  test('that is too long is refused, its tags not counted', async () => {
    const { sent, save, form } = renderForm(field, {
      initialValues: { content: '<p><strong>0123456789</strong></p>' },
    });
    await text();
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    form().setFieldsValue({ content: '<p>0123456789x</p>' });
    await save();
    await waitFor(async () => expect(await text()).toHaveAccessibleDescription('最多 10 个字符，现在有 11 个'));
    expect(sent).toHaveBeenCalledOnce();
  });

  test('gets a variable where the operator asks for one, and follows a reset', async () => {
    const { user, sent, save, form } = renderForm(field, { initialValues: { content: '<p>a</p>' } });
    await text();
    await user.click(screen.getByRole('button', { name: '插入变量' }));
    await user.click(await screen.findByRole('menuitem', { name: /score/ }));
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ content: '<p>{{score}}a</p>' }));
    form().setFieldsValue({ content: '<p>new</p>' });
    await waitFor(async () => expect(await text()).toHaveTextContent('new'));
  });

  test('has a tool bar whose buttons say what is on', async () => {
    renderForm(field, { initialValues: { content: '<ul><li><p>a</p></li></ul>' } });
    await text();
    expect(screen.getByRole('toolbar', { name: '提示内容：格式' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '项目列表' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: '编号列表' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: '撤销' })).toBeDisabled();
  });

  test('is gone back to with Escape from the address of a link, and nothing around it closes', async () => {
    const onClose = vi.fn();
    const { user } = renderForm(
      <Drawer open title="编辑" onClose={onClose}>
        {field}
      </Drawer>,
    );
    const box = await text();
    await user.click(screen.getByRole('button', { name: '链接' }));
    const address = await screen.findByRole('textbox', { name: '链接地址' });
    await user.type(address, 'example');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '链接地址' })).not.toBeInTheDocument());
    expect(onClose).not.toHaveBeenCalled();
  });

  test('is shown without what could do something', async () => {
    render(<RichText html={'<p>Call <a href="https://example.com/">us</a><img src=x onerror="boom()"></p>'} />);
    expect(await screen.findByRole('link', { name: 'us' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(document.querySelector('img')).not.toBeInTheDocument();
  });
});
