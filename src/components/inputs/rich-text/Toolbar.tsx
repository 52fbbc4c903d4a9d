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
import type { ReactNode } from 'react';
import { ActionMenu } from '@/components/ActionMenu';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { LinkButton } from './LinkButton';

export type Variable = { name: string; label: string };

type Props = {
  editor: Editor;
  /** Of the field. */
  label: string;
  variables: readonly Variable[];
  isDisabled?: boolean;
};

/** The formats of rich text; each button says whether what is selected has its format. */
export function Toolbar({ editor, label, variables, isDisabled }: Props) {
  const t = useText(inputTexts);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();

  const button = (name: string, icon: ReactNode, run: () => void, more: { isOn?: boolean; isOff?: boolean } = {}) => (
    <Button
      type={more.isOn ? 'default' : 'text'}
      icon={icon}
      aria-label={name}
      title={name}
      aria-pressed={more.isOn}
      disabled={isDisabled || more.isOff}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    />
  );

  return (
    <Flex role="toolbar" aria-label={t('text.toolbar', { label })} wrap gap={2}>
      {button(t('text.bold'), <BoldOutlined aria-hidden />, () => chain().toggleBold().run(), { isOn: state.bold })}
      {button(t('text.italic'), <ItalicOutlined aria-hidden />, () => chain().toggleItalic().run(), {
        isOn: state.italic,
      })}
      {button(t('text.underline'), <UnderlineOutlined aria-hidden />, () => chain().toggleUnderline().run(), {
        isOn: state.underline,
      })}
      {button(t('text.bulletList'), <UnorderedListOutlined aria-hidden />, () => chain().toggleBulletList().run(), {
        isOn: state.bulletList,
      })}
      {button(t('text.orderedList'), <OrderedListOutlined aria-hidden />, () => chain().toggleOrderedList().run(), {
        isOn: state.orderedList,
      })}
      <LinkButton editor={editor} isDisabled={isDisabled} />
      {button(t('text.undo'), <UndoOutlined aria-hidden />, () => chain().undo().run(), { isOff: !state.canUndo })}
      {button(t('text.redo'), <RedoOutlined aria-hidden />, () => chain().redo().run(), { isOff: !state.canRedo })}
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
