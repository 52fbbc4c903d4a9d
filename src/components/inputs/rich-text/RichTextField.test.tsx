import { File as NodeFile } from 'node:buffer';
import { ProForm } from '@ant-design/pro-components';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Drawer } from 'antd';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { picture as pictureBytes } from '@/domain/image/testing/pictures';
import { findRichTextProblem } from '@/domain/rich-text/rich-text';
import { signInAs } from '../../../../tests/app';
import { openScreen } from '../../../../tests/screen';
import { click } from '../../testing/events';
import { renderForm } from '../testing/form';
import { RichText } from './RichText';
import { RichTextField } from './RichTextField';

// ProseMirror scrolls to the selection, and jsdom has no layout to measure it in.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

// The mock server cannot read jsdom's FormData.
const { constructor: NodeFormData } = await new Response(new URLSearchParams()).formData();
afterEach(() => void vi.unstubAllGlobals());

const variables = [{ name: 'score', label: '得分' }];
const field = <RichTextField name="content" label="提示内容" max={10} isRequired variables={variables} />;
const text = () => screen.findByRole('textbox', { name: '提示内容' });

describe('rich text', () => {
  test('reports empty or too long text on its field and focuses it, not counting tags', async () => {
    const { sent, save, form } = renderForm(field);
    const box = await text();
    // The form's ref must not become an attribute.
    expect(box).not.toHaveAttribute('ref');
    form().getFieldInstance('content').focus();
    await waitFor(() => expect(box).toHaveFocus());
    await save();
    await waitFor(async () => expect(await text()).toHaveAccessibleDescription('不能为空'));
    form().setFieldsValue({ content: '<p>0123456789x</p>' });
    await save();
    await waitFor(async () => expect(await text()).toHaveAccessibleDescription('最多 10 个字符，现在有 11 个'));
    expect(sent).not.toHaveBeenCalled();
    form().setFieldsValue({ content: '<p><strong>0123456789</strong></p>' });
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });

  test('inserts a variable at the cursor, and follows a reset', async () => {
    const { sent, save, form } = renderForm(field, { initialValues: { content: '<p>a</p>' } });
    await text();
    await click(screen.getByRole('button', { name: '插入变量' }));
    await click(await screen.findByRole('menuitem', { name: /score/ }));
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ content: '<p>{{score}}a</p>' }));
    form().setFieldsValue({ content: '<p>new</p>' });
    await waitFor(async () => expect(await text()).toHaveTextContent('new'));
  });

  test('reports content that a paste has lost, and restores the text on undo', async () => {
    const content = '<ul><li>甲</li></ul>';
    const { sent, save } = renderForm(field, { initialValues: { content } });
    const box = await text();
    const html = '<table><tr><td>a</td><td>b</td></tr></table><img src="file:///x.png"><img src="file:///y.png">';
    fireEvent.paste(box, {
      clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), types: ['text/html'], files: [] },
    });
    expect(await screen.findByText('表格已转为文字；2 张图片未粘贴：此处只能写文字')).toBeInTheDocument();
    await waitFor(() => expect(box).toHaveTextContent('a | b'));
    await click(screen.getByRole('button', { name: '撤销' }));
    await save();
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ content }));
  });

  test('returns the focus on Escape in the link URL, without closing anything around it', async () => {
    const onClose = vi.fn();
    const { user } = renderForm(
      <Drawer open title="编辑" onClose={onClose}>
        {field}
      </Drawer>,
    );
    const box = await text();
    await click(screen.getByRole('button', { name: '链接' }));
    const address = await screen.findByRole('textbox', { name: '链接地址' });
    await user.type(address, 'example');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('textbox', { name: '链接地址' })).not.toBeInTheDocument());
    expect(onClose).not.toHaveBeenCalled();
  });

  test('shows active formats in its toolbar', async () => {
    renderForm(field, { initialValues: { content: '<ul><li><p>a</p></li></ul>' } });
    await text();
    expect(screen.getByRole('toolbar', { name: '提示内容：格式' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '项目列表' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: '编号列表' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: '撤销' })).toBeDisabled();
  });

  test('has one tab stop for its toolbar, and arrow keys between the buttons', async () => {
    const { user } = renderForm(field);
    const box = await text();
    box.focus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: '加粗' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('button', { name: '下划线' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('button', { name: '插入变量' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(screen.getByRole('button', { name: '插入变量' })).toHaveFocus();
    await user.tab();
    expect(box).toHaveFocus();
    expect(screen.queryByRole('button', { name: '一级标题' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '插入图片' })).not.toBeInTheDocument();
  });

  test('supports headings and pictures in full format: a picture is uploaded and needs a description', async () => {
    vi.stubGlobal('FormData', NodeFormData);
    vi.stubGlobal('File', NodeFile);
    signInAs(0);
    const onChange = vi.fn();
    const { user } = openScreen(() => (
      <ProForm submitter={false} initialValues={{ content: '<p>饮食</p>' }} onValuesChange={onChange}>
        <RichTextField name="content" label="项目详情" max={100} formats="full" />
      </ProForm>
    ));
    await screen.findByRole('textbox', { name: '项目详情' });
    await click(screen.getByRole('button', { name: '一级标题' }));
    expect(screen.getByRole('button', { name: '一级标题' })).toHaveAttribute('aria-pressed', 'true');
    await click(screen.getByRole('button', { name: '插入图片' }));
    const dialog = await screen.findByRole('dialog', { name: '插入图片' });
    const insert = within(dialog).getByRole('button', { name: /插 ?入$/ });
    const picture = new NodeFile([pictureBytes('an extended WebP', { width: 80, height: 40 })], 'a.webp', {
      type: 'image/webp',
    });
    const chooser = dialog.querySelector('input[type=file]') as HTMLInputElement;
    await user.upload(chooser, picture as unknown as File);
    await within(dialog).findByRole('button', { name: '预览图片：图片' });
    await click(insert);
    const words = within(dialog).getByRole('textbox', { name: '替代文字' });
    await waitFor(() => expect(words).toHaveAccessibleDescription(/不能为空/));
    await user.type(words, '餐盘');
    await click(insert);
    await waitFor(() => expect(screen.getByRole('img', { name: '餐盘' })).toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { content }: { content: string } = onChange.mock.lastCall?.[0] ?? { content: '' };
    expect(content).toMatch(/<h2>饮食<\/h2>/);
    expect(content).toMatch(/<img src="\/api\/admin\/v1\/uploads\/[\w.-]+" alt="餐盘">/);
    expect(findRichTextProblem(content, 'full')).toBeNull();
  });

  test('asks for the description of a pasted picture', async () => {
    vi.stubGlobal('FormData', NodeFormData);
    vi.stubGlobal('File', NodeFile);
    signInAs(0);
    const onChange = vi.fn();
    const { user } = openScreen(() => (
      <ProForm submitter={false} initialValues={{ content: '<p>饮食</p>' }} onValuesChange={onChange}>
        <RichTextField name="content" label="项目详情" max={100} formats="full" />
        <RichTextField name="script" label="话术" max={100} />
      </ProForm>
    ));
    const shot = new NodeFile([pictureBytes('an extended WebP', { width: 80, height: 40 })], 'image.webp', {
      type: 'image/webp',
    });
    const clipboardData = { getData: () => '', types: ['Files'], files: [shot] };
    fireEvent.paste(await screen.findByRole('textbox', { name: '话术' }), { clipboardData });
    expect(await screen.findByText('1 张图片未粘贴：此处只能写文字')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    fireEvent.paste(screen.getByRole('textbox', { name: '项目详情' }), { clipboardData });
    const dialog = within(await screen.findByRole('dialog', { name: '插入图片' }));
    await dialog.findByRole('button', { name: '预览图片：图片' });
    await user.type(dialog.getByRole('textbox', { name: '替代文字' }), '餐盘');
    await click(dialog.getByRole('button', { name: /插 ?入$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { content }: { content: string } = onChange.mock.lastCall?.[0] ?? { content: '' };
    expect(content).toMatch(/<img src="\/api\/admin\/v1\/uploads\/[\w.-]+" alt="餐盘">/);
  });

  test('shows rich text without executable content', async () => {
    render(<RichText html={'<p>Call <a href="https://example.com/">us</a><img src=x onerror="boom()"></p>'} />);
    expect(await screen.findByRole('link', { name: 'us' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(document.querySelector('img')).not.toBeInTheDocument();
  });
});
