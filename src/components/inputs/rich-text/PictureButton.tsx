import { PictureOutlined } from '@ant-design/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { Button } from 'antd';
import { useState } from 'react';
import { ActionDialog } from '@/components/form/ActionDialog';
import { MAX_ALT_LENGTH } from '@/domain/rich-text/rich-text';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { ImageField } from '../image/ImageField';
import { TextField } from '../TextField';

type Picture = { src: string; alt: string };

type Props = {
  editor: Editor;
  isDisabled?: boolean;
  /** A pasted picture: the dialog opens with it and asks for its alternative text. */
  pasted?: File;
  onPastedDone: () => void;
};

/** Inserts a picture with alternative text, or edits both of the selected picture. */
export function PictureButton({ editor, isDisabled, pasted, onPastedDone }: Props) {
  const t = useText(inputTexts);
  const [isOpen, setIsOpen] = useState(false);
  const isSelected = useEditorState({ editor, selector: (state) => state.editor.isActive('image') });
  const isEdited = isSelected && !pasted;
  const name = t(isSelected ? 'text.picture.edit' : 'text.picture');

  const put = async ({ src, alt }: Picture) => {
    const attrs = { src, alt };
    if (isEdited) editor.commands.updateAttributes('image', attrs);
    else editor.commands.insertContent({ type: 'image', attrs });
  };

  const close = () => {
    setIsOpen(false);
    onPastedDone();
  };

  return (
    <>
      <Button
        type={isSelected ? 'default' : 'text'}
        icon={<PictureOutlined aria-hidden />}
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={() => setIsOpen(true)}
      />
      {(isOpen || pasted) && (
        <ActionDialog<Picture>
          draft={`text.picture:${isEdited ? 'edit' : 'insert'}`}
          title={t(isEdited ? 'text.picture.edit' : 'text.picture')}
          okText={t(isEdited ? 'text.picture.apply' : 'text.picture.insert')}
          initialValues={isEdited ? editor.getAttributes('image') : undefined}
          onSubmit={put}
          onClose={close}
        >
          <ImageField name="src" label={t('text.picture.file')} purpose="contentImage" isRequired given={pasted} />
          <TextField
            name="alt"
            label={t('text.picture.alt')}
            max={MAX_ALT_LENGTH}
            isRequired
            extra={t('text.picture.altHint')}
          />
        </ActionDialog>
      )}
    </>
  );
}
