import { LoadingOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ClipboardEvent, type DragEvent, type Ref, useRef } from 'react';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';

type Props = {
  /** Button text; `label` is added to its accessible name. */
  text: string;
  label: string;
  rule: { types: readonly string[] };
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** Whether chosen files are being processed; the button is blocked meanwhile. */
  isBusy?: boolean;
  onChoose: (files: File[]) => void;
  ref?: Ref<HTMLButtonElement>;
  id?: string;
  'aria-describedby'?: string;
};

/** Button that opens the native file chooser. Files can also be dropped on it, or pasted while it has the focus. */
export function ChooseImageButton({
  text,
  label,
  rule,
  isMultiple = false,
  isDisabled,
  isBusy = false,
  onChoose,
  ...rest
}: Props) {
  const t = useText(inputTexts);
  const input = useRef<HTMLInputElement>(null);
  const isBlocked = isDisabled || isBusy;
  const takeFrom = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const files = [...data.files].slice(0, isMultiple ? undefined : 1);
    if (files.length === 0) return;
    event.preventDefault();
    if (!isBlocked) onChoose(files);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        // antd's form styles override the attribute `hidden`.
        style={{ display: 'none' }}
        aria-label={label}
        accept={rule.types.join(',')}
        multiple={isMultiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows choosing the same file again.
          target.value = '';
          onChoose(files);
        }}
      />
      <Button
        {...rest}
        icon={<UploadOutlined aria-hidden />}
        aria-label={t('image.named', { action: text, label })}
        disabled={isDisabled}
        loading={isBusy && { icon: <LoadingOutlined aria-hidden /> }}
        title={t('file.otherWays')}
        onPaste={(event) => takeFrom(event, event.clipboardData)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => takeFrom(event, event.dataTransfer)}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
    </>
  );
}
