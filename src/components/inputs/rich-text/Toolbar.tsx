import {
  BoldOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  RedoOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { Button, Flex } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { ActionMenu } from '@/components/actions/ActionMenu';
import type { RichTextFormats } from '@/domain/rich-text/rich-text';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { LinkButton } from './LinkButton';
import { PictureButton } from './PictureButton';
import { useRovingFocus } from './useRovingFocus';

export type Variable = { name: string; label: string };

type Props = {
  editor: Editor;
  /** Label of the field. */
  label: string;
  formats: RichTextFormats;
  variables: readonly Variable[];
  isDisabled?: boolean;
} & Pick<ComponentProps<typeof PictureButton>, 'pasted' | 'onPastedDone'>;

type More = { isOn?: boolean; isOff?: boolean; keys?: string };

/** Toolbar of the editor; each button shows whether the selection has its format. */
export function Toolbar({ editor, label, formats, variables, isDisabled, pasted, onPastedDone }: Props) {
  const t = useText(inputTexts);
  const roving = useRovingFocus();
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      heading: current.isActive('heading', { level: 2 }),
      subheading: current.isActive('heading', { level: 3 }),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();

  const button = (name: string, icon: ReactNode, run: () => void, { isOn, isOff, keys }: More = {}) => (
    <Button
      type={isOn ? 'default' : 'text'}
      icon={icon}
      aria-label={name}
      title={keys === undefined ? name : `${name} ${keys.replace('Control', 'Ctrl')}`}
      aria-keyshortcuts={keys}
      aria-pressed={isOn}
      disabled={isDisabled || isOff}
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    />
  );
  const heading = (level: 2 | 3, isOn: boolean) =>
    button(
      t(level === 2 ? 'text.heading' : 'text.subheading'),
      <strong aria-hidden>{`H${level - 1}`}</strong>,
      () => chain().toggleHeading({ level }).run(),
      { isOn, keys: `Control+Alt+${level}` },
    );

  return (
    <Flex {...roving} role="toolbar" aria-label={t('text.toolbar', { label })} wrap gap={2}>
      {formats === 'full' && (
        <>
          {heading(2, state.heading)}
          {heading(3, state.subheading)}
        </>
      )}
      {button(t('text.bold'), <BoldOutlined aria-hidden />, () => chain().toggleBold().run(), {
        isOn: state.bold,
        keys: 'Control+B',
      })}
      {button(t('text.italic'), <ItalicOutlined aria-hidden />, () => chain().toggleItalic().run(), {
        isOn: state.italic,
        keys: 'Control+I',
      })}
      {button(t('text.underline'), <UnderlineOutlined aria-hidden />, () => chain().toggleUnderline().run(), {
        isOn: state.underline,
        keys: 'Control+U',
      })}
      {button(t('text.bulletList'), <UnorderedListOutlined aria-hidden />, () => chain().toggleBulletList().run(), {
        isOn: state.bulletList,
        keys: 'Control+Shift+8',
      })}
      {button(t('text.orderedList'), <OrderedListOutlined aria-hidden />, () => chain().toggleOrderedList().run(), {
        isOn: state.orderedList,
        keys: 'Control+Shift+7',
      })}
      <LinkButton editor={editor} isDisabled={isDisabled} />
      {formats === 'full' && <PictureButton {...{ editor, isDisabled, pasted, onPastedDone }} />}
      {button(t('text.undo'), <UndoOutlined aria-hidden />, () => chain().undo().run(), {
        isOff: !state.canUndo,
        keys: 'Control+Z',
      })}
      {button(t('text.redo'), <RedoOutlined aria-hidden />, () => chain().redo().run(), {
        isOff: !state.canRedo,
        keys: 'Control+Y',
      })}
      {variables.length > 0 && (
        <ActionMenu
          isDisabled={isDisabled}
          items={variables.map(({ name, label: shown }) => ({ key: name, label: `${shown} {{${name}}}` }))}
          onChoose={(key) =>
            chain()
              .insertContent({ type: 'text', text: `{{${key}}}` })
              .run()
          }
        >
          {(trigger) => (
            <Button ref={trigger} type="text" disabled={isDisabled} aria-haspopup="menu">
              {t('text.variable')}
            </Button>
          )}
        </ActionMenu>
      )}
    </Flex>
  );
}
