import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { leave, write } from '../testing/events';
import { ColorField } from './ColorField';
import { HttpsUrlField, MobileField } from './contact-fields';
import { TextAreaField, TextField } from './TextField';
import { renderForm } from './testing/form';

const word = () => screen.getByRole('textbox', { name: '热词' });

describe('text field', () => {
  test('sends the cleaned text, and shows the entered text until blur', async () => {
    const { sent, form } = renderForm(<TextField name="word" label="热词" max={12} isRequired />);
    await write(word(), ' 胃癌 早筛 ');
    expect(word()).toHaveValue(' 胃癌 早筛 ');
    // Like Ctrl+S, which keeps the focus.
    form().submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ word: '胃癌 早筛' }));
    await leave();
    expect(word()).toHaveValue('胃癌 早筛');
  });

  test('sends text up to its limit in characters, and rejects longer or invisible text', async () => {
    const { sent, save } = renderForm(<TextField name="word" label="热词" max={12} isRequired />);
    for (const [text, message] of [
      ['', '不能为空'],
      ['𠮷'.repeat(13), '最多 12 个字符，现在有 13 个'],
      ['x'.repeat(10_000), '最多 12 个字符，现在有 10000 个'],
      // White space and direction marks.
      ['\u3000 \u200B\u202E\u200F', '不能为空'],
    ] as const) {
      await write(word(), text);
      await save();
      await waitFor(() => expect(word()).toHaveAccessibleDescription(message));
      expect(word()).toBeInvalid();
    }
    expect(sent).not.toHaveBeenCalled();
    await write(word(), '𠮷'.repeat(12));
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ word: '𠮷'.repeat(12) }));
  });

  test('keeps several lines in a text area, and sends null once it is cleared', async () => {
    const { user, sent, save } = renderForm(<TextAreaField name="remark" label="备注" max={50} />);
    const remark = screen.getByRole('textbox', { name: '备注' });
    await write(remark, 'one');
    await user.type(remark, '{Enter}two ');
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ remark: 'one\ntwo' }));
    await write(remark, '');
    await save();
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ remark: null }));
  });

  test('follows a reset, and drops a server message as soon as the text changes', async () => {
    const { form } = renderForm(<TextField name="word" label="热词" max={12} />, { initialValues: { word: '旧' } });
    await write(word(), '旧 ');
    form().setFieldsValue({ word: '新' });
    await waitFor(() => expect(word()).toHaveValue('新'));
    form().setFields([{ name: 'word', errors: ['热词已存在'] }]);
    await waitFor(() => expect(word()).toHaveAccessibleDescription('热词已存在'));
    await write(word(), '新x');
    await waitFor(() => expect(word()).not.toHaveAccessibleDescription(/热词已存在/));
  });
});

test('sends a mobile number as 11 digits, and reports an invalid one on blur', async () => {
  const { sent, save } = renderForm(<MobileField name="mobile" label="手机号" isRequired />);
  const mobile = screen.getByRole('textbox', { name: '手机号' });
  await write(mobile, '1281234');
  expect(mobile).not.toHaveAccessibleDescription('请填写 11 位手机号');
  await leave();
  await waitFor(() => expect(mobile).toHaveAccessibleDescription('请填写 11 位手机号'));
  for (const typed of ['+86 138-1234-1234', '86-13812341234', '138 1234 1234', '１３８－１２３４－１２３４']) {
    await write(mobile, typed);
    expect(mobile).toBeValid();
    await leave();
    expect(mobile).toHaveValue('13812341234');
    expect(mobile).toBeValid();
  }
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ mobile: '13812341234' }));
});

test('restricts a URL to a host', async () => {
  const narrower = { holds: (text: string) => new URL(text).host === 'mp.weixin.qq.com', message: '只能是公众号文章' };
  const { save } = renderForm(<HttpsUrlField name="url" label="链接" narrower={narrower} />);
  const url = screen.getByRole('textbox', { name: '链接' });
  await write(url, 'https://example.com/');
  await save();
  await waitFor(() => expect(url).toHaveAccessibleDescription(/只能是公众号文章/));
  // A pasted space is named as such.
  await write(url, 'https://mp.weixin.qq.com/s/a b');
  await leave();
  await waitFor(() => expect(url).toHaveAccessibleDescription(/网址中不能有空格/));
});

test('shows messages in the operator’s language', async () => {
  const { save } = renderForm(<TextField name="word" label="Word" max={12} isRequired />, { locale: 'en-US' });
  await save();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Word' })).toHaveAccessibleDescription('This cannot be empty'),
  );
});

test('takes an entered color, and rejects an invalid one', async () => {
  const { sent, save } = renderForm(<ColorField name="color" label="主题色" />);
  const color = screen.getByRole('textbox', { name: '主题色' });
  await write(color, '#78bb5');
  await save();
  await waitFor(() => expect(color).toHaveAccessibleDescription(/#RRGGBB/));
  await write(color, '#78bb5d');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ color: '#78bb5d' }));
  expect(screen.getByLabelText('选择颜色：主题色')).toHaveValue('#78bb5d');
});
