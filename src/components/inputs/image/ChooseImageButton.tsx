import { LoadingOutlined, UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type Ref, useRef } from 'react';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';

type Props = {
  /** What the button says; `label` is added to its name. */
  text: string;
  label: string;
  rule: { types: readonly string[] };
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** While what was chosen is looked at, nothing else is chosen. */
  isBusy?: boolean;
  onChoose: (files: File[]) => void;
  ref?: Ref<HTMLButtonElement>;
  id?: string;
  'aria-describedby'?: string;
};

/** A button that opens the browser's own file chooser. */
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
  return (
    <>
      <input
        ref={input}
        type="file"
        // antd’s style of forms overrides the attribute `hidden`.
        style={{ display: 'none' }}
        aria-label={label}
        accept={rule.types.join(',')}
        multiple={isMultiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // So that the same file can be chosen again.
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
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
    </>
  );
}
