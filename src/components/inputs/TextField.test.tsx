import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ColorField } from './ColorField';
import { HttpsUrlField, MobileField } from './contact-fields';
import { TextAreaField, TextField } from './TextField';
import { renderForm } from './testing/form';

const word = () => screen.getByRole('textbox', { name: '热词' });

describe('text', () => {
  test('is sent as it is kept, while what was typed stays until the field is left', async () => {
    const { user, sent, form } = renderForm(<TextField name="word" label="热词" max={12} isRequired />);
    await user.type(word(), ' 胃癌 早筛 ');
    expect(word()).toHaveValue(' 胃癌 早筛 ');
    // As Ctrl+S does, which leaves the focus where it is.
    form().submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ word: '胃癌 早筛' }));
    await user.tab();
    expect(word()).toHaveValue('胃癌 早筛');
  });

  test.each([
    ['at the limit', '𠮷'.repeat(12), undefined],
    ['past the limit', '𠮷'.repeat(13), '最多 12 个字符，现在有 13 个'],
    ['of 10,000 characters', 'x'.repeat(10_000), '最多 12 个字符，现在有 10000 个'],
    ['of white space', '\u3000 \u200B', '不能为空'],
    ['of marks of direction', '\u202E\u200F', '不能为空'],
    ['of nothing', '', '不能为空'],
  ])('%s', async (_, typed, message) => {
    const { user, sent, save } = renderForm(<TextField name="word" label="热词" max={12} isRequired />);
    await user.click(word());
    await user.paste(typed);
    await save();
    if (message === undefined) {
      await waitFor(() => expect(sent).toHaveBeenCalledWith({ word: typed }));
    } else {
      await waitFor(() => expect(word()).toHaveAccessibleDescription(message));
      expect(word()).toBeInvalid();
      expect(sent).not.toHaveBeenCalled();
    }
  });

  test('that was emptied is sent as null', async () => {
    const { user, sent, save } = renderForm(<TextAreaField name="remark" label="备注" max={50} />, {
      initialValues: { remark: '原来的' },
    });
    await user.clear(screen.getByRole('textbox', { name: '备注' }));
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ remark: null }));
  });

  test('of several lines keeps its lines', async () => {
    const { user, sent, save } = renderForm(<TextAreaField name="remark" label="备注" max={50} />);
    await user.type(screen.getByRole('textbox', { name: '备注' }), 'one{Enter}two ');
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ remark: 'one\ntwo' }));
  });

  test('follows a reset', async () => {
    const { user, form } = renderForm(<TextField name="word" label="热词" max={12} />, {
      initialValues: { word: '旧' },
    });
    await user.type(word(), ' ');
    form().setFieldsValue({ word: '新' });
    await waitFor(() => expect(word()).toHaveValue('新'));
  });
});

test('a mobile number is sent as 11 digits, and a wrong one is said once the field is left', async () => {
  const { user, sent, save } = renderForm(<MobileField name="mobile" label="手机号" isRequired />);
  const mobile = screen.getByRole('textbox', { name: '手机号' });
  await user.type(mobile, '1281234');
  expect(mobile).not.toHaveAccessibleDescription('手机号格式不正确');
  await user.tab();
  await waitFor(() => expect(mobile).toHaveAccessibleDescription('手机号格式不正确'));
  await user.clear(mobile);
  for (const typed of ['+86 138-1234-1234', '86-13812341234', '138 1234 1234', '１３８－１２３４－１２３４']) {
    await user.clear(mobile);
    await user.type(mobile, typed);
    expect(mobile).toBeValid();
    await user.tab();
    expect(mobile).toHaveValue('13812341234');
    expect(mobile).toBeValid();
  }
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ mobile: '13812341234' }));
});

test('a message of the server goes as soon as the field is changed', async () => {
  const { user, form } = renderForm(<TextField name="word" label="热词" max={12} />);
  form().setFields([{ name: 'word', errors: ['热词已存在'] }]);
  await waitFor(() => expect(word()).toHaveAccessibleDescription('热词已存在'));
  await user.type(word(), 'x');
  await waitFor(() => expect(word()).not.toHaveAccessibleDescription(/热词已存在/));
});

test('an address may be narrowed to a host', async () => {
  const narrower = { holds: (text: string) => new URL(text).host === 'mp.weixin.qq.com', message: '只能是公众号文章' };
  const { user, save } = renderForm(<HttpsUrlField name="url" label="链接" narrower={narrower} />);
  const url = screen.getByRole('textbox', { name: '链接' });
  await user.type(url, 'https://example.com/');
  await save();
  await waitFor(() => expect(url).toHaveAccessibleDescription(/只能是公众号文章/));
  // Where it may lead is no answer to a space that came with what was pasted.
  await user.clear(url);
  await user.type(url, 'https://mp.weixin.qq.com/s/a b');
  await user.tab();
  await waitFor(() => expect(url).toHaveAccessibleDescription(/网址中不能有空格/));
});

test('messages are in the operator’s language', async () => {
  const { save } = renderForm(<TextField name="word" label="Word" max={12} isRequired />, { locale: 'en-US' });
  await save();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Word' })).toHaveAccessibleDescription('This cannot be empty'),
  );
});

test('a colour is typed, and refused when it is none', async () => {
  const { user, sent, save } = renderForm(<ColorField name="color" label="主题色" />);
  const color = screen.getByRole('textbox', { name: '主题色' });
  await user.type(color, '#78bb5');
  await save();
  await waitFor(() => expect(color).toHaveAccessibleDescription(/#RRGGBB/));
  await user.type(color, 'd');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ color: '#78bb5d' }));
  expect(screen.getByLabelText('选择颜色：主题色')).toHaveValue('#78bb5d');
});
