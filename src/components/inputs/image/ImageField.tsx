import { useMount } from 'ahooks';
import { Button, Flex } from 'antd';
import { type RefObject, useImperativeHandle, useRef } from 'react';
import type { UploadPurpose } from '@/contract/limits/upload';
import { uploadRules } from '@/contract/limits/upload';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { type ControlProps, Field, type FieldProps } from '../Field';
import { requiredRule } from '../rules';
import { ChooseImageButton } from './ChooseImageButton';
import { CropDialog } from './CropDialog';
import { formatRule } from './format';
import { Thumbnail } from './Thumbnail';
import { UploadProgressList } from './UploadProgressList';
import { unsentRule } from './unsent-rule';
import { useFocusAfterCrop } from './useFocusAfterCrop';
import { usePictures } from './usePictures';
import type { UnsentUpload } from './useUploads';

/** Returns uploads that are not finished; set once the control is mounted. */
export type UnsentImageRule = RefObject<() => readonly UnsentUpload[]>;

type InputProps = ControlProps<string> & {
  purpose: UploadPurpose;
  label: string;
  isDisabled?: boolean;
  given?: File;
  unsent: UnsentImageRule;
};

function ImageInput({ id, value, onChange, purpose, label, isDisabled, given, unsent, ...aria }: InputProps) {
  const t = useText(inputTexts);
  const pictures = usePictures(purpose, (url) => onChange?.(url));
  const { rule, uploads, cropping, onCropped } = pictures;
  useImperativeHandle(unsent, () => pictures.unsent, [pictures.unsent]);
  const chooser = useRef<HTMLButtonElement>(null);
  const named = (action: string) => t('image.named', { action, label });
  useFocusAfterCrop(cropping, chooser);
  const choose = (files: File[]) => {
    // A new picture replaces one that is uploading or has failed.
    for (const { key } of uploads) pictures.cancel(key);
    return pictures.takeAll(files);
  };
  useMount(() => given && void choose([given]));
  const remove = () => {
    onChange?.(null);
    chooser.current?.focus();
  };
  return (
    <Flex vertical gap={8} align="start">
      <Flex wrap gap={12} align="center">
        {value && <Thumbnail url={value} alt={label} previewName={named(t('image.preview'))} />}
        <ChooseImageButton
          ref={chooser}
          id={id}
          aria-describedby={aria['aria-describedby']}
          text={t(value ? 'image.replace' : 'image.choose')}
          label={label}
          rule={rule}
          isDisabled={isDisabled}
          isBusy={pictures.isTaking}
          onChoose={choose}
        />
        {value && !isDisabled && (
          <Button aria-label={named(t('image.remove'))} onClick={remove}>
            {t('image.remove')}
          </Button>
        )}
      </Flex>
      <UploadProgressList uploading={pictures} onCancel={() => aria['aria-invalid'] && onChange?.(value ?? null)} />
      {cropping && <CropDialog {...cropping} rule={rule} onDone={onCropped} />}
    </Flex>
  );
}

type ImageFieldProps = {
  purpose: UploadPurpose;
  /** Initial file, handled as if the operator had chosen it. */
  given?: File;
};

/** Picture field of a form: the picture is cropped to its shape and uploaded at once; the value is its URL. */
export function ImageField({ purpose, given, extra, ...field }: FieldProps & ImageFieldProps) {
  const t = useText(inputTexts);
  const unsent = useRef<() => readonly UnsentUpload[]>(() => []);
  return (
    <Field
      {...field}
      extra={extra ?? formatRule(t, uploadRules[purpose])}
      rules={[
        unsentRule(() => unsent.current?.() ?? [], { pending: t('image.pending'), unsent: t('image.unsent') }),
        ...(field.isRequired ? [requiredRule(t('image.required'))] : []),
      ]}
    >
      <ImageInput {...{ purpose, given, unsent }} label={field.label} isDisabled={field.isDisabled} />
    </Field>
  );
}
