import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useMemoizedFn } from 'ahooks';
import { App, Flex, Typography } from 'antd';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { type RichTextFormats, toPlainText } from '@/domain/rich-text/rich-text';
import { countCharacters } from '@/domain/validation/text';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import type { ControlProps } from '../Field';
import type { Focusable } from '../focus-inside';
import { cleanPasted, type RemovedContent } from './cleanPasted';
import { getExtensions } from './extensions';

import styles from './RichTextEditor.module.css';
import { sanitizeRichText } from './sanitize';
import { Toolbar, type Variable } from './Toolbar';

/**
 * Pictures that were pasted or dropped on their own, such as a screenshot. If the data also has text, as from Word, its
 * picture is only an image of that text.
 */
const findPicturesWithoutAlt = (data: DataTransfer | null): File[] =>
  data?.types.some((type) => type.startsWith('text/'))
    ? []
    : [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

export type RichTextEditorProps = ControlProps<string> & {
  label: string;
  /** Maximum length of the text without tags, in code points. */
  max: number;
  /** `basic` by default. */
  formats?: RichTextFormats;
  variables?: readonly Variable[];
  isDisabled?: boolean;
  /** Ref from the form, which focuses an invalid field. */
  ref?: Ref<Focusable>;
};

/** Removes the paragraph that the editor writes into each list item, if it is the only content. */
const unwrapItems = (html: string) =>
  html.replaceAll(/<li><p>((?:(?!<\/?(?:p|li|ul|ol)>).)*)<\/p><\/li>/gs, '<li>$1</li>');

const noVariables: readonly Variable[] = [];

/** Rich text editor; the value is sanitized HTML, or null for none. */
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
  const { message } = App.useApp();
  const given = useRef(value ?? null);
  /**
   * The given value, and the HTML that the editor makes of it: as long as nothing is changed, the value stays as given.
   */
  const put = useRef<{ value: string | null; html: string }>(undefined);
  const attributes = Object.fromEntries(
    Object.entries({ ...aria, id, 'aria-label': label, 'aria-multiline': 'true' }).filter(([, text]) => text),
  ) as Record<string, string>;

  const sayLost = ({ hasTable, pictures }: RemovedContent) => {
    const said = [
      hasTable && t('text.pasted.table'),
      pictures > 0 && t(formats === 'full' ? 'text.pasted.pictures' : 'text.pasted.noPictures', { count: pictures }),
    ].filter((one) => one !== false);
    if (said.length > 0) message.warning(said.join(t('text.pasted.separator')), 6);
  };
  const clean = useMemoizedFn((html: string) => {
    const pasted = cleanPasted(html, formats);
    sayLost(pasted.lost);
    return pasted.html;
  });

  const [pasted, setPasted] = useState<File>();
  const takePictures = useMemoizedFn((data: DataTransfer | null) => {
    const [picture, ...others] = findPicturesWithoutAlt(data);
    if (!picture) return false;
    if (formats === 'full') setPasted(picture);
    sayLost({ hasTable: false, pictures: formats === 'full' ? others.length : others.length + 1 });
    return true;
  });

  const noteGiven = useMemoizedFn((current: Pick<Editor, 'getHTML'>) => {
    put.current = { value: given.current, html: current.getHTML() };
  });
  const editor = useEditor({
    extensions: getExtensions(formats),
    content: sanitizeRichText(value ?? '', formats),
    editable: !isDisabled,
    editorProps: {
      attributes: { ...attributes, role: 'textbox', class: styles.text ?? '' },
      transformPastedHTML: clean,
      handlePaste: (_, { clipboardData }) => takePictures(clipboardData),
      // Otherwise Chromium would navigate to a dropped picture.
      handleDrop: (_, { dataTransfer }) => takePictures(dataTransfer),
    },
    // React may discard a render before the editor is created, when there is nothing to read.
    onCreate: ({ editor: current }) => noteGiven(current),
    onUpdate: ({ editor: current }) => {
      const html = current.getHTML();
      const written = html === put.current?.html ? put.current.value : unwrapItems(sanitizeRichText(html, formats));
      given.current = current.isEmpty ? null : written;
      onChange?.(given.current);
    },
  });

  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);

  // A value set from outside: a reset, a draft, the other version of a conflict.
  useEffect(() => {
    const next = value ?? null;
    if (next === given.current) return;
    given.current = next;
    editor.commands.setContent(sanitizeRichText(next ?? '', formats), { emitUpdate: false });
    noteGiven(editor);
  }, [editor, formats, value, noteGiven]);

  const count = countCharacters(toPlainText(value ?? ''));
  return (
    <div className={styles.box} data-invalid={aria['aria-invalid']}>
      <Toolbar
        editor={editor}
        label={label}
        formats={formats}
        variables={variables}
        isDisabled={isDisabled}
        pasted={pasted}
        onPastedDone={() => setPasted(undefined)}
      />
      <EditorContent editor={editor} />
      <Flex justify="end">
        <Typography.Text type={count > max ? 'danger' : 'secondary'}>{t('text.count', { count, max })}</Typography.Text>
      </Flex>
    </div>
  );
}
