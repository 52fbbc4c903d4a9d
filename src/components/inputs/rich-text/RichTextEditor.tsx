import { EditorContent, useEditor } from '@tiptap/react';
import { Flex, Typography } from 'antd';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { plainText, type RichTextFormats } from '@/domain/rich-text/rich-text';
import { lengthOf } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import type { ControlProps } from '../Field';
import type { Focusable } from '../focus-inside';
import { cleanPasted } from './cleanPasted';
import { extensionsOf } from './extensions';
import styles from './RichTextEditor.module.css';
import { sanitise } from './sanitise';
import { Toolbar, type Variable } from './Toolbar';

export type RichTextEditorProps = ControlProps<string> & {
  label: string;
  /** Of the text without its tags, in code points. */
  max: number;
  /** By default `basic`. */
  formats?: RichTextFormats;
  variables?: readonly Variable[];
  isDisabled?: boolean;
  /** The form's: it moves the focus into a text that was refused. */
  ref?: Ref<Focusable>;
};

const noVariables: readonly Variable[] = [];

/** Text with the formats that members are shown; its value is sanitised HTML, or null for nothing. */
export default function RichTextEditor({
  id,
  value,
  onChange,
  label,
  max,
  formats = 'basic',
  variables = noVariables,
  isDisabled = false,
  ref,
  ...aria
}: RichTextEditorProps) {
  const t = useText(inputTexts);
  const given = useRef(value ?? null);
  const attributes = Object.fromEntries(
    Object.entries({ ...aria, id, 'aria-label': label, 'aria-multiline': 'true' }).filter(([, text]) => text),
  ) as Record<string, string>;

  const editor = useEditor({
    extensions: extensionsOf(formats),
    content: sanitise(value ?? '', formats),
    editable: !isDisabled,
    editorProps: {
      attributes: { ...attributes, role: 'textbox', class: styles.text ?? '' },
      transformPastedHTML: (html) => cleanPasted(html, formats),
    },
    onUpdate: ({ editor: current }) => {
      given.current = current.isEmpty ? null : sanitise(current.getHTML(), formats);
      onChange?.(given.current);
    },
  });

  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);

  // What somebody else has put into the form: a reset, a draft, the other version of a conflict.
  useEffect(() => {
    const next = value ?? null;
    if (next === given.current) return;
    given.current = next;
    editor.commands.setContent(sanitise(next ?? '', formats), { emitUpdate: false });
  }, [editor, formats, value]);

  const count = lengthOf(plainText(value ?? ''));
  return (
    <div className={styles.box} data-invalid={aria['aria-invalid']}>
      <Toolbar editor={editor} label={label} formats={formats} variables={variables} isDisabled={isDisabled} />
      <EditorContent editor={editor} />
      <Flex justify="end">
        <Typography.Text type={count > max ? 'danger' : 'secondary'}>{t('text.count', { count, max })}</Typography.Text>
      </Flex>
    </div>
  );
}
